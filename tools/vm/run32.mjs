// SPDX-FileCopyrightText: 2026 Pocket Patience contributors
// SPDX-License-Identifier: MIT
// Runs MicroPython scripts in npm's 32-bit VM under Node. One JSON object on standard input:
// {"module", "heap", "argv", "path": [dirs], "files": {inside: outside}, "texts": {inside: text},
// "scripts": [files]}. The scripts
// run one after the other in the same __main__, and so do the parts of a script, divided by lines that
// say "# -------- part". Between two of them the VM is idle, which is when it can collect garbage.
import fs from "node:fs";
import { pathToFileURL } from "node:url";

const job = JSON.parse(fs.readFileSync(0, "utf8"));
const { loadMicroPython } = await import(pathToFileURL(job.module).href);
const out = (fd) => (bytes) => fs.writeSync(fd, bytes);
const vm = await loadMicroPython({
  heapsize: job.heap,
  pystack: 32768,
  linebuffer: false,
  stdout: out(1),
  stderr: out(2),
});
for (const [inside, outside] of Object.entries(job.files)) {
  const folder = inside.slice(0, inside.lastIndexOf("/"));
  if (folder) vm.FS.mkdirTree(folder);
  vm.FS.writeFile(inside, job.texts[inside] ?? fs.readFileSync(outside));
}
vm.FS.chdir(job.cwd);
const text = (v) => JSON.stringify(v);
vm.runPython(`import sys\nsys.argv[:] = ${text(job.argv)}\nsys.path[:] = ${text(job.path)}\n`);
try {
  for (const script of job.scripts) {
    const source = vm.FS.readFile(script, { encoding: "utf8" });
    for (const part of source.split(/^# -+ part$/m)) vm.runPython(part);
  }
} catch (error) {
  if (error.type !== "SystemExit") {
    fs.writeSync(2, error.message + "\n");
    process.exit(1);
  }
  process.exit(Number.parseInt(error.message.match(/SystemExit: (\d+)/)?.[1] ?? "0"));
}

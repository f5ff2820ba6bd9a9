def outputs(root):
    return {}

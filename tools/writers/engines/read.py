"""Answers requests about the files of a zip archive, as JSON: tables and classes of Python modules, texts, and names.

It parses the modules and never runs them.
"""

import ast
import json
import re
import sys
import zipfile

# Only tables of other tables; nothing that could call a function of the module.
COMPREHENSION = (
    ast.DictComp, ast.SetComp, ast.ListComp, ast.comprehension, ast.Name, ast.Load, ast.Store, ast.Tuple, ast.Compare,
    ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Constant, ast.Subscript,
)  # fmt: skip


def value_of(node, known):
    """The value of a literal; the source of anything else."""
    match node:
        case ast.Constant():
            return node.value
        case ast.Name() if node.id in known:
            return known[node.id]
        case ast.List() | ast.Tuple() | ast.Set():
            return items_of(node, known)
        case ast.Dict():
            return merged((key and value_of(key, known), value_of(one, known)) for key, one in zip(node.keys, node.values))
        case ast.Call():
            return call_of(node, known)
        case ast.Subscript(value=ast.Name(id="Literal"), slice=ast.Tuple()):
            return items_of(node.slice, known)
        case ast.BinOp(op=ast.BitOr() | ast.Add()):
            return joined(value_of(node.left, known), value_of(node.right, known))
        case ast.DictComp() | ast.SetComp() | ast.ListComp():
            return comprehended(node, known)
    return ast.unparse(node)


def items_of(node, known):
    found = []
    for one in node.elts:
        value = value_of(one.value if isinstance(one, ast.Starred) else one, known)
        found += list(value) if isinstance(one, ast.Starred) else [value]
    return found


def merged(pairs):
    """A dict of pairs; a pair without a key is a dict that is spread."""
    found = {}
    for key, value in pairs:
        if key is not None:
            found[key if isinstance(key, str) else str(key)] = value
        elif isinstance(value, dict):
            found |= value
    return found


def joined(left, right):
    if isinstance(left, dict) and isinstance(right, dict):
        return left | right
    return left + right if isinstance(left, list) and isinstance(right, list) else f"{left} {right}"


def call_of(node, known):
    """The table in a call such as OrderedDict([(…, …)]), frozenset({…}) and Lazy(name="Class"); otherwise its source."""
    match node:
        # list(TABLE.items())
        case ast.Call(ast.Name("list"), [ast.Call(ast.Attribute(ast.Name(id=name), "items"), [])]) if name in known:
            return [list(pair) for pair in known[name].items()]
        case ast.Call(ast.Name("dict" | "OrderedDict"), [], []):
            return {}
    first = value_of(node.args[0], known) if len(node.args) == 1 else {}
    if node.keywords and isinstance(first, dict):
        return first | merged((one.arg, value_of(one.value, known)) for one in node.keywords)
    is_pairs = isinstance(first, list) and first and all(isinstance(one, list) and len(one) == 2 for one in first)
    if is_pairs and "Dict" in ast.unparse(node.func):
        return merged(first)
    return first if isinstance(first, dict | list) and node.args else ast.unparse(node)


def comprehended(node, known):
    allowed = all(
        isinstance(one, COMPREHENSION)
        or (isinstance(one, ast.Call) and not one.args)
        or (isinstance(one, ast.Attribute) and one.attr in ("items", "keys", "values"))
        for one in ast.walk(node)
    )
    if not allowed:
        return ast.unparse(node)
    return eval(compile(ast.Expression(node), "table", "eval"), {"__builtins__": {}} | known)


def statements(body):
    for node in body:
        if isinstance(node, ast.If | ast.Try):
            yield from statements(node.body + node.orelse)
        else:
            yield node


def values_in(body, known):
    for node in statements(body):
        match node:
            # TABLE.update({…})
            case ast.Expr(ast.Call(ast.Attribute(ast.Name(id=name), "update"), [table])) if isinstance(known.get(name), dict):
                more = value_of(table, known)
                known[name] |= more if isinstance(more, dict) else {}
        targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        for target in targets:
            if isinstance(target, ast.Name) and node.value is not None:
                known[target.id] = value_of(node.value, known)
    return known


def class_of(file, node):
    return {
        "file": file,
        "name": node.name,
        "bases": [ast.unparse(base).split("[")[0].split(".")[-1] for base in node.bases],
        "values": values_in(node.body, {}),
    }


def answer(archive, request):
    if request["kind"] == "names":
        return archive.namelist()
    files = [name for name in archive.namelist() if re.fullmatch(request["files"], name)]
    texts = {file: archive.read(file).decode() for file in files}
    if request["kind"] == "texts":
        return texts
    trees = {file: ast.parse(text) for file, text in texts.items()}
    if request["kind"] == "values":
        return {file: values_in(tree.body, {}) for file, tree in trees.items()}
    return [class_of(file, node) for file, tree in trees.items() for node in tree.body if isinstance(node, ast.ClassDef)]


if __name__ == "__main__":
    with zipfile.ZipFile(sys.argv[1]) as archive:
        print(json.dumps(answer(archive, json.loads(sys.argv[2]))))

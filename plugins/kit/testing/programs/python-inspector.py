# Inspects Python programs: the tasks are JSON on standard input, and the results JSON on standard output.
import ast
import hashlib
import json
import re
import sys
import warnings

try:
    from pyflakes import checker, messages
except ImportError:
    sys.exit("no pyflakes")

warnings.simplefilter("error")
names = (messages.UndefinedName, messages.UndefinedLocal, messages.UndefinedExport)


# A plugin may make a name from a string: invalid characters become underscores.
def as_name(text):
    return re.sub(r"\W", "_", text)


def shape(node, planted):
    if isinstance(node, ast.Constant):
        kind = type(node.value).__name__
        return "number" if kind in ("int", "float") else kind
    if isinstance(node, ast.JoinedStr):
        parts = [part for part in node.values if not isinstance(part, ast.Constant)]
        return ["JoinedStr", shape(parts, planted)]
    if isinstance(node, ast.AST):
        fields = [shape(getattr(node, name, None), planted) for name in node._fields]
        return [type(node).__name__, *fields]
    if isinstance(node, list):
        return [shape(item, planted) for item in node]
    return "PLANTED" if planted and isinstance(node, str) and as_name(node) == planted else node


# Two escaped halves of a character are two characters in Python, and would be one in JSON.
def literals(tree):
    nodes = (node for node in ast.walk(tree) if isinstance(node, ast.Constant))
    texts = (node.value for node in nodes if isinstance(node.value, str))
    return [re.sub(r"([\ud800-\udbff])(?=[\udc00-\udfff])", r"\1|", text) for text in texts]


def imports(tree):
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found.update(alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            found.add(node.module.split(".")[0])
    return sorted(found - sys.stdlib_module_names)


task = json.load(sys.stdin)
builtins = set(task["allowedNames"])
known = {}
answers = []
for program in task["programs"]:
    text = program["text"]
    try:
        tree = ast.parse(text)
        compile(text, "program", "exec")
        form = json.dumps(shape(tree, as_name(program.get("planted", ""))))
        digest = hashlib.sha256(form.encode()).hexdigest()
        # Undefined names depend only on the shape.
        if form not in known:
            found = checker.Checker(tree, builtins=builtins).messages
            known[form] = [
                {"message": str(one.message % one.message_args), "line": one.lineno}
                for one in found
                if isinstance(one, names)
            ]
        answer = {"shape": digest, "faults": known[form], "imports": imports(tree)}
        answers.append({**answer, "literals": literals(tree)} if program.get("prints") else answer)
    except (SyntaxError, ValueError, Warning) as error:
        what = getattr(error, "msg", None) or error
        fault = {"message": f"{type(error).__name__}: {what}"}
        if getattr(error, "lineno", None):
            fault["line"] = error.lineno
        answers.append({"shape": "", "faults": [fault]})
json.dump(answers, sys.stdout)

// Python is read by CPython: its own parser and compiler, warnings as errors, and the tree that they make.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { printedBy, type Reading } from "./reading.ts";

const READER = String.raw`
import ast, hashlib, json, re, sys, warnings

warnings.simplefilter("error")
mark = re.compile(r"zq\d")

def shape(node, texts):
    if isinstance(node, ast.Constant):
        if isinstance(node.value, str) and mark.search(node.value):
            texts.append(node.value)
        kind = type(node.value).__name__
        return "number" if kind in ("int", "float") else kind
    if isinstance(node, ast.AST):
        return [type(node).__name__, *(shape(getattr(node, name, None), texts) for name in node._fields)]
    if isinstance(node, list):
        return [shape(item, texts) for item in node]
    # A plugin may make a name of a text.
    if isinstance(node, str) and mark.search(node):
        return "PLANTED"
    return node

answers = []
for program in json.load(sys.stdin):
    texts = []
    try:
        tree = ast.parse(program)
        compile(program, "program", "exec")
        form = json.dumps(shape(tree, texts), default=str)
        answers.append({"shape": hashlib.sha256(form.encode()).hexdigest(), "texts": texts})
    except (SyntaxError, ValueError, Warning, RecursionError) as error:
        answers.append({"fault": f"{type(error).__name__}: {error}", "shape": "", "texts": []})
json.dump(answers, sys.stdout)
`;

/** Reads Python. */
export function readPython(programs: readonly string[]): readonly Reading[] {
  const local = resolve(".venv/bin/python");
  const command = process.env["HUBSMITH_PYTHON"] ?? (existsSync(local) ? local : "python3");
  const input = JSON.stringify(programs);
  return JSON.parse(printedBy(command, ["-c", READER], { input })) as readonly Reading[];
}

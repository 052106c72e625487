// Inspects Python with CPython, with warnings as errors, and with pyflakes for undefined names.
import { programText, pythonPath, runChild } from "./child.ts";
import type { InspectOptions, Parsed, Program } from "./program.ts";

export async function inspectPython(
  programs: readonly Program[],
  { python, allowedNames = [] }: InspectOptions,
): Promise<readonly Parsed[]> {
  const command = pythonPath(python);
  const script = programText("python-inspector.py");
  const input = JSON.stringify({ programs, allowedNames });
  const { code, out, errors } = await runChild(command, ["-c", script], { input });
  if (code === 0) return JSON.parse(out.toString()) as readonly Parsed[];
  if (errors.trim() !== "no pyflakes")
    throw new Error(`${command} failed while it inspected ${programs.length} programs: ${errors}`);
  const message =
    `Checking Python needs pyflakes, which ${command} does not have: ${command} -m pip install pyflakes. ` +
    "To use another Python, set the variable HUBSMITH_PYTHON.";
  // Without the calls in it, a test runner prints it once for all tests.
  throw Object.assign(new Error(message), { stack: message });
}

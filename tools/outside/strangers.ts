// Whether examples stand on their own: what they import is theirs, Node's, or a package that they ask for.
import { builtinModules } from "node:module";
import { dirname, join, relative } from "node:path";
import ts from "typescript";

/** The specifiers that a program imports, in whatever way. */
export function importsIn(text: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const named = specifierOf(node);
    if (named !== undefined && ts.isStringLiteralLike(named)) found.push(named.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("program.tsx", text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return found;
}

function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return node.argument.literal;
  if (!ts.isCallExpression(node)) return undefined;
  const { expression } = node;
  const isImport =
    expression.kind === ts.SyntaxKind.ImportKeyword ||
    (ts.isIdentifier(expression) && expression.text === "require");
  return isImport ? node.arguments[0] : undefined;
}

/** A sentence for each import of a program that leads out of its package, and is no package that this one asks for. */
export function strangersIn(
  path: string,
  text: string,
  root: string,
  packages: readonly string[],
): readonly string[] {
  return importsIn(text)
    .filter((name) => !isOwn(path, name, root) && !isKnown(name, packages))
    .map(
      (name) =>
        `${path} imports "${name}", which is neither its own nor a package that its package.json asks for.`,
    );
}

function isOwn(path: string, name: string, root: string): boolean {
  if (!name.startsWith(".")) return false;
  return !relative(root, join(dirname(path), name)).startsWith("..");
}

function isKnown(name: string, packages: readonly string[]): boolean {
  if (name.startsWith("node:") || builtinModules.includes(name)) return true;
  return packages.some((one) => name === one || name.startsWith(`${one}/`));
}

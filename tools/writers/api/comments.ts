// What public names lack: a release tag, an example, results and errors.
import { relative, resolve } from "node:path";
import ts from "typescript";

export interface EntrySource {
  readonly source: string;
  /** Its names are data of plugins, whose comments are generated. */
  readonly isData?: boolean;
}

/** A sentence for each wrong comment. */
export function commentFaults(
  program: ts.Program,
  entries: readonly EntrySource[],
): readonly string[] {
  const checker = program.getTypeChecker();
  const exported = new Set<ts.Symbol>();
  const faults: string[] = [];
  for (const { source, isData = false } of entries) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(source)!)!;
    for (const declared of checker.getExportsOfModule(module)) {
      const symbol = targetOf(declared, checker);
      if (!isData && !exported.has(symbol)) faults.push(...missingParts(symbol));
      exported.add(symbol);
    }
  }
  for (const symbol of exported)
    for (const node of symbol.declarations!)
      if (commentOf(node)?.includes("@internal"))
        faults.push(`${placeOf(node)}: ${symbol.name} is in a report. Tag it @public.`);
  for (const file of program.getSourceFiles().filter(isOwn))
    ts.forEachChild(file, (node) => {
      if (!isPublic(node)) return;
      const names = ts.isVariableStatement(node) ? node.declarationList.declarations : [node];
      for (const name of names) {
        const symbol = checker.getSymbolAtLocation((name as ts.NamedDeclaration).name ?? name);
        if (symbol === undefined || exported.has(symbol)) continue;
        faults.push(`${placeOf(node)}: ${symbol.name} is in no report. Tag it @internal.`);
      }
    });
  return faults;
}

const targetOf = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

const isOwn = ({ fileName }: ts.SourceFile): boolean => !fileName.includes("/node_modules/");

// The comment is that of the statement, not of the variable in it.
function commentOf(node: ts.Node): string | undefined {
  const owner = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  const comments = owner.getChildren().filter(ts.isJSDoc);
  return comments.at(-1)?.getText();
}

const isPublic = (node: ts.Node): boolean => commentOf(node)?.includes("@public") === true;

function placeOf(node: ts.Node): string {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return `${relative(resolve("."), file.fileName)}:${line + 1}`;
}

function missingParts(symbol: ts.Symbol): readonly string[] {
  const node = symbol.valueDeclaration;
  if (node === undefined) return [];
  const comment = commentOf(node) ?? "";
  const isFunction =
    ts.isFunctionDeclaration(node) ||
    (ts.isVariableDeclaration(node) && node.initializer?.kind === ts.SyntaxKind.ArrowFunction);
  const parts = [
    ["@example", comment.includes("@example")],
    ["@returns", !isFunction || comment.includes("@returns")],
    ["@throws, or “Never throws”", !isFunction || /@throws|\bNever\s[\s*]*throws\b/.test(comment)],
  ] as const;
  return parts.flatMap(([part, isThere]) =>
    isThere ? [] : `${placeOf(node)}: the comment of ${symbol.name} has no ${part}. Add it.`,
  );
}

// A plugin of Vite: bundlers leave out each value of a file that a page does not use, as they leave out files. The kernel and the
// plugins have no other effect, as "sideEffects" of package.json says.
import { parseAst, type Plugin } from "vite";

type Statement = ReturnType<typeof parseAst>["body"][number];

const CALLS_NOTHING = /Function|Class|Literal$|Identifier/;

/**
 * Where a statement has a value that is made by calls, or that reads a member, which may be a getter. In built files, each
 * variable has its statement.
 */
function placeOf(statement: Statement, code: string): readonly [number, number] | undefined {
  if (statement.type !== "VariableDeclaration" || statement.declarations.length > 1)
    return undefined;
  const { init } = statement.declarations[0]!;
  if (init === null || CALLS_NOTHING.test(init.type)) return undefined;
  const text = code.slice(init.start, init.end);
  const reads = init.type === "MemberExpression" || text.includes("...");
  return reads || /[(`]/.test(text) ? [init.start, init.end] : undefined;
}

/** Marks these values as those of pure functions. */
export function withPureValues(code: string): string {
  let end = 0;
  const parts = parseAst(code).body.flatMap((statement) => {
    const place = placeOf(statement, code);
    if (place === undefined) return [];
    const before = code.slice(end, place[0]);
    end = place[1];
    return `${before}/* @__PURE__ */ (() => (${code.slice(...place)}))()`;
  });
  return parts.join("") + code.slice(end);
}

// The command has effects.
const PURE = /\/(?:core|plugins)\//;

export const pureValues: Plugin = {
  name: "pure-values",
  renderChunk: (code, { moduleIds }) =>
    moduleIds.every((id) => PURE.test(id)) ? { code: withPureValues(code), map: null } : null,
};

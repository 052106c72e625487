// How far each library is proven, and why not further.
import type { Block, Shown } from "./blocks.ts";
import type { Fault, Level } from "./fault.ts";
import type { Sourced } from "./sources.ts";

/** How far a library is proven. */
export interface Proof {
  readonly level: Level | "shown";
  /** The packages that its programs were held against, and the version of each. */
  readonly packages: Readonly<Record<string, string>>;
  /** What of it is not typed, and why. */
  readonly reason?: string;
}

/** The languages whose programs are typed where their packages are published. */
const TYPED: Readonly<Record<string, string>> = { python: "Python", js: "JavaScript" };

/** How far a library is proven by the first two levels; `faults` are those that nothing excuses. */
export function judge(
  { library, blocks }: Shown,
  sourced: readonly Sourced[],
  faults: readonly Fault[],
): Proof {
  const its = sourced.filter(({ block }) => block.library === library.id);
  const own = faults.filter(({ block }) => block.library === library.id);
  const packages = packagesIn(its);
  if (own.some(({ level }) => level === "parsed")) {
    return {
      level: "shown",
      packages,
      reason: "A program does not parse, or has an unknown name.",
    };
  }
  const reason = reasonsOf(blocks, its, own).join(" ");
  return reason === "" ? { level: "typed", packages } : { level: "parsed", packages, reason };
}

function reasonsOf(
  blocks: readonly Block[],
  sourced: readonly Sourced[],
  faults: readonly Fault[],
): readonly string[] {
  const typed = blocks.filter((block) => Object.hasOwn(TYPED, block.language.id));
  const unlike = [...new Set(blocks.map(({ language }) => language.label))].sort();
  const found = [
    ...(typed.length === 0
      ? [`Its programs are ${unlike.join(" and ")}, which is parsed alone.`]
      : []),
    ...missingIn(sourced),
    ...(faults.length > 0 ? ["A checker finds faults in it."] : []),
  ];
  return [...new Set(found)];
}

/** The modules without sources, those for the same reason together. */
function missingIn(sourced: readonly Sourced[]): readonly string[] {
  const all = sourced.flatMap(({ missing }) => missing);
  return [...new Set(all.map(({ why }) => why))].map((why) => {
    const modules = new Set(all.filter((one) => one.why === why).map(({ what }) => what));
    return `No sources here for ${[...modules].sort().join(", ")}. ${why}`;
  });
}

/** The packages of blocks; where they want different versions, all of these. */
function packagesIn(sourced: readonly Sourced[]): Proof["packages"] {
  const all = sourced.flatMap((one) => Object.entries(one.packages));
  const names = [...new Set(all.map(([name]) => name))].sort();
  return Object.fromEntries(
    names.map((name) => {
      const its = all.filter(([other]) => other === name).map(([, version]) => version);
      return [name, [...new Set(its)].sort().join(", ")];
    }),
  );
}

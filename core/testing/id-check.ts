// The id check compares the names of a plugin with those of its companions: near-identical names are typos, or
// cause them.
import { closestName } from "../base/describe.ts";
import type { Check, Finding } from "./check.ts";
import { ofKind } from "./companions.ts";

/** Names are not mistaken for those of other plugins. @public */
export const idCheck: Check = {
  id: "id-is-its-own",
  what: "The id and the aliases are not nearly the same as those of another plugin.",
  why: "Ids that differ in one letter are easily confused. A typo creates a second plugin.",
  fix: "Fix the id, choose another one, or set `replaces`. List intended similar ids in `likeNames`.",
  find: (plugin, { companions, likeNames }) => {
    const { kind } = plugin["~hub"];
    const { id, aliases = [], replaces } = plugin;
    // Clients of other languages may have the same name.
    const isRival = (one: string): boolean =>
      kind !== "client" || languageOf(one) === languageOf(id);
    const others = ofKind(companions, kind).filter((one) => one.id !== replaces && isRival(one.id));
    const own = new Set([id, ...aliases]);
    const taken = new Set([...own].map((name) => name.toLowerCase()));
    const known = others
      .flatMap((one) => [one.id, ...(one.aliases ?? [])])
      // The hub reports equal names.
      .filter((name) => !taken.has(name.toLowerCase()) && !likeNames.includes(name));
    return [...own].flatMap((name): readonly Finding[] => {
      const near = closestName(known, name);
      if (near === undefined || !isSlip(name, near)) return [];
      const message = `"${name}" is nearly the same as "${near}", the name of another ${kind}. Fix it, set \`replaces: "${near}"\`, or add "${near}" to \`likeNames\` if it is intended.`;
      return [{ message }];
    });
  },
};

const languageOf = (id: string): string | undefined => id.split("/")[0];

// In short names every letter matters.
const SHORT = 4;

function isSlip(name: string, near: string): boolean {
  const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
  const [one, other] = [plain(name), plain(near)];
  if (one === other) return true;
  const isShort = Math.max(one.length, other.length) < SHORT;
  return !isShort && Math.abs(one.length - other.length) <= 1 && isOneEdit(one, other);
}

/** Are two strings the same except for one inserted, removed, changed or swapped letter? */
function isOneEdit(one: string, other: string): boolean {
  let [from, end] = [0, 0];
  const short = Math.min(one.length, other.length);
  while (from < short && one[from] === other[from]) from++;
  while (end < short - from && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [a, b] = [one.slice(from, one.length - end), other.slice(from, other.length - end)];
  // Versions differ in a digit.
  if (/\d/.test(a + b)) return false;
  return (a.length <= 1 && b.length <= 1) || (a.length === 2 && a === [...b].reverse().join(""));
}

// A few cases that meet everything which all of them meet: each provider, task, client and option, and each mishap.
import type { Case } from "./case.ts";

/** What a case meets. The printed forms of programs are not among it: they would take three times as long. */
const metBy = ({ task, provider, client, options, mishap = "none" }: Case): readonly string[] => [
  `task ${task}`,
  `provider ${provider}`,
  `client ${client}`,
  `option ${options}`,
  `mishap ${mishap} in ${client}`,
];

/** Chooses cases that together meet all that can be met, by taking again and again the one that adds most. @internal */
export function coverOf(cases: readonly Case[]): readonly Case[] {
  const rest = new Map(cases.map((one) => [one, metBy(one)]));
  const met = new Set<string>();
  const chosen: Case[] = [];
  while (rest.size > 0) {
    let best: Case | undefined;
    let most = 0;
    for (const [one, its] of rest) {
      const adds = its.filter((what) => !met.has(what)).length;
      if (adds === 0) rest.delete(one);
      if (adds <= most) continue;
      best = one;
      most = adds;
    }
    if (best === undefined) break;
    for (const what of rest.get(best)!) met.add(what);
    chosen.push(best);
  }
  return chosen;
}

// Services refuse: each client is shown to fail and to say why, once for each form of exchange that it prints.
import type { Case } from "./case.ts";
import { formOf, hasMore } from "./exchange.ts";

/** Cases in which a service refuses the first request, and where several are made, a later one. */
export function refusalsOf(cases: readonly Case[]): readonly Case[] {
  const seen = new Set<string>();
  return cases.flatMap((one) => {
    const { about } = one.situation;
    if (about !== undefined && about !== "slow") return [];
    const key = `${one.client} ${formOf(one)}`;
    if (seen.has(key)) return [];
    seen.add(key);
    // An SDK looks at later answers in its own way; a snippet that prints them must look at each.
    return hasMore(one) ? [refused(one, 1, 401), refused(one, 2, 500)] : [refused(one, 1, 401)];
  });
}

function refused(one: Case, from: number, status: number): Case {
  return {
    ...one,
    name: `${one.name} | request ${from} refused with ${status}`,
    situation: { ...one.situation, refusal: { from, status } },
  };
}

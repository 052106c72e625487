// The form of an exchange: what goes in, what comes back and how often, whoever serves.
import type { Contract } from "hubsmith";
import type { Case } from "./case.ts";
import { contentOf } from "./request.ts";
import { answersOf } from "./service.ts";

/** Everything about a case's exchange that makes a client print it in another way. */
export function formOf(one: Case): string {
  const { contracts, members, about, target } = one.situation;
  const asked = [target, about, members !== undefined, members?.["stream"]];
  // What an SDK sends is the SDK's own affair, and the snippet does not show it.
  if (!printsWire(one)) return JSON.stringify(asked);
  const steps = contracts.map((contract) => [
    contentOf(contract),
    contract.authorization,
    ...Object.keys(contract.headers ?? {}),
    ...Object.keys(contract.answers.at(-1)!),
  ]);
  return JSON.stringify([asked, steps]);
}

/** Does a snippet show the request itself, as raw HTTP clients do? */
export const printsWire = (one: Case): boolean => printedContract(one) !== undefined;

/** Does a snippet show the request, and is its first answer not yet the one that is wanted? */
export function hasMore(one: Case): boolean {
  const contract = printedContract(one);
  const first = contract && answersOf(contract, one.situation)[0]!;
  return first !== undefined && !("base64" in first || first.shows || first.saves);
}

// Of several URLs that a snippet shows, the longest is the one that it asks; the others are the beginning of it.
function printedContract({ content, situation }: Case): Contract | undefined {
  const { contracts, facts } = situation;
  const shown = contracts.flatMap((contract) =>
    contract.routes.flatMap((route) => {
      const [method, url = ""] = route.split(" ");
      const text = url.replace(/\{(\w+)\}/g, (_, name: string) => facts.texts[name] ?? "{}");
      return method === "POST" && content.includes(text) ? [{ contract, text }] : [];
    }),
  );
  return shown.sort((a, b) => b.text.length - a.text.length)[0]?.contract;
}

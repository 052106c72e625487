// The offers of the given folder: mappings of the Hub and of the router, and a list that was made from models.dev.
import { join } from "node:path";
import type { OfferList } from "hubsmith/offers";
import { readLines } from "../../support/hub-records.ts";
import { hubIds } from "../../support/offers-in/hub-ids.ts";
import { tasksOf } from "../../support/offers-in/models-dev.ts";
import { known, ROUTER_ROW, type Sighting } from "../../support/offers-in/sighting.ts";

/** A row of `provider-mappings.jsonl`. */
interface Mapping {
  readonly id: string;
  readonly provider: string;
  readonly providerId?: string;
  readonly task: string;
  readonly status?: string;
  readonly pipeline?: string;
  readonly last_seen?: string;
  readonly context_length?: number;
  readonly pricing?: Readonly<Record<"input" | "output" | "input_mtok" | "output_mtok", number>>;
  readonly supports_tools?: boolean;
  readonly supports_structured_output?: boolean;
  readonly _kind: string;
}

/** A row of `hosted.jsonl`. */
interface Hosted {
  readonly provider: string;
  readonly providerId: string;
  readonly id?: string;
  readonly matched?: "id" | "mapping" | "name";
  readonly context: number;
  readonly maxOutput: number;
  readonly inputPrice?: number;
  readonly outputPrice?: number;
  readonly tools: boolean;
  readonly reasoning: boolean;
  readonly structured?: boolean;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
}

// The day on which models.dev was read for `hosted.jsonl`.
const HOSTED_DATE = "2026-07-02";

export interface GivenOffers {
  readonly about: Omit<OfferList, "models">;
  readonly rows: readonly Sighting[];
}

/** The offers of a folder; `ids` are of models that exist. */
export function givenOffers(folder: string, ids: readonly string[]): GivenOffers {
  const mappings = mappingsIn(join(folder, "provider-mappings.jsonl"), ids);
  const mapped = mappings.map(sightingOf);
  const { agree, find } = hubIds(mapped, ids);
  const isMapped = new Set(mapped.map(({ id }) => id));
  const hosted = readLines<Hosted>(join(folder, "hosted.jsonl")).flatMap((row) => {
    const { providerId, matched } = row;
    const provider = row.provider === "hf-router" ? ROUTER_ROW : row.provider;
    const isLost = matched === "mapping" && !isMapped.has(row.id!);
    const id = isLost ? find(provider, providerId) : row.id;
    if (id === undefined || (matched === "name" && !agree(provider, providerId, id))) return [];
    return [offerOf(id, provider, row)];
  });
  const newest = (days: readonly (string | undefined)[]): string =>
    days
      .flatMap((day) => day ?? [])
      .toSorted()
      .at(-1)!;
  const ofRouter = mappings.filter(({ _kind }) => _kind === "router-v1-models");
  const rows = [...mapped, ...hosted];
  return {
    about: {
      date: newest(rows.map(({ date }) => date)),
      routerDate: newest(ofRouter.map(({ last_seen }) => last_seen)),
    },
    rows,
  };
}

const offerOf = (id: string, provider: string, row: Hosted): Sighting => ({
  id,
  provider,
  providerId: row.providerId,
  date: HOSTED_DATE,
  status: "live",
  ...tasksOf(row.inputs, row.outputs),
  ...known({
    input: row.inputPrice,
    output: row.outputPrice,
    context: row.context || undefined,
    maxOutput: row.maxOutput || undefined,
    tools: row.tools,
    structured: row.structured,
    reasoning: row.reasoning,
    images: row.inputs.includes("image"),
  }),
});

const sightingOf = ({
  id,
  provider,
  providerId,
  task,
  pipeline,
  pricing,
  ...row
}: Mapping): Sighting => ({
  id,
  provider,
  task,
  // The documentation lists only live mappings.
  status: row.status ?? "live",
  modelTask: pipeline ?? (task === "conversational" ? "text-generation" : task),
  ...known({
    providerId,
    date: row.last_seen?.slice(0, 10),
    input: pricing?.input ?? pricing?.input_mtok,
    output: pricing?.output ?? pricing?.output_mtok,
    context: row.context_length,
    tools: row.supports_tools,
    structured: row.supports_structured_output,
  }),
});

function mappingsIn(path: string, given: readonly string[]): readonly Mapping[] {
  const listed = readLines<Mapping>(path);
  const isTest = ({ _kind }: Mapping): boolean => _kind === "hand-pinned-in-tests";
  const ids = new Set([...given, ...listed.map(({ id }) => id)]);
  const owners = new Set(
    [...given, ...listed.filter((row) => !isTest(row)).map(({ id }) => id)].map(ownerOf),
  );
  // Tests of client libraries have some ids that the Hub does not have, such as ids of providers.
  const isMadeUp = ({ id, provider, providerId }: Mapping): boolean =>
    !id.includes("/") ||
    providerId === provider ||
    (provider !== "hf-inference" && providerId === id && !owners.has(ownerOf(id))) ||
    [...ids].some((cased) => cased !== id && cased.toLowerCase() === id);
  return listed.filter((mapping) => !isTest(mapping) || !isMadeUp(mapping));
}

const ownerOf = (id: string): string => id.slice(0, id.indexOf("/")).toLowerCase();

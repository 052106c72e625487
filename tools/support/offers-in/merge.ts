// Makes one list of offers from several sources. The newest source decides, and what it does not know stays from others.
import type { HostedModel, Offer, OfferList } from "hubsmith/offers";
import { groupBy } from "#plugins/kit/formats/group-by";
import { known, type Sighting } from "./sighting.ts";

/** The sightings that a list was made of, as far as it has them: of each offer, and of its price, limits and features. */
export const sightingsIn = ({ models }: Pick<OfferList, "models">): readonly Sighting[] =>
  [...models.values()].flatMap(({ id, task: modelTask, offers }) =>
    offers.flatMap(({ provider, providerId, task, status, seen, date, ...facts }) => {
      const about = {
        id,
        provider,
        task,
        ...known({ modelTask, providerId: providerId || undefined }),
      };
      return [
        { ...about, status, ...known({ seen, date: seen }) },
        { ...about, ...facts, ...known({ date }) },
      ];
    }),
  );

// Prices belong together, so they are of one source.
const FIELDS = [
  ["providerId"],
  ["status"],
  ["input", "output"],
  ["context"],
  ["maxOutput"],
  ["tools"],
  ["structured"],
  ["reasoning"],
  ["images"],
] as const satisfies readonly (readonly (keyof Offer & keyof Sighting)[])[];

/**
 * The list of all sightings, with the models in the order in which they are first seen. Of the same day, the added
 * sightings decide.
 */
export function merge(
  sightings: readonly Sighting[],
  added: readonly Sighting[] = [],
): OfferList["models"] {
  const models = new Map<string, HostedModel>();
  const isAdded = new Set(added);
  const newestFirst = (a: Sighting, b: Sighting): number =>
    byDate(a, b) || Number(isAdded.has(b)) - Number(isAdded.has(a));
  for (const rows of groupBy([...sightings, ...added], ({ id }) => id.toLowerCase())) {
    const key = rows[0]!.id.toLowerCase();
    // Prices of embedders have no word for it, and look like those of chats.
    const isEmbedder = rows.some(
      ({ task = "", modelTask = "" }) => EMBEDS.has(task) || EMBEDS.has(modelTask),
    );
    const taskOf = ({ task = "conversational" }: Sighting): string =>
      isEmbedder && task === "conversational" ? EMBEDDINGS : task;
    const byOffer = groupBy(rows, (row) => `${row.provider} ${taskOf(row)}`);
    const offers = byOffer.map((same) => mergedOffer(same.toSorted(newestFirst), taskOf(same[0]!)));
    const task = rows.find(({ modelTask }) => modelTask !== undefined)?.modelTask;
    // Some sources write ids in lower case.
    const { id } = rows.find((row) => row.id !== key) ?? rows[0]!;
    models.set(key, { id, ...(task === undefined ? {} : { task }), offers });
  }
  return models;
}

const EMBEDDINGS = "feature-extraction";
const EMBEDS: ReadonlySet<string> = new Set([EMBEDDINGS, "sentence-similarity"]);

// A row without a date is the oldest.
const byDate = ({ date: a = "" }: Sighting, { date: b = "" }: Sighting): number =>
  a === b ? 0 : a < b ? 1 : -1;

function mergedOffer(newest: readonly Sighting[], task: string): Offer {
  const { provider } = newest[0]!;
  const values = FIELDS.flatMap((fields) => {
    const kept = newest.find((row) => fields.some((name) => row[name] !== undefined));
    return kept === undefined ? [] : fields.map((name) => [name, kept[name]] as const);
  });
  const fact = (row: Sighting): boolean => row.input !== undefined || row.output !== undefined;
  const date = (newest.find(fact) ?? newest.find((row) => row.context !== undefined))?.date;
  const seen = newest
    .flatMap((row) => row.seen ?? row.date ?? [])
    .toSorted()
    .at(-1);
  const facts = known(Object.fromEntries([...values, ["date", date], ["seen", seen]]));
  return { providerId: "", status: "live", ...facts, provider, task } as Offer;
}

// The page with faulty plugins: in each hook, in the data that a page renders, and with missing values.
import {
  defineClient,
  defineLibrary,
  defineQuantization,
  type Entry,
  parseModel,
  type Plugin,
} from "hubsmith";
import type { Card } from "hubsmith";
import type { TaskPage } from "hubsmith/catalog";
import { cardOf } from "#plugins/kit/catalog/manifest";
import { createCheckedHub } from "hubsmith/checked";
import { js, python } from "hubsmith/code";
import { modelPath } from "../browser/model-path.ts";
import { start } from "../start.tsx";
import { createHost } from "../models/host.ts";
import { chat, smallEntries } from "./small-hub.ts";

const fail = (): never => {
  throw new Error("boom");
};

const odd = defineLibrary({
  id: "odd",
  prettyLabel: "Odd",
  repoName: "odd",
  repoUrl: "https://odd.example",
  filter: false,
  // Authors of plain JavaScript have no type checks.
  snippets: () => [{ purpose: { not: "text" } as unknown as string, code: python`import odd` }],
});
const client = (id: string, of: Partial<Plugin<"client">>): Plugin<"client"> =>
  defineClient({
    id,
    label: id,
    language: js.language,
    order: 5,
    templates: [],
    fallback: () => js`fine()`,
    ...of,
  });
const hooks: readonly Plugin[] = [
  client("js/in-refuses", { refuses: fail }),
  client("js/in-print", { fallback: fail }),
  client("js/in-reasons", {
    refuses: () => ({ code: 5, reason: { not: "text" }, fix: null }) as never,
  }),
  defineQuantization({
    id: "in-record",
    label: "in-record",
    sets: {},
    preference: [],
    recognize: fail,
  }),
];
// A task whose page has only a summary, so that rendering the rest fails.
const half = { ...chat, id: "half-written", label: "Half Written", isInternal: false };
const halfPage = { summary: "Half of a page." } as unknown as TaskPage;
const halfWritten: Entry<"task"> = {
  ...(cardOf(half) as Card<"task">),
  load: () => Promise.resolve({ default: half }),
  page: () => Promise.resolve({ default: halfPage }),
};
// Their cards are valid, so that they are loaded.
const refused = (right: Plugin, of: object): Entry => {
  const plugin = Object.defineProperties({ ...right }, Object.getOwnPropertyDescriptors(of));
  return { ...cardOf(right), load: () => Promise.resolve({ default: plugin }) };
};

const none = cardOf(client("python/none", { language: python.language }));
const entries: readonly Entry[] = [
  ...smallEntries(...hooks).entries,
  refused({ ...odd, id: "refused" }, { prettyLabel: { not: "text" } }),
  refused(client("js/refused", {}), {
    get label() {
      return fail();
    },
  }),
  { ...cardOf(odd), load: () => Promise.resolve({ default: odd }) },
  { ...none, load: () => Promise.resolve({ default: none }) },
  halfWritten,
];

const model = parseModel({
  id: "example-org/talks",
  pipeline_tag: "text-generation",
  library_name: "loader",
  tags: ["odd", "refused", "conversational"],
}).model!;

// The page of the model, at any URL of this file.
const base = location.pathname;
history.replaceState(null, "", base + modelPath(model.id));
void start(
  createHost(
    entries,
    {
      all: () => Promise.resolve([model]),
      one: (id) => Promise.resolve(id === model.id ? model : undefined),
    },
    createCheckedHub,
  ),
  base,
);

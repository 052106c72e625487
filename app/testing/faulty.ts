// The page with plugins at fault: one throws when it prints, one hands over what cannot be drawn, one is none.
import { type Card, cardOf, defineLibrary, type Entry, parseModel } from "hubsmith";
import { python } from "hubsmith/code";
import { mount } from "../mount.tsx";
import { modelPath } from "../reading/model-path.ts";
import { createHost } from "../stores/host.ts";
import { smallEntries } from "./small-hub.ts";

const odd = defineLibrary({
  id: "odd",
  prettyLabel: "Odd",
  repoName: "odd",
  repoUrl: "https://odd.example",
  filter: false,
  // Authors who write plain JavaScript have no types to stop them.
  snippets: () => [{ purpose: { not: "text" } as unknown as string, code: python`import odd` }],
});
const { id, label, order, highlight } = python.language;
const none: Card<"client"> = {
  kind: "client",
  id: "python/none",
  label: "None",
  language: { id, label, order, highlight },
  order: 9,
};
const entries: readonly Entry[] = [
  ...smallEntries().entries,
  { ...cardOf(odd), load: () => Promise.resolve({ default: odd }) },
  { ...none, load: () => Promise.resolve({ default: none }) },
];

const model = parseModel({
  id: "example-org/talks",
  pipeline_tag: "text-generation",
  library_name: "loader",
  tags: ["odd", "conversational"],
}).model!;

// The page of the model, at whatever address this file is served.
const base = location.pathname;
history.replaceState(null, "", base + modelPath(model.id));
mount(
  createHost(entries, {
    all: () => Promise.resolve([model]),
    one: (id) => Promise.resolve(id === model.id ? model : undefined),
  }),
  base,
);

// The page with plugins at fault: one throws when it prints, one hands over what cannot be drawn, one is none.
import { defineLibrary, type Entry, manifestOf, parseModel } from "hubsmith";
import { python } from "hubsmith/code";
import { mount } from "../mount.tsx";
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
const none = { id: "none", label: "None", language: "python", order: 9 };
const entries: readonly Entry[] = [
  ...smallEntries().entries,
  { kind: "library", manifest: manifestOf(odd), load: () => Promise.resolve({ default: odd }) },
  { kind: "client", manifest: none, load: () => Promise.resolve({ default: none }) },
];

mount(
  [
    parseModel({
      id: "example-org/talks",
      pipeline_tag: "text-generation",
      library_name: "loader",
      tags: ["odd", "conversational"],
    }).model!,
  ],
  entries,
);

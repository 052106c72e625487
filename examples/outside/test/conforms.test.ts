// Every plugin of this package passes the kit that the first-party ones pass.
import { loadPlugins } from "hubsmith";
import { entries } from "hubsmith/plugins";
import { checkPlugins, fixture } from "hubsmith/testing";
import { expect, it } from "vitest";
import clouds from "../src/cloud.contract.ts";
import google from "../src/gemini.contract.ts";
import orchard from "../src/orchard.contract.ts";
import { generateContent } from "../src/gemini.ts";
import plugins from "../src/index.ts";
import ripeness from "../src/ripeness.ts";
import { parsePerl } from "./parse-perl.ts";

it("conforms", { timeout: 600_000 }, async () => {
  const tasks = await loadPlugins(entries.filter(({ kind }) => kind === "task"));
  const faults = await checkPlugins(plugins, {
    companions: [...tasks.plugins, ...plugins],
    contract: [...clouds, google, orchard],
    parsers: { perl: parsePerl },
    fixtures: [
      fixture("Question", { pipeline_tag: generateContent.id, library_name: "transformers" }),
      fixture("Talk", {
        pipeline_tag: generateContent.id,
        widgetData: [{ messages: [{ role: "user", content: "Hello" }] }],
      }),
      fixture("Plums", { pipeline_tag: ripeness.id, library_name: "pomology" }),
      fixture("Pears", {
        library_name: "timm",
        siblings: [{ rfilename: "pears-p4.press", size: 1_000_000 }],
      }),
    ],
  });
  expect(faults).toEqual([]);
});

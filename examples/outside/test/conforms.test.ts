// Every plugin of this package passes the kit that the first-party ones pass.
import { loadPlugins } from "hubsmith";
import { entries } from "hubsmith/plugins";
import { checkPlugins, fixture } from "hubsmith/testing";
import { expect, it } from "vitest";
import rubyNetHttp from "../src/ruby-net-http.ts";
import contract from "../src/orchard.contract.ts";
import plugins from "../src/index.ts";
import ripeness from "../src/ripeness.ts";

it("conforms", { timeout: 120_000 }, async () => {
  const tasks = await loadPlugins(entries.filter(({ kind }) => kind === "task"));
  // That one has a test of its own.
  const others = plugins.filter((one) => one !== rubyNetHttp);
  const faults = await checkPlugins(others, {
    companions: [...tasks.plugins, ...plugins],
    contract,
    fixtures: [
      fixture("Plums", { pipeline_tag: ripeness.id, library_name: "pomology" }),
      fixture("Pears", {
        library_name: "timm",
        siblings: [{ rfilename: "pears-p4.press", size: 1_000_000 }],
      }),
    ],
  });
  expect(faults).toEqual([]);
});

// The site is built with the router's list, merged into the built-in offers.
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { loadOffers, type OfferList } from "hubsmith/offers";
import { build, type Plugin } from "vite";
import { expect, test } from "vitest";
import { sources } from "../../support/sources.ts";
import { temporary } from "../../support/temporary.ts";
import { withOffers, withRouterList } from "./router.ts";

const { folder, write } = temporary();

let builds = 0;

/** The offers of the app, built with plugins as the site is. */
async function offersWith(plugins: readonly Plugin[]): Promise<OfferList> {
  builds += 1;
  const outDir = join(folder, String(builds));
  await build({
    configFile: false,
    logLevel: "silent",
    plugins: [sources, ...plugins],
    build: { ssr: resolve("plugins/kit/offers/index.ts"), outDir },
  });
  const built = (await import(pathToFileURL(join(outDir, "index.js")).href)) as {
    readonly loadOffers: typeof loadOffers;
  };
  return built.loadOffers();
}

test("the site has the router's list, and the offers that the list does not name", async () => {
  const pricing = { input: 0.01, output: 0.02 };
  const providers = [{ provider: "groq", status: "live", pricing, context_length: 8192 }];
  const file = write(
    "models.json",
    JSON.stringify({ date: "2099-01-02", data: [{ id: "acme/otter", providers }] }),
  );
  const list = await withRouterList(file);
  const site = await offersWith([withOffers(list)]);
  expect(site).toEqual(list);
  expect(site.routerDate).toBe("2099-01-02");
  expect(site.models.get("acme/otter")?.offers).toMatchObject([{ provider: "groq", ...pricing }]);
  const builtIn = await loadOffers();
  expect(site.models.get("zai-org/glm-5.1")).toEqual(builtIn.models.get("zai-org/glm-5.1"));
  expect(await offersWith([])).toEqual(builtIn);
});

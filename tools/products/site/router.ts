// Builds the site with a newer list of offers: that of the router, merged into the built-in one.
import { readFileSync, statSync } from "node:fs";
import type { Plugin } from "vite";
import { z } from "zod";
import { errorText } from "#core/base/issue";
import { loadOffers, type OfferList } from "hubsmith/offers";
import { writeList } from "#plugins/kit/offers/list";
import { merge, sightingsIn } from "../../support/offers-in/merge.ts";
import { readRouter } from "../../support/offers-in/router.ts";

/**
 * The built-in offers with those of a file with the response of the router's `/v1/models`. The newer ones win.
 *
 * @throws Error that names the file and the wrong field
 */
export async function withRouterList(file: string): Promise<OfferList> {
  const { date, note, rows } = readList(file);
  const { models, ...about } = await loadOffers();
  const newest = (a: string): string => (a < date ? date : a);
  return {
    date: newest(about.date),
    routerDate: newest(about.routerDate),
    ...(note === undefined ? {} : { note }),
    models: merge([...sightingsIn({ models }), ...rows]).models,
  };
}

function readList(file: string): ReturnType<typeof readRouter> {
  const saved = statSync(file).mtime.toISOString().slice(0, 10);
  try {
    return readRouter(jsonIn(file), saved);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    throw new Error(`${file} is not a response of /v1/models:\n${z.prettifyError(error)}`, {
      cause: error,
    });
  }
}

function jsonIn(file: string): unknown {
  const text = readFileSync(file, "utf8");
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${errorText(error)}`, { cause: error });
  }
}

const BUILT_IN = "/plugins/kit/offers/offers.gen.ts";

/** The Vite plugin that builds the app with these offers instead of the built-in ones. */
export const withOffers = (list: OfferList): Plugin => ({
  name: "offers",
  enforce: "pre",
  load: (id) =>
    id.endsWith(BUILT_IN) ? `export const offers = ${JSON.stringify(writeList(list))};` : undefined,
});

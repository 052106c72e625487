// Builds the site with a newer list of offers: that of the router, merged into the built-in one.
import type { Plugin } from "vite";
import { loadOffers, type OfferList } from "hubsmith/offers";
import { writeList } from "#plugins/kit/offers/list";
import { refreshed } from "../../support/offers-in/refreshed.ts";

/**
 * The built-in offers with those of a file with the response of the router's `/v1/models`. The newer ones win.
 *
 * @throws Error that names the file and the wrong field
 */
export const withRouterList = async (file: string): Promise<OfferList> =>
  refreshed(await loadOffers(), { router: file }).list;

const BUILT_IN = "/plugins/kit/offers/offers.gen.ts";

/** The Vite plugin that builds the app with these offers instead of the built-in ones. */
export const withOffers = (list: OfferList): Plugin => ({
  name: "offers",
  enforce: "pre",
  load: (id) =>
    id.endsWith(BUILT_IN) ? `export const offers = ${JSON.stringify(writeList(list))};` : undefined,
});

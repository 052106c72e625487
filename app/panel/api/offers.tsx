// The providers of the model with prices and limits, if the host of the panel supplies them.
import type { Model } from "hubsmith";
import type { ReactNode } from "react";
import type { LoadOffers } from "../../models/offers/offers.ts";
import { byArguments } from "../../models/memoized.ts";
import { Optional } from "../../ui/later.tsx";
import { useHostContext } from "../parts/host-context.ts";
import { usePanelState } from "../parts/use-panel.ts";

/** The table of providers; nothing if no offer is known. */
export function Offers(): ReactNode {
  const { offers } = useHostContext();
  const model = usePanelState((state) => state.model);
  if (offers === undefined) return null;
  return (
    <Optional load={loadingWith(offers)} of={model}>
      {(loaded) => loaded && <loaded.ProviderOffers offers={loaded.offers} />}
    </Optional>
  );
}

// The same function at each render.
const loadingWith = byArguments((load: LoadOffers) => async (model: Model) => {
  const offers = await load(model);
  return offers && { ...(await import("./provider-offers.tsx")), offers };
});

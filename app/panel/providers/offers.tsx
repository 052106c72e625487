// The providers of the model with prices and limits, if the host of the panel supplies them.
import type { Model } from "hubsmith";
import type { ReactNode } from "react";
import type { LoadOffers } from "../../offers/offers.ts";
import { byArguments } from "../memoized.ts";
import { Optional } from "../../ui/later.tsx";
import { useHostContext } from "../host-context.ts";
import { usePanelState } from "../use-panel.ts";

/** The table of providers; nothing if no offer is known. */
export const Offers = (): ReactNode => <Part of="ProviderOffers" />;

/** A note above the code if the offers are old. */
export const OldOffers = (): ReactNode => <Part of="LastSeen" />;

function Part({ of }: { readonly of: "ProviderOffers" | "LastSeen" }): ReactNode {
  const { offers } = useHostContext();
  const model = usePanelState((state) => state.model);
  if (offers === undefined) return null;
  return (
    <Optional load={loadingWith(offers)} of={model}>
      {(loaded) => {
        if (loaded === undefined) return null;
        const Loaded = loaded[of];
        return <Loaded offers={loaded.offers} />;
      }}
    </Optional>
  );
}

// The same function at each render.
const loadingWith = byArguments((load: LoadOffers) => async (model: Model) => {
  const offers = await load(model);
  return offers && { ...(await import("./provider-offers.tsx")), offers };
});

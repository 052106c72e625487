// The prices of the providers for the model, and their features, if the host of the panel supplies them.
import type { ReactNode } from "react";
import { OfferTable, type OfferRow } from "../../offers/offer-table.tsx";
import type { ModelOffers } from "hubsmith/offers";
import { columnsOf } from "../../offers/offers.ts";
import { Later } from "../../ui/later.tsx";
import { useHostContext } from "../host-context.ts";
import { providersIn } from "./providers.ts";
import { useActions, useCall, usePanelState } from "../use-panel.ts";

/** The table; nothing if no offer is known. */
export function Offers(): ReactNode {
  const { offers } = useHostContext();
  const model = usePanelState((state) => state.model.id);
  if (offers === undefined) return null;
  return (
    <Later what="The prices" load={offers} of={model} fallback={null} failed={null}>
      {(loaded) => loaded !== undefined && <ProviderOffers {...loaded} />}
    </Later>
  );
}

function ProviderOffers({ offers, date, note }: ModelOffers): ReactNode {
  const entries = usePanelState((state) => state.entries);
  const current = useCall((call) => call.provider);
  const { chooseProvider } = useActions();
  const providers = providersIn(entries);
  const columns = columnsOf(offers);
  if (columns.length === 0) return null;
  const rows = offers.map((offer): OfferRow => {
    const known = providers.get(offer.provider);
    const isCurrent = known?.id === current;
    const name =
      known === undefined ? (
        offer.provider
      ) : (
        <button
          type="button"
          className="button plain"
          aria-pressed={isCurrent}
          onClick={() => void chooseProvider(known.id)}
        >
          {known.label}
        </button>
      );
    return { key: offer.provider, name, isCurrent, offer };
  });
  return (
    <div className="offers">
      <OfferTable
        label="Prices and limits of providers"
        head="Provider"
        columns={columns}
        rows={rows}
        date={date}
        {...(note === undefined ? {} : { note })}
      />
    </div>
  );
}

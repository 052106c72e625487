// What each provider asks for the model, and what it supports, if the host of the panel knows it.
import type { ReactNode } from "react";
import { columnsOf, type LoadOffers, type Offers as Loaded, sourceOf } from "../offers/offers.ts";
import { Later } from "../ui/later.tsx";
import { useHostContext } from "./host-context.ts";
import { panelOf } from "./state/panel.ts";
import { providersIn } from "./state/providers/providers.ts";
import { useActions, usePanelState } from "./state/use-panel.ts";

/** The table; nothing if no offer is known. */
export function Offers(): ReactNode {
  const { offers } = useHostContext();
  const model = usePanelState((state) => state.model.id);
  if (offers === undefined) return null;
  return (
    <Later<string, undefined, Awaited<ReturnType<LoadOffers>>>
      what="The prices"
      load={offers}
      of={model}
      fallback={null}
      failed={null}
    >
      {(loaded) => loaded !== undefined && <OffersTable {...loaded} />}
    </Later>
  );
}

function OffersTable({ offers, ...about }: Loaded): ReactNode {
  const entries = usePanelState((state) => state.entries);
  const current = usePanelState((state) => panelOf(state).call.provider);
  const { chooseProvider } = useActions();
  const columns = columnsOf(offers);
  if (columns.length === 0) return null;
  const providers = providersIn(entries);
  return (
    <div className="offers">
      <table>
        <caption>
          <strong>Providers.</strong> {sourceOf(about)}
        </caption>
        <thead>
          <tr>
            <th scope="col">Provider</th>
            {columns.map(([title]) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offers.map((offer) => {
            const known = providers.get(offer.provider);
            return (
              <tr key={offer.provider} data-current={known?.id === current || undefined}>
                <th scope="row">
                  {known === undefined ? (
                    offer.provider
                  ) : (
                    <button
                      type="button"
                      className="button plain"
                      aria-pressed={known.id === current}
                      onClick={() => void chooseProvider(known.id)}
                    >
                      {known.label}
                    </button>
                  )}
                </th>
                {columns.map(([title, cell]) => (
                  <td key={title}>{cell(offer) ?? "–"}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

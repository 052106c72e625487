// What a call costs at each provider of the model, with its limits and features; a row chooses its provider.
import type { ModelOffers } from "hubsmith/offers";
import { type ReactNode, useMemo } from "react";
import { ID } from "../../models/offers/offers.ts";
import { lastSeen, providerTable, remarkOf, rowLabel } from "../../models/offers/provider-table.ts";
import { Table } from "../../ui/table.tsx";
import { useHydrated } from "../../browser/use-hydrated.ts";
import { useActions, useCall, usePanelState } from "../parts/use-panel.ts";
import { providersIn } from "../../models/providers.ts";
import "../../ui/offers.css";

interface Props {
  readonly offers: ModelOffers;
}

/** The part; nothing if there is nothing to compare. */
export function ProviderOffers({ offers }: Props): ReactNode {
  const entries = usePanelState((state) => state.entries);
  const task = useCall((call) => call.task);
  const current = useCall((call) => call.provider);
  const table = useMemo(() => providerTable(offers, task), [offers, task]);
  useHydrated(".offers [inert]");
  const cardOf = (id: string) => providersIn(entries).get(id);
  const old = lastSeen(offers, (id) => cardOf(id)?.label ?? id);
  if (table === undefined) return old === undefined ? null : <p className="note">{old}</p>;
  const { head, rows } = table;
  const idAt = head.indexOf(ID);
  return (
    <div className="stack tight offers">
      <Table
        label="Providers of this model"
        className="prices"
        caption={
          <>
            {offers.note !== undefined && <strong>{offers.note} </strong>}
            {remarkOf(offers, table)} {old}
          </>
        }
        head={["Provider", ...head]}
        rows={rows.map(({ offer, isRouter, cells, numbers }) => {
          const id = cardOf(offer.provider)?.id ?? offer.provider;
          return {
            key: offer.provider,
            name: <ProviderName id={id} isRouter={isRouter} />,
            isCurrent: id === current,
            cells: cells.map((text = "–", at) =>
              at === idAt ? <code key={at}>{text}</code> : text,
            ),
            numbers: [undefined, ...numbers],
          };
        })}
      />
    </div>
  );
}

interface NameProps {
  readonly id: string;
  readonly isRouter: boolean;
}

/** A button that chooses a provider; only its id if it has no plugin. */
function ProviderName({ id, isRouter }: NameProps): ReactNode {
  const card = usePanelState((state) => providersIn(state.entries).get(id));
  const current = useCall((call) => call.provider);
  const { chooseProvider } = useActions();
  if (card === undefined) return id;
  return (
    <button type="button" aria-pressed={id === current} onClick={() => void chooseProvider(id)}>
      {rowLabel(card.label, isRouter)}
    </button>
  );
}

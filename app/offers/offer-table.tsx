// A table of offers, by provider or by model.
import type { ReactNode } from "react";
import { Table } from "../ui/table.tsx";
import type { ModelOffers, Offer } from "hubsmith/offers";
import { type columnsOf, numberIn, textIn } from "./offers.ts";
import "./offers.css";

export interface OfferRow {
  readonly key: string;
  readonly name: ReactNode;
  readonly isCurrent?: boolean;
  readonly offer: Offer;
}

interface Props extends Pick<ModelOffers, "date" | "note"> {
  readonly label: string;
  readonly head: string;
  readonly columns: ReturnType<typeof columnsOf>;
  readonly rows: readonly OfferRow[];
}

/** The table, the lowest input price first; its rows can be sorted by prices and context. */
export function OfferTable({ label, head, columns, rows, date, note }: Props): ReactNode {
  return (
    <Table
      label={label}
      className="prices"
      caption={
        <>
          {note !== undefined && <strong>{note} </strong>}
          Prices in US dollars for a million tokens, {date}.
        </>
      }
      head={[head, ...columns.map(([title]) => title)]}
      rows={rows.map(({ offer, ...row }) => ({
        ...row,
        cells: columns.map(([, field]) => textIn(offer, field) ?? "–"),
        numbers: [undefined, ...columns.map(([, field]) => numberIn(offer, field))],
      }))}
    />
  );
}

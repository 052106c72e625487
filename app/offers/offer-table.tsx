// A table of offers, by provider or by model.
import type { ReactNode } from "react";
import { Table } from "../ui/table.tsx";
import { columnsOf, type Offer, type Offers } from "./offers.ts";

/** A row: what it is called, and its offer. */
export interface OfferRow {
  readonly key: string;
  readonly name: ReactNode;
  readonly isCurrent?: boolean;
  readonly offer: Offer;
}

interface Props extends Omit<Offers, "offers"> {
  readonly label: string;
  /** The head of the first column. */
  readonly head: string;
  readonly rows: readonly OfferRow[];
}

/** The table; nothing if no offer has a value. */
export function OfferTable({ label, head, rows, date, note }: Props): ReactNode {
  const columns = columnsOf(rows.map(({ offer }) => offer));
  if (columns.length === 0) return null;
  return (
    <Table
      label={label}
      caption={
        <>
          {note !== undefined && <strong>{note} </strong>}
          Prices in US dollars for a million tokens, {date}.
        </>
      }
      head={[head, ...columns.map(([title]) => title)]}
      rows={rows.map(({ offer, ...row }) => ({
        ...row,
        cells: columns.map(([, cell]) => cell(offer) ?? "–"),
      }))}
    />
  );
}

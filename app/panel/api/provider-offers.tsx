// What a call costs at each provider of the model, with its limits and features; a row chooses its provider.
import type { ModelOffers } from "hubsmith/offers";
import { cheapestOf, isNew } from "#plugins/kit/offers/offers";
import { tokensText } from "#plugins/kit/offers/text";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { ID } from "../../models/offers/offers.ts";
import {
  costIn,
  lastSeen,
  type ProviderTable,
  providerTable,
  remarkOf,
  rowLabel,
} from "../../models/offers/provider-table.ts";
import { Table } from "../../ui/table.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useHydrated } from "../../browser/use-hydrated.ts";
import { useActions, useCall, usePanelState } from "../parts/use-panel.ts";
import { AUTO, providersIn } from "../../models/providers.ts";
import "../../ui/offers.css";

interface Props {
  readonly offers: ModelOffers;
}

/** The part; nothing if there is nothing to compare. */
export function ProviderOffers({ offers }: Props): ReactNode {
  const entries = usePanelState((state) => state.entries);
  const tokens = usePanelState((state) => state.tokens);
  const task = useCall((call) => call.task);
  const current = useCall((call) => call.provider);
  const table = useMemo(() => providerTable(offers, tokens, task), [offers, tokens, task]);
  useCheapest(offers);
  useHydrated(".offers [inert]");
  const cardOf = (id: string) => providersIn(entries).get(id);
  const old = lastSeen(offers, (id) => cardOf(id)?.label ?? id);
  if (table === undefined) return old === undefined ? null : <p className="note">{old}</p>;
  const { head, rows, hasCosts } = table;
  const idAt = head.indexOf(ID);
  return (
    <div className="stack tight offers">
      {hasCosts && <Cost rows={rows} />}
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

/** The tokens of a call, and what it costs at the chosen provider. */
function Cost({ rows }: Pick<ProviderTable, "rows">): ReactNode {
  const tokens = usePanelState((state) => state.tokens);
  const provider = useCall((call) => call.provider);
  const label = useCall((call) => call.providerLabel);
  const row = rows.find(({ offer, isRouter }) => (isRouter ? AUTO : offer.provider) === provider);
  const cost = row && costIn(row.offer, tokens);
  return (
    <div className="row cost">
      <Tokens of="input" label="Tokens in" />
      <Tokens of="output" label="Tokens out" />
      <output>
        {cost === undefined
          ? `${label}’s price is unknown.`
          : `${tokensText(tokens)} at ${label}: ${cost}`}
      </output>
    </div>
  );
}

interface TokensProps {
  readonly of: "input" | "output";
  readonly label: string;
}

function Tokens({ of, label }: TokensProps): ReactNode {
  const tokens = usePanelState((state) => state.tokens);
  const { choose } = useActions();
  const [text, setText] = useState(tokens[of].toLocaleString("en"));
  const count = countIn(text);
  const change = (typed: string): void => {
    setText(typed);
    const typedCount = countIn(typed);
    if (typedCount !== undefined) choose({ tokens: { ...tokens, [of]: typedCount } });
  };
  const error = count === undefined ? { error: "Enter a number." } : {};
  return <TextField label={label} option={{ value: text, ...error }} onChange={change} />;
}

/** A number of tokens as it is typed, e.g. "1,000" or "1 000". */
const countIn = (text: string): number | undefined => {
  const digits = text.replaceAll(/[,_\s]/g, "");
  return /^\d{1,12}$/.test(digits) ? Number(digits) : undefined;
};

const OUTPUT = { input: 0, output: 1 };

// The combobox above says what the router's policy chooses: the lowest price of output in its newest list.
function useCheapest({ offers, routerDate }: ModelOffers): void {
  const model = usePanelState((state) => state.model.id);
  const { choose } = useActions();
  const newest = offers.filter((offer) => isNew(offer, routerDate));
  const id = cheapestOf({ offers: newest, routerDate }, OUTPUT)?.provider ?? "";
  const label = usePanelState(({ entries }) => providersIn(entries).get(id)?.label);
  useEffect(() => {
    if (label !== undefined) choose({ cheapest: { [model]: label } });
  }, [choose, model, label]);
}

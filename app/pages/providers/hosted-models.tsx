// The models of a provider in one table, with prices, limits, features, and their ids there.
import type { Plugin } from "hubsmith";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { dayText, FACTS, filled, ID, SOURCE } from "../../models/offers/offers.ts";
import { hubUrl } from "#models/hub-url";
import { modelPath } from "../../browser/model-path.ts";
import { useModels } from "../../models/host.ts";
import { Optional } from "../../ui/later.tsx";
import { Code, Part } from "../../ui/page-parts.tsx";
import { Table } from "../../ui/table.tsx";
import { TaskIcon } from "../../ui/task-icon.tsx";
import { hostedBy, type HostedModels } from "./data.ts";
import { Away } from "../../ui/away.tsx";
import "../../ui/offers.css";

type Provider = Plugin<"provider">;

export function ModelsOf({ provider }: { readonly provider: Provider }): ReactNode {
  return (
    <Optional load={hostedBy} of={provider} version={useModels()}>
      {(hosted) => (
        <Part id="models" title="Models" items={hosted.offers}>
          <ModelTable provider={provider} {...hosted} />
        </Part>
      )}
    </Optional>
  );
}

interface Props extends HostedModels {
  readonly provider: Provider;
}

/** The table, the lowest input price first. */
function ModelTable({ provider: { id: provider, label, hubOrg }, ...hosted }: Props): ReactNode {
  const { offers, date, note } = hosted;
  const columns = filled(
    [...FACTS, ...SOURCE],
    offers.map(([, offer]) => offer),
  );
  const hasPrices = columns.some(({ title }) => title === "Input");
  const prices = hasPrices && hubOrg !== undefined && (
    <>
      {" "}
      Prices change: see <Away href={hubUrl("models", hubOrg)}>the page of {label}</Away>.
    </>
  );
  return (
    <Table
      label={`Models of ${label}`}
      className="prices hosted-models"
      caption={
        <>
          {note !== undefined && <strong>{note} </strong>}
          {hasPrices && "US dollars per million tokens. "}
          List of {dayText(date)}.{prices}
        </>
      }
      head={["Model", ...columns.map(({ title }) => title)]}
      rows={offers.map(([{ id }, offer]) => ({
        key: `${id} ${offer.providerId}`,
        name: (
          <span className="row">
            <TaskIcon task={offer.task} />
            <Link href={modelPath(id, { provider })} translate="no">
              {id}
            </Link>
            {offer.status !== "live" && <span className="note">{offer.status}</span>}
          </span>
        ),
        cells: columns.map(({ title, textOf }) => {
          const text = textOf(offer);
          if (text === undefined) return "–";
          return title === ID ? <Code key={title}>{text}</Code> : text;
        }),
        numbers: [undefined, ...columns.map(({ numberOf }) => numberOf?.(offer))],
      }))}
    />
  );
}

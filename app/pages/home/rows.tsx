// The found models as rows: the first of many, and more on demand.
import { Download, Lock } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { Link } from "wouter";
import type { Labels } from "#models/labels";
import { compactText, type Facts } from "#models/card";
import { tokensText } from "#models/hosting";
import type { NamedPlaces } from "#models/search/search";
import { textIn } from "../../models/offers/offers.ts";
import { modelPath } from "../../browser/model-path.ts";
import { TaskIcon } from "../../ui/task-icon.tsx";
import styles from "./home.module.css";

const STEP = 30;
const MOST_PROVIDERS = 3;

interface Props {
  readonly models: readonly Facts[];
  readonly named: NamedPlaces;
  readonly labels: Labels;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The page of a model, with the provider, the agent, the app or the computer that the search names. */
export function foundPath({ id, providers }: Facts, named: NamedPlaces): string {
  const { agent, app, machine } = named;
  const provider = providers.find((one) => named.providers.includes(one)) ?? "";
  const way = agent ? { agent } : app ? { app } : machine ? { use: "app" } : undefined;
  if (provider !== "" || way === undefined) return modelPath(id, { provider });
  const query = { ...way, ...(machine && { memory: machine }) };
  return `${modelPath(id)}?${new URLSearchParams(query).toString()}`;
}

/** The list; it is reset for another result. */
export function Rows({ models, named, labels, onKeyDown }: Props): ReactNode {
  const [shown, setShown] = useState(() => ({ models, count: keptCount() }));
  const count = shown.models === models ? shown.count : STEP;
  const showMore = (): void => {
    setShown({ models, count: count + STEP });
    // For the Back button.
    history.replaceState({ ...history.state, count: count + STEP }, "");
  };
  return (
    <>
      <ul className={`results ${styles["rows"]}`}>
        {models.slice(0, count).map((model) => (
          <Row key={model.id} {...{ model, named, labels, onKeyDown }} />
        ))}
      </ul>
      {models.length > count && (
        <button type="button" className="button" onClick={showMore}>
          Show {Math.min(STEP, models.length - count)} more
        </button>
      )}
    </>
  );
}

// A chat may have no task that says so.
const iconTask = ({ isChat, task = "other" }: Facts): string =>
  isChat && ["text-generation", "other"].includes(task) ? "conversational" : task;

function keptCount(): number {
  const kept: unknown = globalThis.history?.state?.count;
  return typeof kept === "number" ? kept : STEP;
}

interface RowProps extends Pick<Props, "named" | "labels" | "onKeyDown"> {
  readonly model: Facts;
}

function Row({ model, named, labels, onKeyDown }: RowProps): ReactNode {
  const { id, library, providers, hosting, downloads, gated, size } = model;
  const owner = id.slice(0, id.indexOf("/") + 1);
  const icon = iconTask(model);
  return (
    <li>
      <span title={labels("task", icon)}>
        <TaskIcon task={icon} />
      </span>
      <Link href={foundPath(model, named)} translate="no" onKeyDown={onKeyDown}>
        <span className="soft">{owner}</span>
        {id.slice(owner.length)}
      </Link>
      {size !== undefined && (
        <span className="note">
          {size}
          <span className="unseen"> parameters</span>
        </span>
      )}
      {gated && (
        <span className="soft" title="Gated: accept its terms on the Hub">
          <Lock aria-hidden />
          <span className="unseen">Gated</span>
        </span>
      )}
      <span className={`small soft ${styles["facts"]}`}>
        <span>{library === undefined ? "" : labels("library", library)}</span>
        <span>
          {providers.length > 0 &&
            `${providers.length} ${providers.length === 1 ? "provider" : "providers"}`}
        </span>
        <Price hosting={hosting} isLowest={providers.length > 1} />
        <span className={styles["context"]} title="The longest context, in tokens">
          {hosting?.context !== undefined && (
            <>
              {tokensText(hosting.context)}
              <span className="unseen"> tokens of context</span>
            </>
          )}
        </span>
        <span className={styles["downloads"]}>
          {downloads > 0 && (
            <>
              <Download aria-hidden />
              {compactText(downloads)}
              <span className="unseen"> downloads</span>
            </>
          )}
        </span>
      </span>
      <Absent model={model} named={named} labels={labels} />
    </li>
  );
}

/** The provider that the search names, if it does not host the model, and those that do. */
function Absent({
  model: { id, providers },
  named,
  labels,
}: Omit<RowProps, "onKeyDown">): ReactNode {
  const [first] = named.providers;
  // The owner of a model may have the name of a provider.
  const isOwner = named.providers.some((one) => id.toLowerCase().startsWith(one));
  if (first === undefined || isOwner || named.providers.some((one) => providers.includes(one)))
    return null;
  const others = providers.slice(0, MOST_PROVIDERS).map((one) => labels("provider", one));
  return (
    <span className={`note ${styles["absent"]}`}>
      Not on {labels("provider", first)}
      {others.length > 0 && `, but on ${others.join(", ")}`}
      {providers.length > others.length && " and others"}
    </span>
  );
}

interface PriceProps {
  readonly hosting: Facts["hosting"];
  readonly isLowest: boolean;
}

/** The prices of input and output where a call costs least. */
function Price({ hosting, isLowest }: PriceProps): ReactNode {
  const { cheapest } = hosting ?? {};
  if (cheapest === undefined) return <span />;
  const { input, output } = cheapest;
  const isFree = input === 0 && output === 0;
  const prices = [textIn(cheapest, "input"), textIn(cheapest, "output")];
  return (
    <span className={styles["price"]} title="US dollars for a million tokens, input / output">
      {isLowest && !isFree && "from "}
      {[...new Set(prices)].join(" / ")}
      {!isFree && <span className="unseen"> for a million tokens</span>}
    </span>
  );
}

// The formats of weights as tables: bits, quality, and what a model of some size needs, filtered by memory.
import type { Diagnostic, Hub, Plugin } from "hubsmith";
import { type ReactNode, useEffect, useState } from "react";
import { Scroller } from "../routing/scroller.tsx";
import { useAnnouncement } from "../routing/use-announcement.ts";
import { useQuery } from "../routing/use-query.ts";
import { countText, readWeights, weightsText } from "./amounts.ts";
import { MemoryField, useMachine } from "./machine.tsx";
import { FITS, formatRows, isNamed, TOKENS } from "./rows.ts";
import "../routing/routing.css";
import "./formats.css";

interface Props {
  readonly hub: Hub;
  /** Plugins that did not load, or that conflict. */
  readonly lost: readonly Diagnostic[];
}

// The most common ones are first; third-party ones are last.
const FIRST = ["quantization-config", "safetensors", "gguf"];
const USUAL = 8e9;
const SIZES = ["0.5B", "1.5B", "3B", "8B", "14B", "32B", "70B", "405B"];

/** The page. */
export function FormatsPage({ hub, lost }: Props): ReactNode {
  const [{ weights: linked = "" }, change] = useQuery();
  const [size, setSize] = useState(() => weightsText(readWeights(linked) ?? USUAL));
  const [find, setFind] = useState("");
  const typed = readBillions(size);
  const weights = typed ?? readWeights(linked) ?? USUAL;
  useFragment();
  const all = hub.quantizations.list.toSorted((a, b) => placeOf(b) - placeOf(a));
  return (
    <>
      {lost.map(({ message }) => (
        <p key={message} className="empty">
          {message}
        </p>
      ))}
      <form className="amounts" onSubmit={(event) => event.preventDefault()}>
        <div className="amount">
          <label htmlFor="size">Model size</label>
          <input
            id="size"
            type="text"
            autoComplete="off"
            list="sizes"
            value={size}
            aria-invalid={typed === undefined || undefined}
            aria-describedby="size-note"
            onChange={({ target }) => setSize(target.value)}
            onBlur={() => typed !== undefined && change({ weights: weightsText(typed) })}
          />
          <datalist id="sizes">
            {SIZES.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </datalist>
          <p id="size-note" className={typed === undefined ? "note error" : "note"}>
            {typed === undefined ? "Enter a size such as 8B." : "Parameters, such as 8B."}
          </p>
        </div>
        <MemoryField />
        <div className="amount">
          <label htmlFor="find">Find</label>
          <input
            id="find"
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={500}
            value={find}
            aria-describedby="find-note"
            onChange={({ target }) => setFind(target.value)}
          />
          <p id="find-note" className="note">
            A format or a file name.
          </p>
        </div>
      </form>
      <nav className="formats-nav" aria-label="On this page">
        <ul className="row">
          {all.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      {all.map((quantization) => (
        <Formats key={quantization.id} of={quantization} weights={weights} find={find} />
      ))}
      <p className="note">
        Quality is a rule of thumb. Memory includes a context of {TOKENS.toLocaleString("en")}{" "}
        tokens. All amounts are estimates.
      </p>
    </>
  );
}

interface FormatsProps {
  readonly of: Plugin<"quantization">;
  readonly weights: number;
  readonly find: string;
}

function Formats({ of: quantization, weights, find }: FormatsProps): ReactNode {
  const gb = useMachine((machine) => machine.gb);
  const { id, label, families = {}, source } = quantization;
  const rows = formatRows(quantization, weights, gb).filter(({ name, isOld }) =>
    find === "" ? !isOld : isNamed(quantization, name, find),
  );
  const shown = rows.filter(({ fits }) => fits !== "no");
  const isFiltered = shown.length < rows.length;
  const says = isFiltered
    ? `${shown.length} of ${countText(rows.length, "format")}`
    : countText(rows.length, "format");
  useAnnouncement(`${label}: ${says}`);
  return (
    <section className="formats" aria-labelledby={id}>
      <div className="formats-head">
        <h2 id={id}>{label}</h2>
        <p className="note">{says}</p>
        {source !== undefined && (
          <a className="note" href={source} rel="noreferrer">
            Specification<span className="unseen"> of {label}</span>
          </a>
        )}
      </div>
      {shown.length > 0 && (
        <Scroller label={label}>
          <table>
            <caption className="unseen">Formats of {label}, the most precise first</caption>
            <thead>
              <tr>
                <th scope="col">Format</th>
                {gb !== undefined && <th scope="col">In {gb} GB</th>}
                <th scope="col">Size of {weightsText(weights)}</th>
                <th scope="col">Memory</th>
                <th scope="col">Quality</th>
                <th scope="col">Bits per weight</th>
                <th scope="col">Family</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ name, bits, quality, size, memory, fits, family }) => (
                <tr key={name} data-fits={fits}>
                  <th scope="row" translate="no">
                    {name}
                  </th>
                  {fits !== undefined && <td className="verdict">{FITS[fits]}</td>}
                  {[size, memory, quality, bits].map((text, at) => (
                    <td key={at}>{text || <Unknown />}</td>
                  ))}
                  <td>{family}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      )}
      <details className="folded">
        <summary>Families of {label}</summary>
        <dl className="uses">
          {Object.entries(families).map(([family, { label: name, description }]) => (
            <div key={family}>
              <dt>{name}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}

function Unknown(): ReactNode {
  return (
    <span className="unknown">
      <span aria-hidden="true">–</span>
      <span className="unseen">unknown</span>
    </span>
  );
}

// In this field, 8 means 8B.
const readBillions = (text: string): number | undefined =>
  readWeights(/^[\d.\s]+$/.test(text) ? `${text}B` : text);

const placeOf = ({ id }: { readonly id: string }): number => FIRST.indexOf(id);

/** Scrolls to the URL's fragment: when the browser tried, the content was not rendered. */
function useFragment(): void {
  useEffect(() => {
    const id = location.hash.slice(1);
    if (id !== "") document.getElementById(id)?.scrollIntoView();
  }, []);
}

// The page of quantizations below its heading: an introduction, each quantization, and file names.
import type { Diagnostic, Hub } from "hubsmith";
import { type ReactNode, useEffect } from "react";
import { FileNameReader } from "./file-name.tsx";
import { QuantizationSection } from "./section.tsx";
import { useAnnouncement } from "../routing/use-announcement.ts";
import { useWeights } from "./use-weights.ts";
import { WeightsField } from "./weights-field.tsx";
import { weightsText } from "./weights.ts";
import "../routing/routing.css";
import "./quantizations.css";

interface Props {
  readonly hub: Hub;
  /** Plugins that did not load, or that conflict. */
  readonly lost: readonly Diagnostic[];
}

// The most common ones are first; third-party ones are last.
const FIRST = ["gguf", "safetensors", "quantization-config"];

/** The page. */
export function QuantizationsPage({ hub, lost }: Props): ReactNode {
  const weights = useWeights();
  useAnnouncement(`Sizes for ${weightsText(weights.weights)} weights`);
  useFragment();
  const all = hub.quantizations.list.toSorted((a, b) => placeOf(a) - placeOf(b));
  return (
    <>
      <p className="lead">
        Most models are trained with 16 or 32 bits for each weight. Quantization stores weights in
        fewer bits, so files are smaller and models need less memory. Fewer bits are less precise:
        the output may differ more from the original’s.
      </p>
      {lost.map(({ message }) => (
        <p key={message} className="empty">
          {message}
        </p>
      ))}
      <nav className="contents" aria-label="On this page">
        <ul className="row">
          {all.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
          <li>
            <a href="#names">File names</a>
          </li>
        </ul>
      </nav>
      <section className="part" aria-labelledby="weights">
        <div className="about">
          <h2 id="weights">Size of the model</h2>
          <p className="note">All sizes on this page are for this number of weights.</p>
        </div>
        <WeightsField of={weights} />
      </section>
      {all.map((quantization) => (
        <QuantizationSection key={quantization.id} of={quantization} weights={weights.weights} />
      ))}
      <section className="part" aria-labelledby="names">
        <div className="about">
          <h2 id="names">File names</h2>
          <p className="note">
            File names are conventions of publishers. Nothing checks that a label is correct.
          </p>
        </div>
        <div className="chapter">
          <FileNameReader of={all} />
        </div>
      </section>
    </>
  );
}

function placeOf({ id }: { readonly id: string }): number {
  const place = FIRST.indexOf(id);
  return place < 0 ? FIRST.length : place;
}

/** Scrolls to the URL's fragment: when the browser tried, the content was not rendered. */
function useFragment(): void {
  useEffect(() => {
    const id = location.hash.slice(1);
    if (id !== "") document.getElementById(id)?.scrollIntoView();
  }, []);
}

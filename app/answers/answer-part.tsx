// A provider's response to a call. The samples, and the components that show them, are loaded on demand.
import type { Call } from "hubsmith";
import { type ReactNode, useCallback, useId, useRef } from "react";
import { LoadFault } from "../ui/load-fault.tsx";
import { useLoaded } from "../routing/use-loaded.ts";
import type { AnswerView } from "./answer-view.tsx";
import type { LoadSamples, Samples } from "./records.ts";

interface Props {
  /** Finds the responses of a provider; the same function at each render. */
  readonly samplesOf: LoadSamples;
  /** The id of the provider. */
  readonly provider: string;
  readonly providerLabel: string;
  /** The id of the task that the model is called as. */
  readonly task: string;
  readonly streaming: boolean;
  readonly call: Call;
  readonly clientLabel: string;
  /** The id of the client's language. */
  readonly language: string;
}

/** The component. */
export function AnswerPart({ provider, samplesOf, ...shown }: Props): ReactNode {
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const load = useCallback((id: string) => loadAnswer(samplesOf, id), [samplesOf]);
  const loaded = useLoaded(load, provider);
  return (
    <section className="answer" aria-labelledby={title} aria-busy={loaded.state === "loading"}>
      <h3 id={title} ref={heading} tabIndex={-1}>
        Response
      </h3>
      {loaded.state === "loading" && <p className="note">Loading …</p>}
      {loaded.state === "failed" && (
        <LoadFault what="The response" focus={() => heading.current} again={loaded.again} />
      )}
      {loaded.state === "here" && <loaded.value.View samples={loaded.value.samples} {...shown} />}
    </section>
  );
}

interface LoadedView {
  readonly View: typeof AnswerView;
  readonly samples: Samples | undefined;
}

async function loadAnswer(samplesOf: LoadSamples, provider: string): Promise<LoadedView> {
  const [{ AnswerView }, samples] = await Promise.all([
    import("./answer-view.tsx"),
    samplesOf(provider),
  ]);
  return { View: AnswerView, samples };
}

// A sample response to the current call: each exchange in order, and what the snippet prints or saves.
import { isAbsence, type Call } from "hubsmith";
import { type ReactNode, useId, useRef } from "react";
import type { Exchange, LoadSamples, Samples } from "./samples.ts";
import { findSample, sourceWords } from "./words.ts";
import { AbsenceNote } from "../../ui/absence-note.tsx";
import { CodeBlock } from "../../ui/code-block.tsx";
import { Later } from "../../ui/later.tsx";
import type { CallView } from "../code/call-data.ts";

interface Props {
  readonly call: CallView;
  /** Finds the samples of a provider; the same function at each render. */
  readonly of: LoadSamples;
}

export function Answer({ call, of }: Props): ReactNode {
  const { resolved, client } = call;
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  if (isAbsence(resolved)) return <AbsenceNote title="There is no call." absence={resolved} />;
  if (client === undefined) return <p className="empty">There is no call.</p>;
  return (
    <section className="stack view-part" aria-labelledby={title}>
      <h3 id={title} ref={heading} tabIndex={-1}>
        Response
      </h3>
      <Later what="The response" load={of} of={resolved.provider} focus={() => heading.current}>
        {(samples) => <Response samples={samples} call={resolved} client={client.label} />}
      </Later>
    </section>
  );
}

interface ResponseProps {
  readonly samples: Samples | undefined;
  readonly call: Call;
  readonly client: string;
}

function Response({ samples, call, client }: ResponseProps): ReactNode {
  const sample = findSample(samples, call);
  if (typeof sample === "string") return <p className="empty">{sample}</p>;
  return (
    <>
      <p className="note">{sourceWords(sample, call.providerLabel)}</p>
      {sample.exchanges.map((exchange, at) => (
        <Shown key={at} exchange={exchange} what={`${TITLES[exchange.step]} ${at + 1}`} />
      ))}
      {sample.saves && (
        <p>
          {client} saves the file as <code>{sample.saves.stem}</code>, with the file extension of
          its type: {sample.saves.what}.
        </p>
      )}
      {sample.shows !== undefined && (
        <CodeBlock
          title="Text of the response"
          what="text of the response"
          highlight=""
          content={sample.shows.replace(/^\n+|(?<!\n)\n+$/g, "")}
        />
      )}
    </>
  );
}

interface ShownProps {
  readonly exchange: Exchange;
  /** Its name, which no other has. */
  readonly what: string;
}

function Shown({ exchange, what }: ShownProps): ReactNode {
  const { step, is, body, status, type, isShortened } = exchange;
  return (
    <div>
      <CodeBlock
        title={TITLES[step]}
        note={`${status}, ${type}`}
        what={what}
        highlight={is === "json" ? "json" : ""}
        content={is === "file" ? `(${body})` : body}
      />
      {isShortened === true && <p className="note">Long data is truncated.</p>}
    </div>
  );
}

const TITLES: Readonly<Record<Exchange["step"], string>> = {
  request: "Response to the request",
  job: "Job status",
  result: "Result of the job",
  file: "File",
};

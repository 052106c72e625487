// A sample response: every exchange in order, how it is read, and the output of the program.
import type { Call } from "hubsmith";
import type { ReactNode } from "react";
import { CodeBlock } from "../ui/code-block.tsx";
import { SentenceText } from "../providers/sentence.tsx";
import { findSample } from "./find-sample.ts";
import type { Exchange, Samples } from "./records.ts";
import { noteOf, readWords, seenWords, shownTitle, sourceWords, titleOf } from "./words.ts";
import "./answers.css";

interface Props {
  readonly samples: Samples | undefined;
  readonly providerLabel: string;
  /** The id of the task. */
  readonly task: string;
  readonly streaming: boolean;
  readonly call: Call;
  readonly clientLabel: string;
  /** The id of the client's language. */
  readonly language: string;
}

/** The response, or why there is none. */
export function AnswerView(props: Props): ReactNode {
  const { samples, providerLabel, call, clientLabel, language } = props;
  const found = findSample(samples, props);
  if ("reason" in found || "reason" in call.request)
    return <p className="empty">{"reason" in found ? found.reason : ""}</p>;
  const { sample } = found;
  const questions = sample.exchanges.filter(({ step }) => step === "job");
  return (
    <>
      <p className="note">{sourceWords(sample, providerLabel)}</p>
      {sample.exchanges.map((exchange, at) => {
        if (exchange.step !== "job") return <Shown key={at} exchange={exchange} time={1} />;
        if (exchange !== questions[0]) return null;
        return (
          <details key={at} className="answer-job">
            <summary>{questionsText(questions.length)}</summary>
            <div className="answer-body">
              {questions.map((question, time) => (
                <Shown key={time} exchange={question} time={time + 1} />
              ))}
            </div>
          </details>
        );
      })}
      <p>
        <SentenceText words={readWords(sample, call.request.answer)} /> SDKs do this for you.
      </p>
      <p>
        <SentenceText words={seenWords(sample, clientLabel, language)} />
      </p>
      {sample.shows !== undefined && (
        <CodeBlock
          title={shownTitle(sample, language)}
          what="text of the response"
          highlight=""
          content={sample.shows.replace(/^\n+|\n+$/g, "")}
        />
      )}
    </>
  );
}

const questionsText = (count: number): string =>
  count === 1 ? "The job is polled once" : `The job is polled ${count} times`;

interface ShownProps {
  readonly exchange: Exchange;
  readonly time: number;
}

function Shown({ exchange, time }: ShownProps): ReactNode {
  const title = titleOf(exchange, time);
  const { is, body, isShortened } = exchange;
  return (
    <div>
      <CodeBlock
        title={title}
        note={noteOf(exchange)}
        what={title.replace(/^The/, "the")}
        highlight={is === "json" ? "json" : ""}
        content={is === "file" ? `(${body})` : body}
      />
      {isShortened === true && <p className="note">Long data is truncated.</p>}
    </div>
  );
}

// The HTTP request of the current call, and the polls if the response is a ticket.
import type { HttpRequest } from "hubsmith";
import { requestText } from "#plugins/catalogue/request-text";
import type { ReactNode } from "react";
import { CodeBlock } from "../../ui/code-block.tsx";
import { SentenceText } from "../../providers/sentence.tsx";
import { jobWords, questionWords } from "../../providers/words.ts";
import type { CallView } from "../state/call-view.ts";

/** The request, or why there is none. */
export function RequestView({ call }: { readonly call: CallView }): ReactNode {
  const { made, host, client, providerLabel } = call;
  const wire = "reason" in made ? made : made.request;
  if ("reason" in wire)
    return (
      <div className="empty">
        <p>There is no request to show. {wire.reason}</p>
        <p className="change">
          <span>How to fix it:</span> {wire.change}
        </p>
      </div>
    );
  return (
    <>
      <CodeBlock
        title="HTTP request"
        note={host === undefined ? undefined : `to ${host}`}
        what={`HTTP request to ${providerLabel}`}
        highlight="http"
        content={requestText(wire)}
      />
      <p className="note">
        {client === undefined
          ? "The HTTP request of this call."
          : `The HTTP request of ${client.label}.`}{" "}
        Clients may add more headers. {standing(wire)}
      </p>
      {wire.job !== undefined && (
        <div className="view-part">
          <h3>Then the job is polled</h3>
          <ul className="after">
            {[...questionWords(wire.job), ...jobWords(wire.job)].map((words, at) => (
              <li key={at}>
                <SentenceText words={words} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** The meaning of the placeholders in the text. */
function standing(wire: HttpRequest): ReactNode {
  const text = requestText(wire);
  return (
    <>
      {/\$[A-Z]/.test(text) && (
        <>
          <code>$NAME</code> is the value of that environment variable.{" "}
        </>
      )}
      {("file" in wire.body || /<[^<>]+>/.test(text)) && (
        <>
          <code>&lt;name&gt;</code> is the content of that file.{" "}
        </>
      )}
      {"form" in wire.body && "Each line of the body is a field of the form."}
    </>
  );
}

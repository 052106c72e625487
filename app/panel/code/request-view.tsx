// The HTTP request of the current call, and the polls if the response is a job.
import { isAbsence, type HttpRequest } from "hubsmith";
import type { ReactNode } from "react";
import { requestText } from "#plugins/kit/catalog/request-text";
import { SentenceText } from "../../providers/sentence.tsx";
import { jobWords, questionWords } from "../../providers/words.ts";
import { AbsenceNote } from "../../ui/absence-note.tsx";
import { CodeBlock } from "../../ui/code-block.tsx";
import type { CallView } from "./call-data.ts";

export function RequestView({ call }: { readonly call: CallView }): ReactNode {
  const { resolved, host, client, providerLabel } = call;
  const request = isAbsence(resolved) ? resolved : resolved.request;
  if (isAbsence(request))
    return <AbsenceNote title="There is no request to show." absence={request} />;
  const { job } = request;
  return (
    <div className="stack view-part">
      <CodeBlock
        title="HTTP request"
        note={host === undefined ? undefined : `to ${host}`}
        what={`HTTP request to ${providerLabel}`}
        highlight="http"
        content={requestText(request)}
      />
      <p className="note">
        The HTTP request of {client?.label ?? "this call"}. Clients may add more headers.{" "}
        {placeholdersOf(request)}
      </p>
      {job !== undefined && (
        <>
          <h3>Then the job is polled</h3>
          <ul>
            {[...questionWords(job), ...jobWords(job)].map((words, at) => (
              <li key={at} className="note">
                <SentenceText words={words} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function placeholdersOf(request: HttpRequest): string {
  const text = requestText(request);
  const { body } = request;
  return [
    ...(/\$[A-Z]/.test(text) ? ["$NAME is the value of that environment variable."] : []),
    ...("file" in body || /<[^<>]+>/.test(text) ? ["<name> is the content of that file."] : []),
    ...("form" in body ? ["Each line of the body is a field of the form."] : []),
  ].join(" ");
}

// The response to the current call, and the output of the snippet.
import type { ReactNode } from "react";
import { AnswerPart } from "../../answers/answer-part.tsx";
import type { LoadSamples } from "../../answers/records.ts";
import type { CallView } from "../state/call-view.ts";

interface Props {
  readonly call: CallView;
  /** Finds the responses of a provider. */
  readonly of: LoadSamples;
}

/** The response, or why there is no call. */
export function Answer({ call, of }: Props): ReactNode {
  const { made, client, language } = call;
  if ("reason" in made || client === undefined)
    return (
      <p className="empty">
        There is no call, so there is no response.
        {"reason" in made && ` ${made.reason} ${made.change}`}
      </p>
    );
  return (
    <AnswerPart
      samplesOf={of}
      provider={made.provider}
      providerLabel={made.providerLabel}
      task={made.task.id}
      streaming={made.streaming}
      call={made}
      clientLabel={client.label}
      language={language}
    />
  );
}

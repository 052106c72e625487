// The API section: the controls, the code of the call, and the form, which stays while plugins load.
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from "react";
import { Boundary } from "../../ui/boundary.tsx";
import { CodeBlock } from "../../ui/code-block.tsx";
import { InstallLine } from "../../ui/install-line.tsx";
import { Later } from "../../ui/later.tsx";
import { useSay } from "../../browser/say.ts";
import { useHydrated } from "../../browser/use-hydrated.ts";
import { Offers } from "./offers.tsx";
import { CallForm } from "./call-form.tsx";
import { Controls, TAB_PANEL, tabId } from "./controls.tsx";
import { useIds } from "../parts/host-context.ts";
import type { CallView } from "../data/call-data.ts";
import { panelOf } from "../data/panel-data.ts";
import { ReplacedClient, useNeeds } from "../parts/replaced-note.tsx";
import { useCall, usePanelState } from "../parts/use-panel.ts";
import { CallProof } from "./call-proof.tsx";

/** How a provider is called, or an own endpoint. */
export function CallSection(): ReactNode {
  const idOf = useIds();
  useHydrated("#call [inert]:not(.offers *)");
  return (
    <>
      <Controls />
      <div className="call-columns">
        <div className="stack main" id={idOf("code")}>
          <Snippets />
        </div>
        <CallForm />
      </div>
      <Offers />
    </>
  );
}

const LONG = 20_000;
const loadNoCode = () => import("./no-code.tsx");

function Snippets(): ReactNode {
  const isReady = usePanelState((state) => panelOf(state).isReady);
  const isLost = usePanelState((state) => state.failed.length > 0);
  const now = useCall((call) => call);
  const later = useDeferredValue(now);
  // With a long text, the field must not wait for the code.
  const call =
    (now.client?.content?.length ?? 0) > LONG && later.provider === now.provider ? later : now;
  const model = usePanelState((state) => state.model.id);
  const idOf = useIds();
  const needs = useNeeds(call);
  const source = [call.providerLabel, call.client?.label, needs].filter(Boolean).join(", ");
  useUpdateNotice(isReady ? (call.client?.content ?? "") : undefined, source);
  // Without its plugin, a provider seems to be unknown.
  const isMissing = !isReady || (isLost && call.client?.content === undefined);
  const [last, keep] = useState<CallView>();
  if (
    !isMissing &&
    call.client?.content !== undefined &&
    last?.client?.content !== call.client.content
  )
    keep(call);
  if (isMissing)
    return (
      <>
        <p className="empty">
          {isReady ? "The code is shown once everything is loaded." : "Loading…"}
        </p>
        {last !== undefined && <OldCode call={last} />}
      </>
    );
  return (
    <>
      <ReplacedClient
        replaced={call.isReplacementTold ? call.replaced : undefined}
        shown={call.client}
        needs={needs}
      />
      {call.count > 0 && call.doubt !== undefined && (
        <p className="note">
          <strong>{call.doubt}</strong>
        </p>
      )}
      <div
        role="tabpanel"
        id={idOf(TAB_PANEL)}
        aria-labelledby={idOf(tabId(call.language))}
        className="stack tight"
      >
        <Boundary part="The code" resetOn={call.client?.content}>
          <Snippet call={call} last={last} />
        </Boundary>
      </div>
      <p className="note" id={idOf("provider-note")}>
        {call.providerId !== undefined && call.providerId !== model && (
          <>
            Model id at {call.providerLabel}: <code>{call.providerId}</code>
            {call.route.value === "routed" && ", which the router fills in"}.{" "}
          </>
        )}
        {call.unknown.length > 0 && (
          <>The Hub also lists providers without code here: {call.unknown.join(", ")}.</>
        )}
      </p>
    </>
  );
}

interface SnippetProps {
  readonly call: CallView;
  /** The last call with code. */
  readonly last: CallView | undefined;
}

function Snippet({ call, last }: SnippetProps): ReactNode {
  const { client, language, languages, provider, host } = call;
  const shown = languages.find(({ id }) => id === language);
  if (client?.content === undefined) {
    // While a name is typed, the code before it stays.
    const isSame = last?.provider === provider && last.language === language;
    const before = isSame && <OldCode call={last} />;
    return (
      <Later what="The reason" load={loadNoCode} of="reason" fallback={before}>
        {({ NoCode }) => (
          <NoCode call={call} language={shown?.label ?? language}>
            {before}
          </NoCode>
        )}
      </Later>
    );
  }
  const { id, label, install, content } = client;
  const what = `${label} snippet`;
  return (
    <>
      <CodeBlock
        key={`${language}/${id}`}
        title={label}
        note={host && `calls ${host}`}
        what={what}
        highlight={shown?.highlight ?? ""}
        content={content}
      />
      <CallProof call={call} />
      {install !== undefined && <InstallLine command={install} of={label} />}
    </>
  );
}

/** The code before the last change. */
function OldCode({ call }: { readonly call: CallView }): ReactNode {
  const { client, language, languages } = call;
  return (
    <CodeBlock
      title={client!.label}
      note="before the last change"
      isOld
      what={`${client!.label} snippet`}
      highlight={languages.find(({ id }) => id === language)?.highlight ?? ""}
      content={client!.content!}
    />
  );
}

const PAUSE = 900;

// Announces a change of the text after a pause; `undefined` while it is unknown. The code itself is not read out, but
// its provider, client, key and bill if one of them changed.
function useUpdateNotice(text: string | undefined, source: string): void {
  const say = useSay();
  const before = useRef({ text, source });
  useEffect(() => {
    if (before.current.text === undefined) before.current = { text, source };
    if (text === undefined || before.current.text === text) return undefined;
    const timer = setTimeout(() => {
      const changed = before.current.source === source ? "" : ` It is for ${source}.`;
      before.current = { text, source };
      say(text === "" ? "No code for this selection." : `Code updated.${changed}`);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text, source, say]);
}

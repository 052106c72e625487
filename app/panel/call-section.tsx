// Calling a provider: the form on one side, which stays while plugins load, and the program on the other.
import type { ReactNode } from "react";
import type { CallView } from "./state/call-view.ts";
import { usePanel } from "./state/use-panel.ts";
import { Absences } from "../parts/absences.tsx";
import { Boundary } from "../parts/boundary.tsx";
import { CallForm } from "./call-form.tsx";
import { CallOptions } from "./call-options.tsx";
import { ClientRadios } from "./client-radios.tsx";
import { CodeBlock } from "../parts/code-block.tsx";
import { InstallLine } from "../parts/install-line.tsx";
import { LanguageTabs, TAB_PANEL, tabId } from "./language-tabs.tsx";
import { ProviderCombobox } from "./provider-combobox.tsx";
import { useUpdateNotice } from "./use-update-notice.ts";

/** The part about calling a provider. */
export function CallSection(): ReactNode {
  const { call, isReady } = usePanel();
  useUpdateNotice(isReady ? (call.client?.content ?? "") : undefined);
  return (
    <section className="part" id="call" aria-labelledby="call-title">
      <div className="side">
        <h2 id="call-title">Call it</h2>
        <ProviderCombobox />
        <CallForm />
        <CallOptions />
      </div>
      <div className="main" id="code">
        {isReady ? <Snippets call={call} /> : <p className="empty">Loading…</p>}
      </div>
    </section>
  );
}

function Snippets({ call }: { readonly call: CallView }): ReactNode {
  return (
    <>
      <LanguageTabs />
      <div
        role="tabpanel"
        id={TAB_PANEL}
        aria-labelledby={tabId(call.language)}
        className="snippet"
      >
        <ClientRadios />
        <Boundary part="This snippet" resetOn={call.client?.content}>
          <Snippet call={call} />
        </Boundary>
      </div>
      <Absences reasons={call.notOffered} />
    </>
  );
}

function Snippet({ call }: { readonly call: CallView }): ReactNode {
  const { client, language, languages } = call;
  const shown = languages.find(({ id }) => id === language);
  if (client?.content === undefined) {
    return (
      <p className="empty">
        There is no {shown?.label ?? language} code to copy for this choice. The reasons, and what
        would change them, are below.
      </p>
    );
  }
  return (
    <>
      {client.install !== undefined && <InstallLine command={client.install} of={client.label} />}
      <CodeBlock
        key={`${language}/${client.id}`}
        title={client.label}
        note={call.host === undefined ? undefined : `calls ${call.host}`}
        what={`${client.label} snippet`}
        highlight={shown?.highlight ?? ""}
        content={client.content}
      />
    </>
  );
}

// The call section: the form, which stays while plugins load, and the program.
import type { ReactNode } from "react";
import { useHostContext, useIds } from "./host-context.ts";
import type { CallView } from "./state/call-view.ts";
import type { View } from "./state/choice.ts";
import { choiceOf } from "./state/choosing.ts";
import { usePanel, usePanelState, usePanelStore } from "./state/use-panel.ts";
import { fileOf } from "../download/file.ts";
import { isNotebookLanguage, notebookOf } from "../download/notebook.ts";
import { DownloadButtons } from "../download/download-buttons.tsx";
import { Absences } from "../ui/absences.tsx";
import { Boundary } from "../ui/boundary.tsx";
import { CallForm } from "./call-form.tsx";
import { CallOptions } from "./call-options.tsx";
import { ClientRadios } from "./client-radios.tsx";
import { CodeBlock } from "../ui/code-block.tsx";
import { InstallLine } from "../ui/install-line.tsx";
import { LanguageTabs, TAB_PANEL, tabId } from "./language-tabs.tsx";
import { ProviderCombobox } from "./provider-combobox.tsx";
import { useUpdateNotice } from "./use-update-notice.ts";
import { Answer } from "./views/answer.tsx";
import { CallProof } from "./views/call-proof.tsx";
import { CompareView } from "./views/compare-view.tsx";
import { RequestView } from "./views/request-view.tsx";
import { ViewRadios } from "./views/view-radios.tsx";
import { WhyNotLine } from "./views/why-not-line.tsx";
import { WhyNotView } from "./views/why-not-view.tsx";

/** The section about calling a provider. */
export function CallSection(): ReactNode {
  const { call, isReady } = usePanel();
  const idOf = useIds();
  useUpdateNotice(isReady ? (call.client?.content ?? "") : undefined);
  return (
    <section className="part" id={idOf("call")} aria-labelledby={idOf("call-title")}>
      <div className="side">
        <h2 id={idOf("call-title")}>Call the API</h2>
        <ProviderCombobox />
        <CallForm />
        <CallOptions />
      </div>
      <div className="main" id={idOf("code")}>
        {isReady ? <Snippets call={call} /> : <p className="empty">Loading…</p>}
      </div>
    </section>
  );
}

function Snippets({ call }: { readonly call: CallView }): ReactNode {
  const view = usePanelState((state) => state.view);
  const idOf = useIds();
  return (
    <>
      <LanguageTabs />
      <div
        role="tabpanel"
        id={idOf(TAB_PANEL)}
        aria-labelledby={idOf(tabId(call.language))}
        className="snippet"
      >
        <div className="choose-row">
          <ClientRadios />
          <ViewRadios />
        </div>
        <Boundary part="This view" resetOn={`${view} ${call.client?.content}`}>
          <Viewed view={view} call={call} />
        </Boundary>
      </div>
      {view === "code" && call.client?.content !== undefined && <WhyNotLine />}
    </>
  );
}

function Viewed({ view, call }: { readonly view: View; readonly call: CallView }): ReactNode {
  const { answers } = useHostContext();
  switch (view) {
    case "code":
      return <Snippet call={call} />;
    case "request":
      return <RequestView call={call} />;
    case "answer":
      // A link may request the response view when there are no responses.
      return answers === undefined ? <Snippet call={call} /> : <Answer call={call} of={answers} />;
    case "compare":
      return <CompareView />;
    case "why-not":
      return <WhyNotView />;
  }
}

function Snippet({ call }: { readonly call: CallView }): ReactNode {
  const { model } = usePanel();
  const { getState } = usePanelStore();
  const { linkOf, proofs } = useHostContext();
  const { client, language, languages } = call;
  const shown = languages.find(({ id }) => id === language);
  if (client?.content === undefined) {
    return (
      <>
        <p className="empty">
          There is no {shown?.label ?? language} code for this selection. See the reasons below.
        </p>
        <Absences reasons={call.notOffered} />
      </>
    );
  }
  const { id, install, content } = client;
  const of = [call.provider, id];
  const block = { of: id, language, content, ...(install === undefined ? {} : { install }) };
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
        beside={proofs && <CallProof load={proofs} call={call} />}
      />
      <DownloadButtons
        what={`${client.label} snippet`}
        file={() => fileOf({ model: model.id, of, extension: shown?.extension ?? ".txt", content })}
        notebook={
          isNotebookLanguage(language)
            ? () => notebookOf({ model: model.id, of, blocks: [block] })
            : undefined
        }
        link={linkOf && (() => linkOf(choiceOf(getState())))}
      />
    </>
  );
}

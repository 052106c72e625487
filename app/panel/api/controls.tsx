// The controls above the code, in one row: where the request goes, the language, the client.
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { TextField } from "../../ui/text-field.tsx";
import { useIds } from "../parts/host-context.ts";
import type { ClientView } from "../data/clients.ts";
import type { ProviderOption, ProviderView } from "../data/provider-data.ts";
import { AUTO, ENDPOINT, OWN_ENDPOINT, POLICIES } from "../../models/providers.ts";
import { endpointIn } from "../data/request.ts";
import { calleeOf } from "../data/state.ts";
import { useActions, useCall, usePanelState } from "../parts/use-panel.ts";

export function Controls(): ReactNode {
  const isEndpoint = usePanelState((state) => state.route === "endpoint");
  return (
    <div className="row controls">
      <ProviderSelect />
      <LanguageTabs />
      <ClientSelect />
      {isEndpoint && <Endpoint />}
    </div>
  );
}

// A native select: it has type-ahead, and its list is the system's on a phone.
function ProviderSelect(): ReactNode {
  const provider = useCall((call) => call.provider);
  const policy = usePanelState(calleeOf);
  // Its API has policies; for other tasks, clients choose a provider themselves.
  const hasPolicies = useCall((call) => call.plain?.task.routerApi !== undefined);
  const { named, possible, unusable } = useCall((call) => call);
  const { chooseProvider } = useActions();
  const idOf = useIds();
  return (
    <div className="field provider">
      <label htmlFor={idOf("provider")}>Provider</label>
      <select
        id={idOf("provider")}
        value={provider === AUTO ? policy : provider}
        aria-describedby={idOf("provider-note")}
        onChange={({ target }) => void chooseProvider(target.value)}
      >
        <optgroup label="Automatic">
          {(hasPolicies ? POLICIES : POLICIES.slice(0, 1)).map(([id, label, note]) => (
            <option key={id} value={id}>
              {label} — {note}
            </option>
          ))}
        </optgroup>
        <option value={ENDPOINT}>{OWN_ENDPOINT}</option>
        {groupsOf({ named, possible, unusable }).map(([heading, options]) => (
          <optgroup key={heading} label={heading}>
            {options.map(providerOption)}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

// Available ones first, and unavailable ones last, below the reason.
function groupsOf({
  named,
  possible,
  unusable,
}: Pick<ProviderView, "named" | "possible" | "unusable">) {
  const byReason = new Map<string, ProviderOption[]>();
  for (const option of unusable)
    byReason.set(option.refusal, [...(byReason.get(option.refusal) ?? []), option]);
  const groups: readonly (readonly [heading: string, options: readonly ProviderOption[]])[] = [
    ["Host this model", named],
    ["Serve this task", possible],
    ...byReason,
  ];
  return groups.filter(([, options]) => options.length > 0);
}

// That it is live goes without saying, and the heading says that it is not in the record.
const providerOption = ({ id, label, state, refusal }: ProviderOption): ReactNode => (
  <option key={id} value={id} disabled={refusal !== ""}>
    {refusal !== "" || state === "live" || state === "" ? label : `${label} — ${state}`}
  </option>
);

// An invalid URL stays in the field, and the code keeps the last valid one.
function Endpoint(): ReactNode {
  const endpoint = usePanelState((state) => state.endpoint);
  const servedModel = usePanelState((state) => state.servedModel);
  const model = usePanelState((state) => state.model.id);
  const { choose } = useActions();
  const [draft, setDraft] = useState({ of: endpoint, text: endpoint });
  const text = draft.of === endpoint ? draft.text : endpoint;
  const isInvalid = (text: string): boolean => text.trim() !== "" && endpointIn(text) === undefined;
  const change = (text: string): void => {
    setDraft({ of: isInvalid(text) ? endpoint : text, text });
    if (!isInvalid(text)) choose({ endpoint: text });
  };
  const error = isInvalid(text) ? { error: "Enter an http or https URL." } : {};
  return (
    <>
      <TextField
        label="Endpoint URL"
        option={{ value: text, ...error }}
        placeholder="https://…"
        onChange={change}
      />
      {/* Servers may have another name for a model: `--served-model-name` of vLLM, a tag of Ollama. */}
      <TextField
        label="Model name on the server"
        option={{ value: servedModel }}
        placeholder={model}
        onChange={(servedModel) => choose({ servedModel })}
      />
    </>
  );
}

export const tabId = (language: string): string => `tab-${language}`;
export const TAB_PANEL = "snippet";

// One Tab stop, arrows, Home and End between the tabs, and selection follows focus.
function LanguageTabs(): ReactNode {
  const languages = useCall((call) => call.languages);
  const language = useCall((call) => call.language);
  const { choose } = useActions();
  const idOf = useIds();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const at = languages.findIndex(({ id }) => id === language);
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: (at + 1) % languages.length,
      ArrowLeft: at - 1,
      Home: 0,
      End: -1,
    };
    const step = steps[event.key];
    const next = step === undefined ? undefined : languages.at(step);
    if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    choose({ language: next.id });
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(idOf(tabId(next.id)))}`)?.focus();
  };
  return (
    <div role="tablist" aria-label="Language" className="box edged tabs" ref={list}>
      {languages.map(({ id, label, isEmpty }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={idOf(tabId(id))}
          aria-selected={id === language}
          aria-controls={id === language ? idOf(TAB_PANEL) : undefined}
          tabIndex={id === language ? 0 : -1}
          data-none={isEmpty || undefined}
          onClick={() => choose({ language: id })}
          onKeyDown={move}
        >
          {label}
          {isEmpty && <span className="unseen"> none</span>}
        </button>
      ))}
    </div>
  );
}

// Unavailable clients say so, and if one is chosen, the note above the code has the reason.
function ClientSelect(): ReactNode {
  const { chooseClient } = useActions();
  const idOf = useIds();
  const clients = useCall((call) => call.clients);
  const language = useCall((call) => call.language);
  const frameworks = useCall((call) => call.frameworks);
  const client = useCall((call) => call.client?.id ?? "");
  const inGroup = [...clients.filter(({ isFramework }) => isFramework), ...frameworks];
  return (
    <div className="field client">
      <label htmlFor={idOf("client")}>Client</label>
      <select
        id={idOf("client")}
        value={client}
        onChange={({ target }) => void chooseClient(language, target.value)}
      >
        {client === "" && <option value="">None available</option>}
        {clients.filter(({ isFramework }) => !isFramework).map(clientOption)}
        {inGroup.length > 0 && <optgroup label="Frameworks">{inGroup.map(clientOption)}</optgroup>}
      </select>
    </div>
  );
}

type ClientChoice = Pick<ClientView, "id" | "label"> & Partial<Pick<ClientView, "absence">>;

const clientOption = ({ id, label, absence }: ClientChoice): ReactNode => (
  <option key={id} value={id}>
    {absence === undefined ? label : `${label} — no code`}
  </option>
);

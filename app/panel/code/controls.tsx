// The controls above the code, in one row: where the request goes, the language, the client.
import type { Entry } from "hubsmith";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { Combobox } from "../../ui/combobox.tsx";
import type { ComboboxGroup, ComboboxOption } from "../../ui/matching.ts";
import { useSay } from "../../ui/say.ts";
import { TextField } from "../../ui/text-field.tsx";
import { useIds } from "../host-context.ts";
import type { ClientView } from "./clients.ts";
import type { ProviderOption, ProviderView } from "../providers/provider-data.ts";
import { AUTO, CHEAPEST, ENDPOINT, OWN_ENDPOINT, POLICIES } from "../providers/providers.ts";
import { endpointIn } from "./request.ts";
import { calleeOf } from "../state.ts";
import { useActions, useCall, usePanelState } from "../use-panel.ts";
import "./controls.css";

export function Controls(): ReactNode {
  const isEndpoint = usePanelState((state) => state.route === "endpoint");
  return (
    <div className="row controls">
      <ProviderCombobox />
      <LanguageTabs />
      <ClientSelect />
      {isEndpoint && <Endpoint />}
    </div>
  );
}

const hostOf = (text: string): string | undefined => {
  const url = endpointIn(text);
  return url === undefined ? undefined : new URL(url).host;
};

function ProviderCombobox(): ReactNode {
  const provider = useCall((call) => call.provider);
  const policy = usePanelState(calleeOf);
  // Its API has policies; for other tasks, clients choose a provider themselves.
  const hasPolicies = useCall((call) => call.plain?.task.routerApi !== undefined);
  const cheapest = usePanelState((state) => state.cheapest[state.model.id]);
  const named = useCall((call) => call.named);
  const possible = useCall((call) => call.possible);
  const unusable = useCall((call) => call.unusable);
  const entries = usePanelState((state) => state.entries);
  const { choose, chooseProvider } = useActions();
  const idOf = useIds();
  return (
    <div className="field provider">
      <Combobox
        id={idOf("provider")}
        label="Provider or endpoint"
        value={provider === AUTO ? policy : provider}
        groups={[
          automatic(hasPolicies ? POLICIES : POLICIES.slice(0, 1), cheapest),
          ...providerGroups(entries, { named, possible, unusable }),
        ]}
        onChoose={(id, typed) => {
          if (id === ENDPOINT && isUrl(typed)) choose({ endpoint: typed });
          void chooseProvider(id);
        }}
        describedBy={idOf("provider-note")}
        say={useSay()}
      />
    </div>
  );
}

// "z.ai" is also the label of a provider.
const isUrl = (text: string): boolean => text.includes("://") && endpointIn(text) !== undefined;

// A reader types what they have: a URL, or the name of their server.
const ownOption = (entries: readonly Entry[]): ComboboxOption => ({
  id: ENDPOINT,
  label: OWN_ENDPOINT,
  note: "by its URL",
  finds: (text) =>
    isUrl(text) ||
    entries.some(
      ({ kind, label }) => kind === "app" && label.toLowerCase() === text.trim().toLowerCase(),
    ),
});

/** The policies by which the router chooses a provider. */
const automatic = (
  policies: readonly (typeof POLICIES)[number][],
  cheapest: string | undefined,
): ComboboxGroup => ({
  label: "Automatic",
  options: policies.map(([id, label, note]) => ({
    id,
    label,
    note: id === CHEAPEST && cheapest !== undefined ? `${cheapest}, ${note}` : note,
  })),
});

// Available ones first, and unavailable ones last, with the reason.
function providerGroups(
  entries: readonly Entry[],
  { named, possible, unusable }: Pick<ProviderView, "named" | "possible" | "unusable">,
): readonly ComboboxGroup[] {
  // That it is live goes without saying, and the heading says that it is not in the record.
  const noted = ({ id, label, state }: ProviderOption): ComboboxOption =>
    state === "live" || state === "" ? { id, label } : { id, label, note: state };
  const byReason: Record<string, ComboboxOption[]> = {};
  for (const { id, label, reason, kind } of unusable)
    (byReason[kind] ??= []).push({ id, label, off: reason });
  const groups: readonly ComboboxGroup[] = [
    { label: "Elsewhere", options: [ownOption(entries)] },
    { label: "Host this model", options: named.map(noted) },
    { label: "Serve this task", options: possible.map(noted) },
    ...Object.entries(byReason).map(([reason, options]) => ({ label: reason, options })),
  ];
  return groups.filter(({ options }) => options.length > 0);
}

// An invalid URL stays in the field, and the code keeps the last valid one.
function Endpoint(): ReactNode {
  const endpoint = usePanelState((state) => state.endpoint);
  const servedModel = usePanelState((state) => state.servedModel);
  const model = usePanelState((state) => state.model.id);
  const linked = usePanelState((state) => hostOf(state.linkedEndpoint));
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
      {/* A link may send the reader's key to another server. */}
      {linked !== undefined && linked === hostOf(endpoint) && (
        <p className="note linked" role="alert">
          A link chose the endpoint <strong>{linked}</strong>, which gets your API key. Copy the
          code only if you trust it.
        </p>
      )}
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

// Unavailable clients are disabled, with the reason as their tooltip.
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
  <option
    key={id}
    value={id}
    disabled={absence !== undefined}
    title={absence && `${absence.reason} ${absence.fix}`}
  >
    {label}
  </option>
);

// The page of a provider: its facts, its routes, its models, and the API of each task.
import { isAbsence, type Plugin } from "hubsmith";
import { ROUTER } from "#core/snippets/route";
import { valueText } from "#plugins/kit/catalog/request-text";
import { isEnv } from "hubsmith/code";
import { isPolicy } from "#core/kinds/provider";
import { type ReactNode, useEffect } from "react";
import { LostPlugins } from "../ui/load-fault.tsx";
import { hubUrl, modelsUrl } from "../routing/hub-url.ts";
import { idOf } from "../routing/places.ts";
import { Code, Facts, Part } from "../ui/page-parts.tsx";
import { Table, type TableRow } from "../ui/table.tsx";
import type { ProviderFacts, Route } from "./facts.ts";
import { ModelsOf } from "./hosted-models.tsx";
import { TaskSection, WAYS } from "./task-section.tsx";

export function ProviderView({ facts }: { readonly facts: ProviderFacts }): ReactNode {
  const { provider, routes, tasks, lost } = facts;
  const { id, label, aliases = [], hubOrg, role } = provider;
  useTaskOfAddress();
  return (
    <>
      <LostPlugins lost={lost} />
      <Facts
        className="lead"
        facts={{
          Id: <Code>{[id, ...aliases].join(", ")}</Code>,
          "Hugging Face": hubOrg && (
            <span className="row links">
              <a href={hubUrl("models", hubOrg)} rel="noreferrer">
                {hubOrg}
              </a>
              {role !== "direct" && (
                <a href={modelsUrl({ inference_provider: id })} rel="noreferrer">
                  Models
                </a>
              )}
            </span>
          ),
          Tasks: (
            <ul className="row links">
              {tasks.map(({ task }) => (
                <li key={task.id}>
                  <a href={`#${encodeURIComponent(task.id)}`}>{task.label}</a>
                </li>
              ))}
            </ul>
          ),
        }}
      />
      <Part id="how-to-reach" title="Access" items={routes}>
        <Table
          label={`Access to ${label}`}
          head={["Route", "URL", "API key", "Billed by"]}
          rows={routes.map((route) => accessRow(provider, route))}
        />
      </Part>
      <ModelsOf provider={provider} />
      {tasks.map((section) => (
        <TaskSection key={section.task.id} facts={section} isOpen={tasks.length === 1} />
      ))}
    </>
  );
}

function accessRow(provider: Plugin<"provider">, { route: way, call, wire }: Route): TableRow {
  const key = call !== undefined && isEnv(call.token) ? `$${call.token.name}` : "";
  const headers = isAbsence(wire) ? [] : Object.entries(wire.headers);
  const header = headers.find(([, value]) => valueText(value).includes(key));
  const { id, label, baseUrl } = provider;
  const routed = isPolicy(provider) ? ROUTER : `${ROUTER}/${id}`;
  const url = way === "direct" ? baseUrl : routed;
  return {
    key: way,
    name: WAYS[way],
    cells: [
      way === "endpoint" ? "Your URL" : url,
      header === undefined ? `${key} in the URL` : `${header[0]}: ${valueText(header[1])}`,
      way === "direct" ? label : "Hugging Face",
    ],
  };
}

// The URL may refer to a task before its section is rendered; the section is opened.
function useTaskOfAddress(): void {
  useEffect(() => {
    const show = (): void => {
      const section = document.getElementById(idOf(location.hash.slice(1)));
      if (section?.classList.contains("provider-task") !== true) return;
      section.querySelector("details")?.setAttribute("open", "");
      section.scrollIntoView();
    };
    show();
    addEventListener("hashchange", show);
    return () => removeEventListener("hashchange", show);
  }, []);
}

// The page of a provider: its facts, its routes, its models, and its tasks.
import { isAbsence, type Plugin } from "hubsmith";
import { ROUTER } from "#core/snippets/route";
import { requestHead, valueText } from "#plugins/kit/catalog/request-text";
import { isEnv } from "hubsmith/code";
import { isPolicy } from "#core/kinds/provider";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { RequestRoute } from "../panel/choice/choice.ts";
import { LostPlugins } from "../ui/load-fault.tsx";
import { hubUrl, modelsUrl } from "../routing/hub-url.ts";
import { pathOf, TASKS } from "../routing/places.ts";
import { Code, Facts, Part } from "../ui/page-parts.tsx";
import { Table, type TableRow } from "../ui/table.tsx";
import { callable, type ProviderFacts, type Route, type TaskFacts } from "./facts.ts";
import { ModelsOf } from "./hosted-models.tsx";

const WAYS: Readonly<Record<RequestRoute, string>> = {
  routed: "Hugging Face router",
  direct: "Direct",
  endpoint: "Custom endpoint",
};

export function ProviderView({ facts }: { readonly facts: ProviderFacts }): ReactNode {
  const { provider, routes, tasks, lost } = facts;
  const { id, label, aliases = [], hubOrg, role } = provider;
  const hasOnly = tasks.some(({ only }) => only !== undefined);
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
      <Part id="tasks" title="Tasks" items={tasks}>
        <Table
          label={`Tasks of ${label}`}
          head={["Task", "Request", ...(hasOnly ? ["Only models"] : [])]}
          rows={tasks.map((facts) => taskRow(facts, hasOnly))}
        />
      </Part>
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

function taskRow({ task, routes, only }: TaskFacts, hasOnly: boolean): TableRow {
  const { wire } = callable(routes);
  return {
    key: task.id,
    name: <Link href={pathOf(TASKS, task.wireOf ?? task.id)}>{task.label}</Link>,
    cells: [
      isAbsence(wire) ? wire.reason : <Code key="request">{requestHead(wire).split("\n")[0]}</Code>,
      ...(hasOnly ? [<Code key="only">{only?.join(", ") ?? "–"}</Code>] : []),
    ],
  };
}

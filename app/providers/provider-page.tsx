// The page of a provider: its facts, its routes, its models, and the API of each task.
import type { Model, Plugin } from "hubsmith";
import { ROUTER } from "#core/http/route";
import { valueText } from "#plugins/catalogue/request-text";
import { isEnv } from "hubsmith/code";
import { type ReactNode, useEffect } from "react";
import { hubUrl, modelsUrl } from "../routing/hub-url.ts";
import { modelPath } from "../routing/model-path.ts";
import { Part } from "../routing/part.tsx";
import { idOf } from "../routing/places.ts";
import { Scroller } from "../routing/scroller.tsx";
import { useModels } from "../stores/host.ts";
import { TaskIcon } from "../ui/task-icon.tsx";
import { Tile } from "../ui/tile.tsx";
import type { Facts, TaskFacts, WayFacts } from "./facts.ts";
import { HUB_ID, PROVIDER_ID } from "./sample.ts";
import { TaskSection, WAYS } from "./task-section.tsx";
import "../routing/routing.css";
import "./providers.css";

// More than these are folded, so that the tasks are not far below.
const MOST_MODELS = 9;

/** The page below its heading. */
export function ProviderView({ facts }: { readonly facts: Facts }): ReactNode {
  const { provider, tasks, faults } = facts;
  const { id, label, aliases = [], hubOrg, baseUrl, isOffHub, isHuggingFace } = provider;
  const hosted = hostedBy(useModels(), provider);
  useTaskOfAddress();
  // Tasks for which a policy chooses a provider have no request, so only an SDK can call them.
  const isChosen = ({ call }: TaskFacts): boolean => baseUrl === undefined && call === undefined;
  const [chosen, shown] = [tasks.filter(isChosen), tasks.filter((one) => !isChosen(one))];
  return (
    <>
      {faults.length > 0 && (
        <div className="fault" role="alert">
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      )}
      <dl className="fact-list lead">
        <div>
          <dt>Id</dt>
          <dd>
            <code translate="no">{[id, ...aliases].join(", ")}</code>
          </dd>
        </div>
        {hubOrg !== undefined && (
          <div>
            <dt>Hugging Face</dt>
            <dd className="row">
              <a href={hubUrl("models", hubOrg)} rel="noreferrer">
                {hubOrg}
              </a>
              {isOffHub !== true && (
                <a href={modelsUrl({ inference_provider: id })} rel="noreferrer">
                  Models
                </a>
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>Tasks</dt>
          <dd>
            <ul className="row">
              {tasks.map(({ task }) => (
                <li key={task.id}>
                  <a href={`#${encodeURIComponent(task.id)}`}>{task.label}</a>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
      <Access facts={facts} />
      <Part id="embedded-models" title="Models" items={hosted}>
        <Models hosted={hosted.slice(0, MOST_MODELS)} provider={id} />
        {hosted.length > MOST_MODELS && (
          <details className="provider-fold">
            <summary>
              {hosted.length - MOST_MODELS} more <span className="unseen">models of {label}</span>
            </summary>
            <Models hosted={hosted.slice(MOST_MODELS)} provider={id} />
          </details>
        )}
      </Part>
      <Part id="task-by-task" title="API by task" items={shown}>
        <p className="note">
          In the requests, <code translate="no">{HUB_ID}</code> is a model id on the Hub
          {baseUrl !== undefined && isHuggingFace !== true && (
            <>
              , and <code translate="no">{PROVIDER_ID}</code> is the provider’s model id
            </>
          )}
          .
        </p>
      </Part>
      {shown.map((one) => (
        <TaskSection key={one.task.id} facts={one} isOpen={shown.length === 1} />
      ))}
      <Part id="by-an-sdk" title="Only with an SDK" items={chosen}>
        <dl className="fact-list">
          {chosen.map(({ task, clients }) => (
            <div key={task.id} id={task.id}>
              <dt>{task.label}</dt>
              <dd>{clients.map((one) => one.label).join(", ") || "No client"}</dd>
            </div>
          ))}
        </dl>
      </Part>
    </>
  );
}

function Access({ facts: { provider, ways, tasks } }: { readonly facts: Facts }): ReactNode {
  const { id, label, aliases = [], baseUrl, isOffHub } = provider;
  const isRouted = isOffHub !== true && (baseUrl !== undefined || aliases.length > 0);
  const name = baseUrl === undefined ? aliases[0] : id;
  return (
    <Part id="how-to-reach" title="Access" items={ways}>
      <Scroller label={`Access to ${label}`}>
        <table>
          <caption className="unseen">Access to {label}</caption>
          <thead>
            <tr>
              {["Route", "URL", "API key", "Billed by"].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ways.map((one) => (
              <WayRow key={one.way} facts={one} provider={provider} />
            ))}
          </tbody>
        </table>
      </Scroller>
      {isRouted && tasks.some(({ task }) => task.routerApi !== undefined) && (
        <p className="note">
          Chat: <code translate="no">{`${ROUTER}/v1/chat/completions`}</code> with the model{" "}
          <code translate="no">{`${HUB_ID}:${name}`}</code>
        </p>
      )}
    </Part>
  );
}

interface WayProps {
  readonly facts: WayFacts;
  readonly provider: Plugin<"provider">;
}

function WayRow({ facts: { way, call }, provider: { id, label, baseUrl } }: WayProps): ReactNode {
  const variable = call !== undefined && isEnv(call.token) ? call.token.name : "";
  const headers =
    call === undefined || "reason" in call.request ? [] : Object.entries(call.request.headers);
  const header = headers.find(([, value]) => valueText(value).includes(`$${variable}`));
  const routed = baseUrl === undefined ? ROUTER : `${ROUTER}/${id}`;
  return (
    <tr>
      <th scope="row">{WAYS[way]}</th>
      <td>
        {way === "endpoint" ? "Your URL" : <code>{way === "direct" ? baseUrl : routed}</code>}
      </td>
      <td>
        <code>
          {header === undefined ? `$${variable}` : `${header[0]}: ${valueText(header[1])}`}
        </code>
        {header === undefined && " in the URL"}
      </td>
      <td>{way === "direct" ? label : "Hugging Face"}</td>
    </tr>
  );
}

/** A model that names the provider. */
export interface Hosted {
  readonly id: string;
  readonly task: string;
  readonly providerId: string;
  /** If it is not publicly available there. */
  readonly status?: string;
}

/** The models whose records name the provider by its id or an alias. */
export function hostedBy(
  models: readonly Model[],
  { id, aliases = [] }: { readonly id: string; readonly aliases?: readonly string[] },
): readonly Hosted[] {
  const names = [id, ...aliases];
  return models.flatMap(({ id: model, pipeline_tag, inferenceProviderMapping = [] }) =>
    inferenceProviderMapping
      .filter(({ provider }) => names.includes(provider))
      .map(({ providerId, task = pipeline_tag ?? "other", status = "status unknown" }) => ({
        id: model,
        task,
        providerId,
        ...(status === "live" ? {} : { status }),
      })),
  );
}

interface ModelsProps {
  readonly hosted: readonly Hosted[];
  readonly provider: string;
}

function Models({ hosted, provider }: ModelsProps): ReactNode {
  return (
    <ul className="tiles provider-models">
      {hosted.map(({ id, task, providerId, status }) => (
        <Tile
          key={`${id} ${providerId}`}
          href={modelPath(id, { provider })}
          icon={<TaskIcon task={task} />}
          label={id}
          note={[...(providerId === id ? [] : [providerId]), status ?? []].flat().join(", ")}
        />
      ))}
    </ul>
  );
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

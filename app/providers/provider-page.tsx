// The page of a provider: its routes, and the request, the parameters and the response of each task.
import { Fragment, type ReactNode, useEffect } from "react";
import { hubUrl, modelsUrl } from "../routing/hub-url.ts";
import { Part } from "../routing/part.tsx";
import { idOf } from "../routing/places.ts";
import type { Facts } from "./facts.ts";
import { Chosen } from "./chosen.tsx";
import { Models } from "./models.tsx";
import { Access } from "./access.tsx";
import { HUB_ID, PROVIDER_ID } from "./sample.ts";
import type { TaskFacts } from "./task-facts.ts";
import { TaskSection } from "./task-section.tsx";
import "../routing/routing.css";
import "./providers.css";

// With at most this many tasks nothing is folded.
const FEW = 1;

/** The page below its heading. */
export function ProviderView({ facts }: { readonly facts: Facts }): ReactNode {
  const { provider, tasks, faults } = facts;
  const { id, label, aliases = [], hubOrg, baseUrl, isOffHub } = provider;
  useTaskOfAddress();
  // Tasks for which a policy chooses a provider have no request.
  const isChosen = ({ call }: TaskFacts): boolean => baseUrl === undefined && call === undefined;
  const [chosen, shown] = [tasks.filter(isChosen), tasks.filter((one) => !isChosen(one))];
  return (
    <>
      <p className="lead">{leadOf(facts)}</p>
      {faults.length > 0 && (
        <div className="fault" role="alert">
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      )}
      <Part id="in-short" title="Summary" items={[id]}>
        <dl className="provider-facts">
          <div>
            <dt>{aliases.length === 0 ? "Id" : "Ids"}</dt>
            <dd>
              <code translate="no">{id}</code>
              {aliases.map((alias) => (
                <Fragment key={alias}>
                  , <code translate="no">{alias}</code>
                </Fragment>
              ))}
            </dd>
          </div>
          {hubOrg !== undefined && (
            <div>
              <dt>On the Hub</dt>
              <dd>
                <a href={hubUrl("models", hubOrg)} rel="noreferrer">
                  {hubOrg}
                </a>
                {isOffHub !== true && (
                  <>
                    {" and "}
                    <a href={modelsUrl({ inference_provider: id })} rel="noreferrer">
                      its models
                    </a>
                  </>
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
      </Part>
      <Access facts={facts} />
      <Models provider={provider} />
      <Part id="task-by-task" title="API by task" items={shown}>
        <p>
          Requests have each task&apos;s sample inputs. <code translate="no">{HUB_ID}</code> is a
          model id on the Hub
          {baseUrl !== undefined && provider.isHuggingFace !== true && (
            <>
              , <code translate="no">{PROVIDER_ID}</code> is {label}&apos;s id of the model
            </>
          )}
          , and a name in angle brackets is a file.
        </p>
      </Part>
      {shown.map((one) => (
        <TaskSection key={one.task.id} facts={one} label={label} isOpen={shown.length <= FEW} />
      ))}
      <Chosen tasks={chosen} />
    </>
  );
}

function leadOf({ provider: { label, baseUrl, isHuggingFace, isOffHub }, tasks }: Facts): string {
  const count = tasks.length === 1 ? "one task" : `${tasks.length} tasks`;
  if (baseUrl === undefined)
    return `${label} lets Hugging Face’s router choose a provider that hosts the model.`;
  if (isHuggingFace === true) return `${label} runs models for ${count} on Hugging Face’s servers.`;
  return isOffHub === true
    ? `${label} runs models for ${count} over HTTP. It is called directly, with its API key.`
    : `${label} runs models for ${count} over HTTP. It is called through Hugging Face’s router, or directly.`;
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

// A task of a provider: a summary, and the details when it is opened or when its URL is used.
import { requestHead } from "#plugins/catalogue/request-text";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { Absences } from "../ui/absences.tsx";
import { pathOf, TASKS } from "../routing/places.ts";
import { Clients } from "./clients.tsx";
import { FollowedJob } from "./followed-job.tsx";
import { ParameterTable } from "./parameter-table.tsx";
import { Requests } from "./requests.tsx";
import { SentenceText } from "./sentence.tsx";
import type { TaskFacts } from "./task-facts.ts";
import { answerWords, joined } from "./words.ts";

interface Props {
  readonly facts: TaskFacts;
  /** The label of the provider. */
  readonly label: string;
  readonly isOpen: boolean;
}

/** The section; its id is that of the task. */
export function TaskSection({ facts, label, isOpen }: Props): ReactNode {
  const { task, call, shape, only, notOffered } = facts;
  const title = `${task.id}-title`;
  return (
    <section className="part provider-task" id={task.id} aria-labelledby={title}>
      <div className="about">
        <h2 id={title}>{task.label}</h2>
        {task.isInternal === true ? (
          <p className="note">For chat models of several tasks.</p>
        ) : (
          <p className="note">
            <Link href={pathOf(TASKS, task.id)}>About this task</Link>
          </p>
        )}
      </div>
      <div className="provider-body">
        <dl className="provider-facts">
          <div>
            <dt>Request</dt>
            <dd>
              <Short facts={facts} />
            </dd>
          </div>
          {call !== undefined && (
            <div>
              <dt>Response</dt>
              <dd>
                <code dir="ltr" translate="no">
                  {shape}
                </code>
              </dd>
            </div>
          )}
          {call?.request.job !== undefined && (
            <div>
              <dt>Job</dt>
              <dd>
                {call.isJob
                  ? "The first response is a job ID; poll it for the result."
                  : "The service waits for the result, and returns a job ID only if it takes too long."}
              </dd>
            </div>
          )}
          {only !== undefined && (
            <div>
              <dt>Models</dt>
              <dd>
                Only <SentenceText words={joined(only.map((code) => ({ code })))} />.
              </dd>
            </div>
          )}
        </dl>
        <details open={isOpen}>
          <summary>
            {call === undefined ? "Clients" : "Request, parameters, response and clients"}
            <span className="unseen"> of {task.label}</span>
          </summary>
          <div className="provider-more">
            {call !== undefined && <Requests facts={facts} />}
            {call !== undefined && <ParameterTable facts={facts} />}
            {call !== undefined && (
              <div>
                <h3>Response</h3>
                {answerWords(call.request, task).map((words, at) => (
                  <p key={at}>
                    <SentenceText words={words} />
                  </p>
                ))}
              </div>
            )}
            <FollowedJob facts={facts} />
            <Clients facts={facts} label={label} />
            <Absences reasons={notOffered} />
          </div>
        </details>
      </div>
    </section>
  );
}

// The request line only, or why there is none.
function Short({ facts: { call, requests } }: { readonly facts: TaskFacts }): ReactNode {
  if (call === undefined)
    return requests.map(({ wire }) => ("reason" in wire ? wire.reason : "")).join(" ");
  return (
    <code dir="ltr" translate="no">
      {requestHead(call.request).split("\n")[0]}
    </code>
  );
}

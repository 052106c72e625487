// How the job of a task is polled: the requests on each route, and the states.
import type { ReactNode } from "react";
import { WAYS } from "./requests.tsx";
import { SentenceText } from "./sentence.tsx";
import type { TaskFacts } from "./task-facts.ts";
import { jobWords, questionWords } from "./words.ts";

/** The job; nothing if the response is the result. */
export function FollowedJob({ facts }: { readonly facts: TaskFacts }): ReactNode {
  const job = facts.call?.request.job;
  if (job === undefined) return null;
  const jobs = facts.requests.flatMap(({ way, wire }) =>
    "reason" in wire || wire.job === undefined ? [] : [{ way, job: wire.job }],
  );
  return (
    <div>
      <h3>Job</h3>
      {jobWords(job).map((words, at) => (
        <p key={at}>
          <SentenceText words={words} />
        </p>
      ))}
      <dl className="provider-facts">
        {jobs.map((one) => (
          <div key={one.way}>
            <dt>{WAYS[one.way]}</dt>
            {questionWords(one.job).map((words, at) => (
              <dd key={at}>
                <SentenceText words={words} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}

// A tested program with its versions, or the reason why there is none.
import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { Link } from "wouter";
import { itemOf, pathOf, PROVIDERS, shownIn, TASKS } from "../routing/places.ts";
import { useEntries } from "../stores/host.ts";
import { AbsenceNote } from "../ui/absence-note.tsx";
import { Later } from "../ui/later.tsx";
import { ProgramList } from "../ui/programs.tsx";
import { loadProgram, type Program } from "./program.ts";
import { type Level, LEVEL_LABELS, versionText } from "./levels.ts";
import type { CallRow, ClientRow } from "./rows.ts";

interface Props extends CallRow {
  readonly client: ClientRow;
  readonly level: Level | undefined;
  /** After a link to it was followed, which is no longer on the page. */
  readonly takesFocus: boolean;
}

/** The program, and links to the pages of its task and its provider. */
export function ProgramView(props: Props): ReactNode {
  const { task, provider, client, takesFocus } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const entries = useEntries();
  const load = useCallback(
    (key: string) => {
      const [task = "", provider = "", client = ""] = key.split(" ");
      return loadProgram(entries, { task, provider, client });
    },
    [entries],
  );
  return (
    <div className="stack main tested">
      <h3 ref={heading} tabIndex={-1}>
        {task.label} with {provider.label} and {client.label}
      </h3>
      <Later
        what="This program"
        load={load}
        of={`${task.id} ${provider.id} ${client.id}`}
        focus={() => heading.current}
      >
        {(program) => <Content of={program} {...props} />}
      </Later>
      <p className="row links">
        {itemOf(shownIn(entries, "task"), task.id) !== undefined && (
          <Link href={pathOf(TASKS, task.id)}>About {task.label}</Link>
        )}
        <Link href={pathOf(PROVIDERS, provider.id)}>About {provider.label}</Link>
        <Link href="/proofs">All programs</Link>
      </p>
    </div>
  );
}

function Content({ of, client, level }: Props & { readonly of: Program }): ReactNode {
  const { content, install, absence, model } = of;
  if (content === undefined) return <AbsenceNote title="No program available." absence={absence} />;
  const versions = versionText(client.versions);
  return (
    <>
      <p>
        {level === "run"
          ? `This program was run unchanged with ${versions}.`
          : `This program was not run. Level: ${LEVEL_LABELS[level ?? "offered"]}.`}
      </p>
      <ProgramList
        programs={[{ ...client, title: client.label, note: client.language, install, content }]}
      />
      <p className="note">
        It has the task’s sample inputs. <code>{model}</code> is the made-up model of the test.
      </p>
    </>
  );
}

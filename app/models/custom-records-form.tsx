// Custom records: pasted, selected or dropped, read in a worker, and never sent anywhere.
import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";
import { Link } from "wouter";
import { modelPath } from "../routing/model-path.ts";
import { useHost } from "../stores/host.ts";
import { readInWorker } from "./read-in-worker.ts";
import type { ReadRecords } from "./read-records.ts";

// A field with a longer text blocks the page with each line; such a text is read directly, like a file.
const MOST_SHOWN = 1_000_000;

type Outcome = ReadRecords | { readonly failure: string };

/** The form. */
export function CustomRecordsForm(): ReactNode {
  const { models: store, notice } = useHost();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isReading, setReading] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  const read = async (input: string | Blob): Promise<void> => {
    if (typeof input === "string" ? input.trim() === "" : input.size === 0) {
      setOutcome({ failure: "Paste a record, or choose a file." });
      field.current?.focus();
      return;
    }
    setReading(true);
    try {
      const found = await readInWorker(input);
      if (found.models.length > 0) store.add(found.models);
      setOutcome(found);
      notice.say(summaryOf(found));
    } catch (error) {
      setOutcome({ failure: error instanceof Error ? error.message : String(error) });
    } finally {
      setReading(false);
    }
  };
  const paste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData("text/plain");
    if (text.length <= MOST_SHOWN) return;
    event.preventDefault();
    void read(text);
  };
  const drop = (event: DragEvent): void => {
    const [file] = event.dataTransfer.files;
    if (file === undefined) return;
    event.preventDefault();
    void read(file);
  };
  return (
    <div className="fields" onDrop={drop} onDragOver={(event) => event.preventDefault()}>
      <div className="field">
        <label htmlFor={id}>Record</label>
        <textarea
          ref={field}
          id={id}
          className="json"
          spellCheck={false}
          aria-describedby={`${id}-how`}
          onPaste={paste}
          placeholder={'{"id": "you/model", "pipeline_tag": "text-generation", …}'}
        />
        <p className="note" id={`${id}-how`}>
          A record from the Hub’s API at <code>/api/models/you/model</code>, a{" "}
          <code>config.json</code>, or up to 50,000 records, one per line. It stays in this page.
        </p>
      </div>
      <div className="actions">
        <button
          type="button"
          className="button"
          aria-disabled={isReading}
          onClick={() => !isReading && void read(field.current?.value ?? "")}
        >
          {isReading ? "Reading …" : "Add"}
        </button>
        <label className="file">
          <span>or a file</span>
          <input
            type="file"
            accept=".json,.jsonl,.ndjson,.txt"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file !== undefined) void read(file);
              // The same file can be selected again after it was fixed.
              target.value = "";
            }}
          />
        </label>
      </div>
      {outcome !== undefined && <OutcomeText outcome={outcome} />}
    </div>
  );
}

function summaryOf({ models, unread }: ReadRecords): string {
  const read = models.length === 1 ? "1 record was read" : `${models.length} records were read`;
  if (unread.length === 0) return `${read}.`;
  return `${read}; ${unread.length === 1 ? "1 error" : `${unread.length} errors`}.`;
}

function OutcomeText({ outcome }: { readonly outcome: Outcome }): ReactNode {
  if ("failure" in outcome)
    return (
      <p className="note error" role="alert">
        {outcome.failure}
      </p>
    );
  const { models, unread } = outcome;
  return (
    <div className="outcome">
      <p>
        {summaryOf(outcome)}{" "}
        {models.slice(0, 1).map(({ id }) => (
          <Link key={id} href={modelPath(id)}>
            Open {id}
          </Link>
        ))}
      </p>
      {unread.length > 0 && (
        <ul className="unread">
          {unread.map(({ line, reason }) => (
            <li key={`${line} ${reason}`}>
              {line > 0 && <strong>Line {line}: </strong>}
              {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

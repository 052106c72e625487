// Adds a model that is not built in: from its id or Hub URL with a few facts, or from its record. Nothing is sent.
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { type Model, parseModel } from "hubsmith";
import { Link, useLocation } from "wouter";
import { modelPath } from "../routing/model-path.ts";
import { byLabel, shownIn } from "../routing/places.ts";
import { useEntries, useHost } from "../stores/host.ts";
import { CopyButton } from "../ui/copy-button.tsx";
import { optionsOf } from "../ui/select.tsx";
import { useCopy } from "../ui/use-copy.ts";
import { readInput } from "./read-records.ts";
import styles from "./home.module.css";

/** A message, with a link to the model that was found or added; and errors. */
interface Outcome {
  readonly message?: string;
  readonly open?: string;
  readonly errors?: readonly string[];
}

/** The form; with an id only its facts are missing. */
export function AddModel({ id: given }: { readonly id?: string }): ReactNode {
  const { models: store, notice } = useHost();
  const label = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [id, setId] = useState(given);
  const [{ message, open, errors = [] }, setOutcome] = useState<Outcome>({});
  // The field replaces the button that opened it.
  useEffect(() => {
    if (given === undefined) field.current?.focus();
  }, [given]);

  const read = async (text: string): Promise<void> => {
    const input = readInput(text);
    if ("id" in input) {
      const known = await store.find(input.id);
      setId(known === undefined ? input.id : undefined);
      setOutcome(
        known === undefined ? {} : { message: "This model is already listed:", open: known.id },
      );
      return;
    }
    const [first] = input.models;
    if (first === undefined) setOutcome(input);
    else {
      const count = input.models.length === 1 ? "1 model" : `${input.models.length} models`;
      store.add(input.models);
      field.current!.value = "";
      setId(given);
      setOutcome({ message: `${count} added.`, open: first.id, errors: input.errors });
      notice.say(`${count} added.`);
    }
  };
  const readFile = (file: File | undefined): void => {
    file?.text().then(read, (error: Error) => {
      setOutcome({ errors: [`Could not read the file: ${error.message} Choose it again.`] });
    });
  };
  return (
    <div className={styles["add"]}>
      {id !== undefined && <Facts key={id} id={id} isNew={given === undefined} />}
      <div className="field">
        <label htmlFor={label}>
          {id === undefined ? "Model id, Hub URL or JSON record" : "2. Paste the JSON"}
        </label>
        <textarea ref={field} id={label} className="json" rows={2} spellCheck={false} />
      </div>
      <div className={styles["actions"]}>
        <button type="button" className="button" onClick={() => void read(field.current!.value)}>
          Add
        </button>
        <label className={styles["actions"]}>
          or a file
          <input
            type="file"
            accept=".json,.jsonl,.ndjson,.txt"
            onChange={({ target }) => {
              readFile(target.files?.[0]);
              // The same file can be selected again after it was fixed.
              target.value = "";
            }}
          />
        </label>
      </div>
      {open !== undefined && (
        <p className="outcome">
          {message} <Link href={modelPath(open)}>Open {open}</Link>
        </p>
      )}
      {errors.length > 0 && (
        <ul className="note error" role="alert">
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What the code of a model needs, if there is no record; and the command that gets the record. */
function Facts({ id, isNew }: { readonly id: string; readonly isNew: boolean }): ReactNode {
  const { models: store } = useHost();
  const entries = useEntries();
  const [, navigate] = useLocation();
  const command = `curl https://huggingface.co/api/models/${id}`;
  const shown = useRef<HTMLElement>(null);
  const { copying, copy } = useCopy(command, "command", shown);
  const add = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    store.add([modelOf(id, new FormData(event.currentTarget))]);
    navigate(modelPath(id));
  };
  const select = (name: "task" | "library" | "provider", label: string): ReactNode => (
    <label className="field">
      <span>{label}</span>
      <select name={name}>
        <option value="">{name === "provider" ? "None" : "Unknown"}</option>
        {optionsOf(
          shownIn(entries, name)
            .filter(({ id: provider }) => provider !== "auto" && provider !== "openai")
            .toSorted(byLabel),
        )}
      </select>
    </label>
  );
  return (
    <>
      <p>
        {isNew && (
          <>
            <q translate="no">{id}</q> is not built in.{" "}
          </>
        )}
        Choose its task and library, or paste its record from the Hub.
      </p>
      <form className={styles["facts-form"]} onSubmit={add}>
        {select("task", "Task")}
        {select("library", "Library")}
        {select("provider", "Provider")}
        <label className="field">
          <span>Provider’s model id</span>
          <input type="text" name="its" placeholder={id} autoComplete="off" spellCheck={false} />
        </label>
        <button type="submit" className="button">
          Show code
        </button>
      </form>
      <div className="field">
        <span>1. Get the record</span>
        <div className={styles["actions"]}>
          <code ref={shown} translate="no">
            {command}
          </code>
          <CopyButton what="command" copying={copying} onCopy={() => void copy()} />
        </div>
      </div>
    </>
  );
}

/** The record with the facts of the form. */
function modelOf(id: string, form: FormData): Model {
  const [task, library, provider, its] = ["task", "library", "provider", "its"].map((name) =>
    String(form.get(name)).trim(),
  );
  const isChat = task === "conversational";
  const mapping = { provider, providerId: its || id, task, status: "live" };
  return parseModel({
    id,
    pipeline_tag: (isChat ? "text-generation" : task) || undefined,
    library_name: library || undefined,
    tags: [isChat ? "conversational" : "", library].filter(Boolean),
    inferenceProviderMapping: provider ? [mapping] : undefined,
  }).model!;
}

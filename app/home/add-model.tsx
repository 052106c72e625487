// Adds a model that is not built in: from its id or Hub URL with a few facts, or from its record. Nothing is sent.
import {
  type DragEvent,
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { type Model, parseModel } from "hubsmith";
import { Link, useLocation } from "wouter";
import { modelPath } from "../routing/model-path.ts";
import { shownIn } from "../routing/places.ts";
import { useEntries, useHost } from "../stores/host.ts";
import { CopyButton } from "../ui/copy-button.tsx";
import { useCopy } from "../ui/use-copy.ts";
import { MOST_CHARACTERS, readInput } from "./read-records.ts";
import styles from "./home.module.css";

interface Outcome {
  readonly models: readonly Model[];
  readonly errors: readonly string[];
}

/** The form; with an id only its facts are missing. */
export function AddModel({ id: given }: { readonly id?: string }): ReactNode {
  const { models: store, notice } = useHost();
  const label = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [id, setId] = useState(given);
  const [known, setKnown] = useState<Model>();
  const [outcome, setOutcome] = useState<Outcome>();
  // The field replaces the button that opened it.
  useEffect(() => {
    if (given === undefined) field.current?.focus();
  }, [given]);

  const read = async (text: string): Promise<void> => {
    const found = readInput(text);
    if ("id" in found) {
      const model = await store.find(found.id);
      setKnown(model);
      setId(model === undefined ? found.id : undefined);
      setOutcome(undefined);
      return;
    }
    if (found.models.length > 0) {
      store.add(found.models);
      if (field.current !== null) field.current.value = "";
      setId(given);
    }
    setKnown(undefined);
    setOutcome(found);
    notice.say([summaryOf(found), ...found.errors.slice(0, 1)].join(" "));
  };
  const readFile = (file: File | undefined): void => {
    if (file === undefined) return;
    if (file.size > MOST_CHARACTERS)
      setOutcome({ models: [], errors: ["The file has more than 20 MB. Split it."] });
    else
      file.text().then(read, (error: Error) =>
        setOutcome({
          models: [],
          errors: [`Could not read the file: ${error.message} Choose it again.`],
        }),
      );
  };
  const drop = (event: DragEvent): void => {
    const [file] = event.dataTransfer.files;
    if (file === undefined) return;
    event.preventDefault();
    readFile(file);
  };
  return (
    <div className={styles["add"]} onDrop={drop} onDragOver={(event) => event.preventDefault()}>
      {id !== undefined && <Facts key={id} id={id} isNew={given === undefined} />}
      <div className="field">
        <label htmlFor={label}>
          {id === undefined ? "Model id, Hub URL or JSON record" : "2. Paste the JSON"}
        </label>
        <textarea ref={field} id={label} className="json" rows={2} spellCheck={false} />
      </div>
      <div className={styles["actions"]}>
        <button
          type="button"
          className="button"
          onClick={() => void read(field.current?.value ?? "")}
        >
          Add
        </button>
        <label className={styles["file"]}>
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
      {known !== undefined && (
        <p>
          This model is here: <Link href={modelPath(known.id)}>Open {known.id}</Link>
        </p>
      )}
      {outcome !== undefined && outcome.models.length > 0 && (
        <p className="outcome">
          {summaryOf(outcome)}{" "}
          <Link href={modelPath(outcome.models[0]!.id)}>Open {outcome.models[0]!.id}</Link>
        </p>
      )}
      {outcome !== undefined && outcome.errors.length > 0 && (
        <ul className="note error" role="alert">
          {outcome.errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

const summaryOf = ({ models: { length } }: Outcome): string =>
  length === 0 ? "" : `${length === 1 ? "1 model" : `${length} models`} added.`;

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
    const form = new FormData(event.currentTarget);
    const text = (name: string): string => String(form.get(name) ?? "");
    const [task, library] = [text("task"), text("library")];
    const isChat = task === "conversational";
    const provider = text("provider");
    const { model } = parseModel({
      id,
      ...(task === "" ? {} : { pipeline_tag: isChat ? "text-generation" : task }),
      ...(library === "" ? {} : { library_name: library }),
      tags: [isChat ? "conversational" : "", library].filter(Boolean),
      ...(provider === ""
        ? {}
        : {
            inferenceProviderMapping: [
              { provider, providerId: text("its").trim() || id, task, status: "live" },
            ],
          }),
    });
    if (model === undefined) return;
    store.add([model]);
    navigate(modelPath(id));
  };
  const options = (kind: "task" | "library" | "provider"): ReactNode =>
    shownIn(entries, kind)
      .filter((one) => one.id !== "auto" && one.id !== "openai")
      .toSorted((a, b) => a.label.localeCompare(b.label, "en"))
      .map((one) => (
        <option key={one.id} value={one.id}>
          {one.label}
        </option>
      ));
  const select = (name: "task" | "library" | "provider", label: string): ReactNode => (
    <label className="field">
      <span>{label}</span>
      <select name={name}>
        <option value="">{name === "provider" ? "None" : "Unknown"}</option>
        {options(name)}
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
        <div className={styles["command"]}>
          <code ref={shown} translate="no">
            {command}
          </code>
          <CopyButton what="command" copying={copying} onCopy={() => void copy()} />
        </div>
      </div>
    </>
  );
}

// Adds a model that is not built in: from its id or Hub URL with a few facts, or from its record. Nothing is sent.
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { Model } from "hubsmith";
import { Link, useLocation } from "wouter";
import { modelPath } from "../routing/model-path.ts";
import { byLabel, shownIn } from "../routing/places.ts";
import { useEntries, useHost } from "../stores/host.ts";
import { CopyButton } from "../ui/copy-button.tsx";
import { optionsOf } from "../ui/select.tsx";
import { useCopy } from "../ui/use-copy.ts";
import { type FormFacts, formFactsOf, problemOf, recordOf } from "./form-record.ts";
import { readInput } from "./read-records.ts";
import styles from "./home.module.css";

/** A message, with a link to the model that was found or added; and errors. */
interface Outcome {
  readonly message?: string;
  readonly open?: string;
  readonly errors?: readonly string[];
}

interface Asked {
  readonly id?: string;
  /** The user's record of this id, which is changed. */
  readonly model?: Model | undefined;
}

interface Props extends Asked {
  /** Shows a changed record, or the built-in one, on its page. */
  readonly onSave?: ((model: Model) => void) | undefined;
}

/** The form; with an id only its facts are missing. */
export function AddModel({ onSave, ...given }: Props): ReactNode {
  const { models: store, notice } = useHost();
  const [, navigate] = useLocation();
  const label = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [asked, setAsked] = useState<Asked>();
  const [{ message, open, errors = [] }, setOutcome] = useState<Outcome>({});
  const { id, model } = asked ?? given;
  const pasted = model !== undefined && formFactsOf(model) === undefined ? model : undefined;
  // The field replaces the button that opened it.
  useEffect(() => {
    if (given.id !== undefined) return;
    field.current?.focus({ preventScroll: true });
    field.current?.closest(`.${styles["add"]}`)?.scrollIntoView({ block: "nearest" });
  }, [given.id]);

  const read = async (text: string): Promise<void> => {
    const input = readInput(text);
    if ("id" in input) {
      const known = await store.find(input.id);
      const isOwn = known !== undefined && store.isOwn(known.id);
      setAsked(known === undefined ? input : isOwn ? { id: known.id, model: known } : {});
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
      setAsked(undefined);
      setOutcome({ message: `${count} added.`, open: first.id, errors: input.errors });
      const shown = input.models.find((added) => added.id === given.id);
      if (shown !== undefined) onSave?.(shown);
      notice.say(`${count} added.`);
    }
  };
  const remove = async (removed: string): Promise<void> => {
    store.remove(removed);
    notice.say(`Removed ${removed}.`);
    const builtIn = await store.find(removed);
    if (builtIn === undefined) navigate("/");
    else onSave?.(builtIn);
  };
  const readFile = (file: File | undefined): void => {
    file?.text().then(read, (error: Error) => {
      setOutcome({ errors: [`Could not read the file: ${error.message} Choose it again.`] });
    });
  };
  return (
    <div className={`box stack ${styles["add"]}`}>
      {id !== undefined && pasted === undefined && (
        <Facts key={id} {...{ id, model, onSave }} isNew={given.id === undefined} />
      )}
      <div className="field">
        <label htmlFor={label}>
          {pasted !== undefined && `The record of ${pasted.id}, which you pasted`}
          {pasted === undefined &&
            (id === undefined ? "Model id, Hub URL or JSON record" : "2. Paste the JSON")}
        </label>
        <textarea
          key={pasted?.id}
          ref={field}
          id={label}
          className="json"
          rows={pasted === undefined ? 2 : 12}
          defaultValue={pasted && JSON.stringify(pasted, undefined, 2)}
          spellCheck={false}
        />
      </div>
      <div className="row">
        <button type="button" className="button" onClick={() => void read(field.current!.value)}>
          {pasted === undefined ? "Add" : "Save"}
        </button>
        <label className="row">
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
        {onSave !== undefined && given.id !== undefined && (
          <button type="button" className="button" onClick={() => void remove(given.id!)}>
            Remove this model
          </button>
        )}
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

interface FactsProps extends Props {
  readonly id: string;
  /** The id was typed: it is not that of the page. */
  readonly isNew: boolean;
}

const TOKEN = '-H "Authorization: Bearer $HF_TOKEN"';

// The Hub has one task for both.
const HINTS: Readonly<Record<string, string>> = {
  conversational: " (uses the chat template)",
  "text-generation": " (continues a text)",
};

/** The fields that the code of a model needs if there is no record, and the command that gets the record. */
function Facts({ id, model, onSave, isNew }: FactsProps): ReactNode {
  const { models: store } = useHost();
  const entries = useEntries();
  const [, navigate] = useLocation();
  const [error, setError] = useState<string>();
  const command = `curl https://huggingface.co/api/models/${id}`;
  const shown = useRef<HTMLElement>(null);
  const { copying, copy } = useCopy(command, "command", shown);
  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
    const facts = Object.fromEntries(values) as FormFacts;
    const problem = problemOf(facts);
    setError(problem);
    if (problem !== undefined) return form.querySelector("select")!.focus();
    const saved = recordOf(id, facts);
    store.add([saved]);
    if (onSave === undefined) navigate(modelPath(id));
    else onSave(saved);
  };
  const facts = model && formFactsOf(model);
  const select = (name: "task" | "library" | "provider", label: string): ReactNode => {
    const value = facts?.[name] ?? "";
    const items = shownIn(entries, name)
      .filter((item) => item.id !== "auto" && item.id !== "openai")
      .map((item) => ({ id: item.id, label: item.label + (HINTS[item.id] ?? "") }))
      .toSorted(byLabel);
    // A pasted record may have another value, which is not dropped.
    const isOther = value !== "" && !items.some((item) => item.id === value);
    return (
      <label className="field">
        <span>{label}</span>
        <select name={name} defaultValue={value}>
          <option value="">{name === "provider" ? "None" : "Unknown"}</option>
          {optionsOf(isOther ? [...items, { id: value, label: value }] : items)}
        </select>
      </label>
    );
  };
  return (
    <>
      <p>
        {isNew && (
          <>
            <q translate="no">{id}</q> is {model === undefined ? "not built in" : "your model"}
            .{" "}
          </>
        )}
        Choose its task and library, or paste its record from the Hub.
      </p>
      <form className={`tiles ${styles["facts-form"]}`} onSubmit={save}>
        {select("task", "Task")}
        {select("library", "Library")}
        {select("provider", "Provider")}
        <label className="field">
          <span>Provider’s model id</span>
          <input
            type="text"
            name="providerId"
            defaultValue={facts?.providerId}
            placeholder={id}
            autoComplete="off"
            spellCheck={false}
          />
        </label>
        <button type="submit" className="button">
          Show code
        </button>
      </form>
      {error !== undefined && (
        <p className="note error" role="alert">
          {error}
        </p>
      )}
      <div className="field">
        <span>1. Get the record</span>
        <div className="row">
          <code ref={shown} translate="no">
            {command}
          </code>
          <CopyButton what="command" copying={copying} onCopy={() => void copy()} />
        </div>
        <p className="note">
          For a private model, add <code translate="no">{TOKEN}</code>.
        </p>
      </div>
    </>
  );
}

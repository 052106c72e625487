// Adds a model that is not built in: from its id or Hub URL with its task and library, or from its record. Nothing is
// sent.
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { idIn } from "#models/hub-url";
import { modelPath } from "../../browser/model-path.ts";
import { shownIn } from "#plugins/kit/catalog/shown";
import { byLabel } from "../../browser/places.ts";
import { useEntries, useHost, useModels } from "../../models/host.ts";
import { optionsOf } from "../../ui/select.tsx";
import { readModel } from "./read-record.ts";
import styles from "./home.module.css";

// The Hub has one task for both.
const HINTS: Readonly<Record<string, string>> = {
  conversational: " (uses the chat template)",
  "text-generation": " (continues a text)",
};

/** The form; on the page of an unknown model with its id. */
export function AddModel({ id = "" }: { readonly id?: string }): ReactNode {
  const { models: store, notice } = useHost();
  const entries = useEntries();
  const own = useModels().filter((model) => store.isOwn(model.id));
  const [, navigate] = useLocation();
  const [error, setError] = useState<string>();
  const label = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  // It is below the button that opened it.
  useEffect(() => {
    if (id !== "") return;
    field.current?.focus({ preventScroll: true });
    field.current?.closest("form")?.scrollIntoView({ block: "nearest" });
  }, [id]);
  const save = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    // The form has no files.
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const { model: text = "", task = "", library = "" } = given;
    const known = await store.find(idIn(text) ?? "");
    if (known !== undefined) return navigate(modelPath(known.id));
    const read = readModel(text, task, library);
    if ("error" in read) {
      setError(read.error);
      return field.current?.focus();
    }
    store.add([read.model]);
    notice.say(`${read.model.id} added. ${read.ignored}`);
    // The page of this model shows it, with the choices of its link.
    if (read.model.id !== id) navigate(modelPath(read.model.id));
  };
  const select = (name: "task" | "library", title: string): ReactNode => {
    const items = shownIn(entries, name)
      .map((item) => ({ id: item.id, label: item.label + (HINTS[item.id] ?? "") }))
      .toSorted(byLabel);
    return (
      <label className="field">
        <span>{title}</span>
        <select name={name}>
          <option value="">Unknown</option>
          {optionsOf(items)}
        </select>
      </label>
    );
  };
  return (
    <form className={`box stack ${styles["add"]}`} onSubmit={(event) => void save(event)}>
      <div className="field">
        <label htmlFor={label}>Model id or Hub URL with its task or library, or JSON record</label>
        <textarea
          ref={field}
          id={label}
          name="model"
          className="json"
          rows={2}
          defaultValue={id}
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={`${label}-note`}
        />
        <p className="note" id={`${label}-note`}>
          {error !== undefined && (
            <span className="error" role="alert">
              {error}{" "}
            </span>
          )}
          The record has the providers and the files:{" "}
          <code translate="no">curl https://huggingface.co/api/models/{id || "ID"}?blobs=true</code>
        </p>
      </div>
      <div className={`tiles ${styles["facts-form"]}`}>
        {select("task", "Task")}
        {select("library", "Library")}
        <button type="submit" className="button">
          Show code
        </button>
      </div>
      {own.length > 0 && (
        <p>
          Your models:{" "}
          {own.map((model, at) => (
            <span key={model.id} translate="no">
              {at > 0 && ", "}
              <Link href={modelPath(model.id)}>{model.id}</Link>
            </span>
          ))}
        </p>
      )}
    </form>
  );
}

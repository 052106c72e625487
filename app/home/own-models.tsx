// The models that the user added, which can be removed.
import { X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { modelPath } from "../routing/model-path.ts";
import styles from "./home.module.css";

const STEP = 30;

interface Props {
  readonly ids: readonly string[];
  readonly onRemove: (id: string) => void;
}

/** The list; nothing if there are none. */
export function OwnModels({ ids, onRemove }: Props): ReactNode {
  const [shown, setShown] = useState(STEP);
  if (ids.length === 0) return null;
  return (
    <section aria-labelledby="own" className={styles["own"]}>
      <h2 id="own">Your models</h2>
      <ul className="tiles">
        {ids.slice(0, shown).map((id) => (
          <li key={id} className="box tile">
            <Link href={modelPath(id)} translate="no">
              {id}
            </Link>
            <button
              type="button"
              className={`soft ${styles["remove"]}`}
              aria-label={`Remove ${id}`}
              title="Remove"
              onClick={() => onRemove(id)}
            >
              <X size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {ids.length > shown && (
        <button type="button" className="button" onClick={() => setShown(shown + STEP)}>
          Show {Math.min(STEP, ids.length - shown)} more of {ids.length.toLocaleString("en")}
        </button>
      )}
    </section>
  );
}

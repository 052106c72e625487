// The models that the user added, which can be removed.
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { modelPath } from "../routing/model-path.ts";
import { useFirst } from "../ui/page-parts.tsx";
import styles from "./home.module.css";

interface Props {
  readonly ids: readonly string[];
  readonly onRemove: (id: string) => void;
}

/** The list; nothing if there are none. */
export function OwnModels({ ids, onRemove }: Props): ReactNode {
  const [first, more] = useFirst(ids);
  if (ids.length === 0) return null;
  return (
    <section aria-labelledby="own" className={styles["own"]}>
      <h2 id="own">Your models</h2>
      <ul className="tiles">
        {first.map((id) => (
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
              <X aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}

// The files of a record: formats with sizes and memory fit, companions, counted downloads, and the rest.
import type { Diagnostic, Hub, Model } from "hubsmith";
import { encodePath } from "#core/http/url";
import { type ReactNode, useDeferredValue, useMemo } from "react";
import { Link } from "wouter";
import { searched } from "../routing/searched.ts";
import { useInAddress } from "../routing/use-in-address.ts";
import { useAnnouncement } from "../routing/use-announcement.ts";
import { CountsChapter } from "./counts-chapter.tsx";
import { countsOf } from "./counts.ts";
import { FormatChapter } from "./format-chapter.tsx";
import { type Beside, listedIn } from "./listed.ts";
import { MemoryField } from "./memory-field.tsx";
import { type Memory, readMemory, writeMemory } from "./memory.ts";
import { PathList } from "./path-list.tsx";
import { tablesOf } from "./rows.ts";
import { countText } from "./sizes.ts";
import { RecordFormatsChapter } from "./record-formats-chapter.tsx";
import { recordFormats, weightsToLink } from "./record-formats.ts";

interface Props {
  readonly hub: Hub;
  readonly model: Model;
  /** Plugins that did not load, or that conflict. */
  readonly lost: readonly Diagnostic[];
}

/** The view. */
export function FilesView({ hub, model, lost }: Props): ReactNode {
  const [memory, ask] = useInAddress(readMemory, write);
  const gb = useDeferredValue(memory.gb);
  const tables = useMemo(() => tablesOf(hub, model, gb), [hub, model, gb]);
  const fromFields = useMemo(() => recordFormats(hub, model), [hub, model]);
  const counts = useMemo(() => countsOf(hub, model), [hub, model]);
  const { beside, others } = useMemo(() => listedIn(hub, model), [hub, model]);
  useAnnouncement(tables.flatMap(({ best = [] }) => best).join(" "));
  const counted = counts.files;
  return (
    <>
      {[...lost, ...fromFields.diagnostics].map(({ message }, at) => (
        <p key={at} className="note error">
          {message}
        </p>
      ))}
      {(model.siblings === undefined || model.siblings.length === 0) && <NoFiles model={model} />}
      {tables.length > 0 && <MemoryField memory={memory} onChange={ask} />}
      {tables.map((table) => (
        <FormatChapter
          key={table.id}
          table={table}
          gb={gb}
          counted={counted}
          weights={weightsToLink(model)}
        />
      ))}
      <BesideChapter beside={beside} counted={counted} />
      <RecordFormatsChapter formats={fromFields.formats} />
      <CountsChapter counts={counts} listed={model.siblings?.length} />
      {others.length > 0 && (
        <details className="folded">
          <summary>
            {countText(others.length, "other file is listed", "other files are listed")}
          </summary>
          <PathList paths={others} counted={counted} />
        </details>
      )}
    </>
  );
}

const write = (asked: Memory): string => writeMemory(searched(), asked);

const API = "https://huggingface.co/api/models/";

function NoFiles({ model: { id, siblings } }: { readonly model: Model }): ReactNode {
  if (siblings !== undefined) return <p className="empty">The repository has no files.</p>;
  const record = `${API}${encodePath(id)}?blobs=true`;
  return (
    <p className="empty">
      This record lists no files. The Hub’s API returns them, and their sizes:{" "}
      <a href={record} rel="noreferrer">
        get the full record
      </a>{" "}
      there, and paste it in the <Link href="/">list of models</Link>, under “Use another model”.
    </p>
  );
}

interface BesideProps {
  readonly beside: readonly Beside[];
  readonly counted: ReadonlySet<string>;
}

function BesideChapter({ beside, counted }: BesideProps): ReactNode {
  if (beside.length === 0) return null;
  return (
    <div className="chapter">
      <h3>Companion files</h3>
      <p className="note">
        They are not models. Those that are loaded with the model use memory, too.
      </p>
      <ul className="along">
        {beside.slice(0, MOST).map(({ what, label, paths, says }, at) => (
          <li key={at}>
            <p>
              <strong>{label === undefined ? what : `${what}, ${label}`}</strong>: {says}
            </p>
            <PathList paths={paths} counted={counted} />
          </li>
        ))}
      </ul>
      {beside.length > MOST && (
        <p className="note">{countText(beside.length - MOST, "more is", "more are")} not shown.</p>
      )}
    </div>
  );
}

// Nobody needs more of them; a record with more is malicious.
const MOST = 50;

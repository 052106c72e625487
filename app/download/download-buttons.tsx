// Buttons below a program: download it as a file or a notebook, or copy a link to the selection.
import { Download, Link, NotebookText } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ManualCopy } from "../ui/manual-copy.tsx";
import { useSay } from "../ui/say.ts";
import type { NamedFile } from "./file.ts";
import "./download.css";

interface Props {
  /** The name of the content, as in "Download file of Requests snippet". */
  readonly what: string;
  /** Created on click. */
  readonly file: () => NamedFile;
  /** For programs that run in one. */
  readonly notebook?: (() => NamedFile | undefined) | undefined;
  /** The URL of the selection, absolute or relative; called when it is copied. */
  readonly link?: (() => string) | undefined;
}

/** The last action, and its result. */
interface Done {
  readonly how: "file" | "notebook" | "link" | "refused";
  /** The file name, or the link. */
  readonly with: string;
  readonly of: Props;
}

// Colab opens files only from its own menu.
const COLAB = "https://colab.research.google.com/";

/** The buttons, and the result of the last one. */
export function DownloadButtons(props: Props): ReactNode {
  const { what, file, notebook, link } = props;
  const say = useSay();
  const [done, setDone] = useState<Done>();
  const take = (how: "file" | "notebook", taken: NamedFile | undefined): void => {
    if (taken === undefined) return;
    download(taken);
    setDone({ how, with: taken.name, of: props });
    say(`Downloading ${taken.name}.${how === "notebook" ? IN_COLAB : ""}`);
  };
  const copy = async (address: string): Promise<void> => {
    const absolute = new URL(address, location.href).href;
    const end = (how: "link" | "refused"): void => setDone({ how, with: absolute, of: props });
    try {
      // Without a secure context there is no clipboard, but the types do not say so.
      await navigator.clipboard.writeText(absolute);
      end("link");
      say(`Copied link to ${what}.`);
    } catch {
      end("refused");
      say("The browser blocked the copy. The link is selected: copy it with the keyboard.");
    }
  };
  return (
    <div className="downloads">
      <div className="download-row">
        <button type="button" className="button" onClick={() => take("file", file())}>
          <Download aria-hidden size={14} />
          <span className="unseen">Download</span> File <span className="unseen">of {what}</span>
        </button>
        {notebook !== undefined && (
          <button type="button" className="button" onClick={() => take("notebook", notebook())}>
            <NotebookText aria-hidden size={14} />
            <span className="unseen">Download</span> Notebook{" "}
            <span className="unseen">of {what}</span>
          </button>
        )}
        {link !== undefined && (
          <button type="button" className="button" onClick={() => copy(link())}>
            <Link aria-hidden size={14} />
            <span className="unseen">Copy</span> Link <span className="unseen">to {what}</span>
          </button>
        )}
      </div>
      {done !== undefined && isStill(done, props) && <Said done={done} />}
    </div>
  );
}

const IN_COLAB = " To open it in Colab, choose Upload notebook from the File menu there.";

// A result for another program does not apply to this one.
function isStill({ how, of }: Done, { what, file, notebook }: Props): boolean {
  if (of.what !== what) return false;
  if (how === "notebook") return of.notebook?.()?.text === notebook?.()?.text;
  return of.file().text === file().text;
}

function Said({ done }: { readonly done: Done }): ReactNode {
  if (done.how === "link") return <p className="note">Copied the link.</p>;
  if (done.how === "refused") return <ManualCopy what="The link" text={done.with} />;
  return (
    <p className="note">
      Downloading <code translate="no">{done.with}</code>.
      {done.how === "notebook" && (
        <>
          {" "}
          To open it in{" "}
          <a href={COLAB} rel="noreferrer">
            Colab
          </a>
          , choose Upload notebook from the File menu there.
        </>
      )}
    </p>
  );
}

// The browser reads the file after the click, at an unknown time.
const KEPT_FOR = 60_000;

function download({ name, type, text }: NamedFile): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR);
}

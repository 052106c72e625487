// Buttons below a program: download it as a file or a notebook, or copy a link to the selection.
import { Download, Link, NotebookText } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ManualCopy } from "../../ui/manual-copy.tsx";
import { useSay } from "../../ui/say.ts";
import { fileOf, isPython, type NamedFile, type Program } from "./file.ts";
import type { Programs } from "./notebook.ts";
import "./download.css";

interface Props {
  /** The name of the content, as in "Download file of Requests snippet". */
  readonly what: string;
  readonly program: Program;
  /** Programs for a notebook, which one in Python has. */
  readonly notebook?: Programs | undefined;
  /** The URL of the selection, absolute or relative; called when it is copied. */
  readonly link?: (() => string) | undefined;
}

// Colab opens files only from its own menu.
const COLAB = "https://colab.research.google.com/";
const IN_COLAB = "choose Upload notebook from the File menu there.";

/** The buttons, and the result of the last one. */
export function DownloadButtons({ what, program, notebook, link }: Props): ReactNode {
  const say = useSay();
  const [done, setDone] = useState<{ readonly of: string; readonly note: ReactNode }>();
  // A result for another program does not apply to this one.
  const of = `${what} ${program.content}`;
  const end = (words: string, note: ReactNode = <p className="note">{words}</p>): void => {
    setDone({ of, note });
    say(words);
  };
  const downloadFile = (): void => {
    const file = fileOf(program);
    download(file);
    end(`Downloading ${file.name}.`);
  };
  const downloadNotebook = async (programs: Programs): Promise<void> => {
    const { notebookOf } = await import("./notebook.ts");
    const file = notebookOf(programs);
    download(file);
    end(
      `Downloading ${file.name}. To open it in Colab, ${IN_COLAB}`,
      <p className="note">
        Downloading {file.name}. To open it in{" "}
        <a href={COLAB} rel="noreferrer">
          Colab
        </a>
        , {IN_COLAB}
      </p>,
    );
  };
  const copyLink = async (address: string): Promise<void> => {
    const text = new URL(address, location.href).href;
    try {
      // Without a secure context there is no clipboard, but the types do not say so.
      await navigator.clipboard.writeText(text);
      end(`Copied link to ${what}. It never contains an API key.`);
    } catch {
      end(
        "The browser blocked the copy. The link is selected: copy it with the keyboard.",
        <ManualCopy what="The link" text={text} />,
      );
    }
  };
  return (
    <div className="row downloads">
      <button type="button" className="button" onClick={downloadFile}>
        <Download aria-hidden size={14} />
        <span className="unseen">Download</span> File <span className="unseen">of {what}</span>
      </button>
      {notebook?.blocks.some(isPython) && (
        <button type="button" className="button" onClick={() => downloadNotebook(notebook)}>
          <NotebookText aria-hidden size={14} />
          <span className="unseen">Download</span> Notebook{" "}
          <span className="unseen">of {what}</span>
        </button>
      )}
      {link !== undefined && (
        <button type="button" className="button" onClick={() => copyLink(link())}>
          <Link aria-hidden size={14} />
          Copy link <span className="unseen">to {what}</span>
        </button>
      )}
      {done?.of === of && done.note}
    </div>
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

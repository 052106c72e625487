// The button below a program that downloads it as a file.
import { Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useSay } from "../../ui/say.ts";
import { fileOf, type NamedFile, type Program } from "./file.ts";
import "./download.css";

interface Props {
  /** The name of the content, as in "Download file of Requests snippet". */
  readonly what: string;
  readonly program: Program;
}

export function DownloadButton({ what, program }: Props): ReactNode {
  const say = useSay();
  // A note about another program does not apply to this one.
  const of = `${what} ${program.content}`;
  const [done, setDone] = useState<{ readonly of: string; readonly note: string }>();
  const downloadFile = (): void => {
    const file = fileOf(program);
    const note = `Downloading ${file.name}.`;
    download(file);
    setDone({ of, note });
    say(note);
  };
  return (
    <div className="row downloads">
      <button type="button" className="button" onClick={downloadFile}>
        <Download aria-hidden />
        <span className="unseen">Download</span> {program.fileName || "File"}{" "}
        <span className="unseen">of {what}</span>
      </button>
      {done?.of === of && <p className="note">{done.note}</p>}
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

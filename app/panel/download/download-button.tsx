// The button beside a program that downloads it as a file.
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { useSay } from "../../ui/say.ts";
import { fileOf, type NamedFile, type Program } from "./file.ts";

interface Props {
  /** The name of the content, as in "Download file of Requests snippet". */
  readonly what: string;
  readonly program: Program;
}

export function DownloadButton({ what, program }: Props): ReactNode {
  const say = useSay();
  const file = fileOf(program);
  const downloadFile = (): void => {
    download(file);
    say(`Downloading ${file.name}.`);
  };
  return (
    <button
      type="button"
      className="button"
      title={`Download ${file.name}`}
      aria-label={`Download file of ${what}`}
      onClick={downloadFile}
    >
      <Download aria-hidden />
    </button>
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

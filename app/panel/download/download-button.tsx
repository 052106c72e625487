// The button beside a program that downloads it as a file.
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { useSay } from "../../ui/say.ts";
import type { Program } from "./file.ts";

interface Props {
  /** The name of the content, as in "Download file of Requests snippet". */
  readonly what: string;
  readonly program: Program;
}

export function DownloadButton({ what, program }: Props): ReactNode {
  const say = useSay();
  const downloadFile = (): void =>
    void import("./save.ts").then(
      ({ save }) => say(`Downloading ${save(program)}.`),
      () => say("The file could not be made. Check your network, and try again."),
    );
  return (
    <button
      type="button"
      className="button"
      title="Download as a file"
      aria-label={`Download file of ${what}`}
      onClick={downloadFile}
    >
      <Download aria-hidden />
    </button>
  );
}

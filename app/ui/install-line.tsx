// The commands that install what a program needs, with a copy button, below what a reader does by hand.
import { Fragment, type ReactNode, useRef } from "react";
import { CopyButton } from "./copy-button.tsx";
import { useCopy } from "./use-copy.ts";
import "./code.css";

interface Props {
  /** One per line; a line with `#` is an instruction. */
  readonly command: string;
  /** What they are for. */
  readonly of: string;
}

export function InstallLine({ command, of }: Props): ReactNode {
  const lines = command.split("\n");
  const commands = lines.filter((line) => !line.startsWith("#"));
  return (
    <>
      {lines
        .filter((line) => line.startsWith("#"))
        .map((line) => (
          <p key={line} className="note">
            {linked(line.replace(/^#\s*/, ""))}
          </p>
        ))}
      {commands.length > 0 && <Commands lines={commands} of={of} />}
    </>
  );
}

const URL_IN_TEXT = /(https:\/\/\S*[^\s.,;)])/;

const linked = (text: string): readonly ReactNode[] =>
  text.split(URL_IN_TEXT).map((part) =>
    URL_IN_TEXT.test(part) ? (
      <a key={part} href={part} rel="noreferrer">
        {part.replace("https://", "")}
      </a>
    ) : (
      part
    ),
  );

function Commands({
  lines,
  of,
}: Pick<Props, "of"> & { readonly lines: readonly string[] }): ReactNode {
  const code = useRef<HTMLElement>(null);
  const what = `install command of ${of}`;
  const { copying, copy } = useCopy(lines.join("\n"), what, code);
  return (
    <div className="spread install">
      <code ref={code} dir="ltr" translate="no">
        {lines.map((line, at) => (
          <Fragment key={at}>
            {at > 0 && "\n"}
            <span>{line}</span>
          </Fragment>
        ))}
      </code>
      <CopyButton what={what} copying={copying} onCopy={copy} />
    </div>
  );
}

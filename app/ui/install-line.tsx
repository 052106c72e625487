// The commands that install what a program needs, with a copy button.
import { Fragment, type ReactNode, useRef } from "react";
import { CopyButton } from "./copy-button.tsx";
import { useCopy } from "./use-copy.ts";
import "./code.css";

/** Install commands, one per line; `of` is what they are for. */
export function InstallLine({
  command,
  of,
}: {
  readonly command: string;
  readonly of: string;
}): ReactNode {
  const code = useRef<HTMLElement>(null);
  const what = `install command of ${of}`;
  const lines = command.split("\n");
  // A comment is not a command.
  const commands = lines.filter((line) => !line.startsWith("#")).join("\n") || command;
  const { copying, copy } = useCopy(commands, what, code);
  return (
    <div className="spread install">
      <code ref={code} dir="ltr" translate="no">
        {lines.map((line, at) => (
          <Fragment key={at}>
            {at > 0 && "\n"}
            <span data-note={line.startsWith("#") || undefined}>{line}</span>
          </Fragment>
        ))}
      </code>
      <CopyButton what={what} copying={copying} onCopy={copy} />
    </div>
  );
}

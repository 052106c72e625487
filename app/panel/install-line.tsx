// The command that installs what a program needs, with a button of its own.
import { type ReactNode, useRef } from "react";
import { CopyButton } from "./copy-button.tsx";
import { useCopy } from "./use-copy.ts";

/** A command to install with; `of` names what it is for. */
export function InstallLine({
  command,
  of,
}: {
  readonly command: string;
  readonly of: string;
}): ReactNode {
  const code = useRef<HTMLElement>(null);
  const what = `install command of ${of}`;
  const { copying, copy } = useCopy(command, what, code);
  return (
    <div className="install">
      <code ref={code} dir="ltr" translate="no">
        {command}
      </code>
      <CopyButton what={what} copying={copying} onCopy={copy} />
    </div>
  );
}

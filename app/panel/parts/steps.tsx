// How an app is installed and started, step by step.
import type { AppSnippet, Platform } from "hubsmith";
import { platformNames } from "hubsmith/apps";
import { type ReactNode, useState } from "react";
import { useMachine } from "../../models/machine.ts";
import { CodeBlock } from "../../ui/code-block.tsx";
import { InstallLine } from "../../ui/install-line.tsx";
import { optionsOf, Select } from "../../ui/select.tsx";

interface Props {
  readonly label: string;
  readonly docsUrl: string;
  readonly inBackground: boolean | undefined;
  readonly snippet: AppSnippet;
  /** What is known before, and a last step: its item. */
  readonly before?: ReactNode;
  readonly children?: ReactNode;
}

export function Steps(props: Props): ReactNode {
  const { label, docsUrl, inBackground = false, snippet, before, children } = props;
  const { installs, commands: all, link, note, server } = snippet;
  const offered = Object.keys(installs) as Platform[];
  const { platform: ofDevice } = useMachine();
  const [chosen, want] = useState<Platform>();
  const [here] = useState(platformHere);
  const wanted = chosen ?? ofDevice ?? here;
  const platform = offered.includes(wanted) ? wanted : offered[0]!;
  const commands = all.filter(({ platforms = [platform] }) => platforms.includes(platform));
  const install = installs[platform];
  const isWindows = platform === "windows" && commands.some(({ language }) => isShell(language));
  return (
    <div className="stack tight library">
      <div className="row library-head">
        <h3>{label}</h3>
        <a href={docsUrl} className="small">
          Documentation<span className="unseen"> of {label}</span>
        </a>
      </div>
      {before}
      {note !== undefined && <p className="note">{note}</p>}
      <ol className="stack loose steps">
        {install !== undefined && (
          <li>
            <div className="row spread step-head">
              <h4>Install</h4>
              <Select label="On" value={platform} onChange={(value) => want(value as Platform)}>
                {optionsOf(offered.map((id) => ({ id, label: platformNames[id] })))}
              </Select>
            </div>
            <InstallLine command={install} of={label} />
          </li>
        )}
        {link !== undefined && (
          <li>
            <h4>Open the model</h4>
            <a className="button" href={link}>
              Open in {label}
            </a>
          </li>
        )}
        {commands.length > 0 && (
          <li>
            <h4>
              {server === undefined ? "Run" : "Run or serve"}
              {isWindows && " in PowerShell"}
            </h4>
            {server !== undefined && !inBackground && (
              <p className="note">
                Keep the server running, and use another terminal for the next step.
              </p>
            )}
            {commands.map(({ purpose, language, content }) => (
              <CodeBlock
                key={purpose}
                title={purpose}
                what={`${label} command: ${purpose}`}
                highlight={isShell(language) ? "shellscript" : language}
                content={content}
              />
            ))}
          </li>
        )}
        {children}
      </ol>
    </div>
  );
}

const isShell = (language: string): boolean => language === "sh" || language === "powershell";

/** The operating system that the browser runs on; Linux if it is none of those that apps are installed on, or if there is no browser. */
function platformHere(): Platform {
  const userAgent = globalThis.navigator?.userAgent ?? "";
  return /Windows/.test(userAgent) ? "windows" : /Mac OS/.test(userAgent) ? "macos" : "linux";
}

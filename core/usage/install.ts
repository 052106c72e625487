// What installs a library or a client is data; here it becomes commands.
import type { Code } from "../code/code.ts";
import { sh } from "../code/languages/shell.ts";
import { rememberOf } from "../code/remember.ts";
import { render } from "../code/render.ts";
import type { Install } from "../hub/library.ts";

const words = (list: readonly string[]): Code<"sh"> =>
  sh.join(
    list.map((word) => sh.value(word)),
    " ",
  );

/** The commands of each package manager, in the order in which they are printed. */
const COMMANDS: {
  readonly [M in Exclude<keyof Install, "note">]-?: (list: NonNullable<Install[M]>) => Code<"sh">;
} = {
  apt: (list) => sh`sudo apt-get install ${words(list)}`,
  brew: (list) => sh`brew install ${words(list)}`,
  pip: (list) => sh`pip install -U ${words(list)}`,
  npm: (list) => sh`npm install ${words(list)}`,
  cargo: (list) => sh`cargo add ${words(list)}`,
  go: (list) => sh`go get ${words(list)}`,
  dotnet: (list) => sh.join(list.map((name) => sh`dotnet add package ${name}`)),
  swift: (list) =>
    sh.join(list.map(({ url, from }) => sh`swift package add-dependency ${url} --from ${from}`)),
};

/** The commands that install something, as text; `undefined` where there are none. @public */
export function installText(install: Install | undefined): string | undefined {
  return install && textOf(install);
}

// What installs a library is the same for each of its models.
const textOf = rememberOf((install: Install): string | undefined => {
  const lines = Object.entries(COMMANDS).flatMap(([manager, command]) => {
    const list = install[manager as keyof typeof COMMANDS];
    return list === undefined || list.length === 0
      ? []
      : [(command as (of: unknown) => Code<"sh">)(list)];
  });
  const note = install.note === undefined ? "" : `# ${oneLine(install.note)}\n`;
  return (note + render(sh.join(lines))).trimEnd() || undefined;
});

// A note is text of a plugin, and a comment ends with its line.
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");

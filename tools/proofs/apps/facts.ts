// Compares the values that a program parsed with the printed server and the record.
import type { AppSnippet, Model } from "hubsmith";
import type { Ended } from "../../support/process.ts";
import type { Fact, Parser, Trial } from "./case.ts";

/** The hosts that only programs of the same machine reach. */
const LOOPBACK: readonly unknown[] = ["localhost", "127.0.0.1", "::1"];

/** The result of a command whose program ends after its parser: one sentence for each fault. */
export function judgeParser(
  command: string,
  { server }: Pick<AppSnippet, "server">,
  trial: Trial,
  { out }: Pick<Ended, "out">,
): readonly string[] {
  const [, json] = /^TAKEN (.*)$/m.exec(out) ?? [];
  if (json === undefined) return [`\`${command}\` does not come to the call after its parser.`];
  const values = JSON.parse(json) as Readonly<Record<string, unknown>>;
  const parsers: readonly Parser[] = Object.values(trial.parsers ?? {});
  return parsers
    .flatMap(({ reads, defaults = {} }) =>
      (Object.entries(reads) as [Fact, string][]).map(
        ([fact, name]) =>
          [fact, values[name] ?? defaults[name], wanted(fact, server, trial)] as const,
      ),
    )
    .filter(([, value, { isRight }]) => !isRight(value))
    .map(
      ([fact, value, { text }]) =>
        `\`${command}\` has the ${fact} ${JSON.stringify(value)}, but must have ${text}.`,
    );
}

interface Wanted {
  readonly text: string;
  isRight(value: unknown): boolean;
}

/** What a parsed value must be. */
function wanted(fact: Fact, server: AppSnippet["server"], trial: Trial): Wanted {
  const { model, file = "", everywhere = false } = trial;
  const same = (text: string): Wanted => ({ text, isRight: (value) => value === text });
  const ends = (text: string): Wanted => ({
    text,
    isRight: (value) => typeof value === "string" && `/${value}`.endsWith(`/${text}`),
  });
  switch (fact) {
    case "port": {
      const port = new URL(server?.url ?? "http://none").port;
      return {
        text: `${port}, the port that clients call`,
        isRight: (value) => String(value) === port,
      };
    }
    case "host":
      return {
        text: everywhere ? "all interfaces" : "loopback",
        isRight: (value) => LOOPBACK.includes(value) !== everywhere,
      };
    case "model":
      return same(server?.model ?? model.id);
    case "file":
      return ends(file);
    case "projector":
      return ends(projectorOf(model));
  }
}

const projectorOf = ({ siblings = [] }: Model): string =>
  siblings.find(({ rfilename }) => rfilename.startsWith("mmproj"))?.rfilename ?? "";

// Compares the values that a program parsed with the printed server and the record.
import type { AppSnippet } from "hubsmith";
import type { Ended } from "../../support/process.ts";
import type { Fact, Parser, Trial } from "./case.ts";

/** What a parsed value must be, and whether it is. */
type Wanted = readonly [text: string, isRight: (value: unknown) => boolean];
type Server = AppSnippet["server"];

/** The hosts that only programs of the same machine reach. */
const LOOPBACK: readonly unknown[] = ["localhost", "127.0.0.1", "::1"];

const WANTED: Readonly<Record<Fact, (server: Server, trial: Trial) => Wanted>> = {
  port: (server) => {
    const { port } = new URL(server?.url ?? "http://none");
    return [`${port}, the port that clients call`, (value) => String(value) === port];
  },
  host: (_, { everywhere = false }) => [
    everywhere ? "all interfaces" : "loopback",
    (value) => LOOPBACK.includes(value) !== everywhere,
  ],
  model: (server, { model }) => {
    const name = server?.model ?? model.id;
    return [name, (value) => value === name];
  },
  file: (_, { file = "" }) => pathTo(file),
  projector: (_, { model: { siblings = [] } }) =>
    pathTo(siblings.find(({ rfilename }) => rfilename.startsWith("mmproj"))?.rfilename ?? ""),
};

const pathTo = (file: string): Wanted => [
  file,
  (value) => typeof value === "string" && `/${value}`.endsWith(`/${file}`),
];

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
  return parsers.flatMap(({ reads, defaults = {} }) =>
    (Object.entries(reads) as [Fact, string][]).flatMap(([fact, name]) => {
      const value = values[name] ?? defaults[name];
      const [text, isRight] = WANTED[fact](server, trial);
      const has = `\`${command}\` has the ${fact} ${JSON.stringify(value)}`;
      return isRight(value) ? [] : [`${has}, but must have ${text}.`];
    }),
  );
}

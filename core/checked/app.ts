// Checks apps.
import type { AppCommand, AppRun, AppServer, AppSpec, Platform } from "../kinds/app.ts";
import { type Absence, invalidReturn } from "../base/issue.ts";
import { isCode } from "../code/tag.ts";
import type { Plugin } from "../kinds/index.ts";
import { install } from "./install.ts";
import type { KindCheck } from "./kind-check.ts";
import { withCheckedResults } from "./methods.ts";
import { checkedHandler, taskHandlerSchema } from "./provider.ts";
import { isWholeAbsence, wrongReturn } from "./return-schemas.ts";
import * as is from "./schema.ts";
import { arrayOf, oneOf, optional, type Schema, strictObject } from "./schema.ts";

const code: Schema = is.primitive("code", "sh`…`", isCode);
const localUrl = is.primitive(
  "an http URL of this machine without a trailing slash",
  '"http://localhost:8080"',
  is.matches(/^http:\/\/(?:localhost|127\.0\.0\.1):\d+(?:\/[\w./-]*\w)?$/),
);
const link = is.primitive(
  "a URL",
  '"app://open?model=…"',
  is.matches(/^[a-z][a-z0-9+.-]*:\/\/\S+$/),
);

// JavaScript moves days that do not exist, such as February 30, into the next month.
const isDay = (value: unknown): boolean =>
  typeof value === "string" &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  new Date(`${value}T00:00Z`).toJSON()?.startsWith(value) === true;

const platforms = optional(arrayOf(oneOf<Platform>("linux", "macos", "windows")));

const run = strictObject<AppRun>({
  commands: optional(
    arrayOf(strictObject<AppCommand>({ purpose: is.nonEmptyString, code, platforms })),
  ),
  link: optional(link),
  file: optional(is.nonEmptyString),
  platforms,
  note: optional(is.nonEmptyString),
  server: optional(
    strictObject<AppServer>({
      url: localUrl,
      model: is.nonEmptyString,
      tasks: arrayOf(taskHandlerSchema),
    }),
  ),
});

export const app: KindCheck<"app"> = {
  schemas: () => ({
    label: is.string,
    summary: is.string,
    docsUrl: is.url,
    readOn: is.primitive("a day", '"2026-11-25"', isDay),
    installs: strictObject<AppSpec["installs"]>({
      linux: optional(install),
      macos: optional(install),
      windows: optional(install),
    }),
    order: optional(is.number),
    inBackground: optional(is.boolean),
    runs: is.func,
    configures: optional(is.func),
  }),
  withCheckedReturns: checkedApp,
};

const RUN = "{ commands, link, server } with one of them, or absent({ code, reason, fix })";

function checkedApp(app: Plugin<"app">): Plugin<"app"> {
  const [runs, configures] = [checkedRun("runs"), checkedRun("configures")];
  return withCheckedResults(app, { runs, configures });
}

const checkedRun =
  (name: "runs" | "configures") =>
  (returned: AppRun | Absence): AppRun | Absence => {
    if (isWholeAbsence(returned)) return returned;
    const issue = run(returned, "");
    if (issue !== undefined) throw invalidReturn(name, issue, "run");
    const { commands = [], link, server } = returned as AppRun;
    if (commands.length === 0 && link === undefined && server === undefined)
      throw wrongReturn(name, returned, RUN);
    return server === undefined
      ? returned
      : { ...returned, server: { ...server, tasks: server.tasks.map(checkedHandler) } };
  };

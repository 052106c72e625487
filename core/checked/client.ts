// Checks clients.
import { describe } from "../base/describe.ts";
import { PluginError } from "../base/issue.ts";
import { isCode } from "../code/tag.ts";
import type { ClientTemplate } from "../kinds/client.ts";
import type { LanguageCard, Plugin } from "../kinds/index.ts";
import { install } from "./install.ts";
import { firstDuplicate, type KindCheck } from "./kind-check.ts";
import { withCheckedResults } from "./methods.ts";
import { isWholeAbsence, wrongReturn } from "./return-schemas.ts";
import * as is from "./schema.ts";
import { arrayOf, looseObject, optional, record, type Schema, strictObject } from "./schema.ts";

const languageCard = looseObject<LanguageCard>({
  id: is.id,
  label: is.string,
  order: is.number,
  highlight: is.string,
});

// A client's language. A common mistake, its template tag, has a special message.
const language: Schema = (value, at, ...more) => {
  const id =
    typeof value === "function" &&
    (value as { readonly language?: Partial<LanguageCard> }).language?.id;
  return id
    ? `${at} must be a language, got its tag. Write \`${at}: ${id}.language\`.`
    : languageCard(value, at, ...more);
};

export const client: KindCheck<"client"> = {
  schemas: (callable) => ({
    label: is.string,
    language,
    order: is.number,
    install: optional(install),
    isDirect: optional(is.boolean),
    isFramework: optional(is.boolean),
    requires: optional(record(arrayOf(is.string))),
    refuses: optional(is.func),
    templates: arrayOf(strictObject<ClientTemplate>({ task: callable, print: is.func })),
    fallback: optional(is.func),
  }),
  notJson: ["language", "templates"],
  conflictIn,
  withCheckedReturns: checkedClient,
};

function checkedClient(client: Plugin<"client">): Plugin<"client"> {
  const { id: language } = client.language;
  const checkedCode = <T>(name: string, code: T): T => {
    const wanted = `code of the language ${language}, made with its tag`;
    if (!isCode(code)) throw wrongReturn(name, code, wanted);
    if (code.language.id === language) return code;
    const message = `\`${name}\` returned code of the language ${code.language.id}. Return ${wanted}.`;
    throw new PluginError("wrong-return", message);
  };
  const templates = client.templates.map((template) =>
    withCheckedResults(template, {
      print: (code) => checkedCode(`template of ${template.task.id}`, code),
    }),
  );
  const checked = withCheckedResults(client, {
    fallback: (code) => checkedCode("fallback", code),
    refuses: (refusal) => {
      if (refusal === undefined || isWholeAbsence(refusal)) return refusal;
      throw wrongReturn("refuses", refusal, "absent({ code, reason, fix }), or undefined");
    },
  });
  return { ...checked, templates };
}

function conflictIn(client: Plugin<"client">): string | undefined {
  const { id, language, templates } = client;
  if (!id.startsWith(`${language.id}/`))
    return `id must begin with its language and a slash, got ${describe(id)}. Write \`id: "${language.id}/${id.split("/").at(-1)}"\`.`;
  const duplicate = firstDuplicate(templates.map(({ task }) => task.id));
  if (duplicate === undefined) return undefined;
  return `templates has ${duplicate} twice, but only the first one is used. Remove one.`;
}

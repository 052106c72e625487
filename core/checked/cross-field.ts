// Checks that the fields of a plugin are compatible with each other.
import { isHubUrl } from "../http/route.ts";
import type { ParameterMapping } from "../record/parameters.ts";
import type { TaskHandler } from "../http/provider.ts";
import { closestName, describe } from "../base/describe.ts";
import type { Plugin } from "../hub/plugin.ts";

/** Returns a conflict between fields of a plugin that are valid on their own; undefined if there is none. @internal */
export function crossFieldIssue(plugin: Plugin): string | undefined {
  const { "~hub": stamp, id } = plugin;
  if (stamp.kind === "client") return clientIssue(plugin as Plugin<"client">);
  if (id.includes("/"))
    return `id must not contain a slash (only client ids do), got ${describe(id)}. Write \`id: "${id.replace("/", "-")}"\`.`;
  if (stamp.kind === "provider") return providerIssue(plugin as Plugin<"provider">);
  return stamp.kind === "task" ? taskIssue(plugin as Plugin<"task">) : undefined;
}

function clientIssue(client: Plugin<"client">): string | undefined {
  const { id, language, templates } = client;
  if (!id.startsWith(`${language.id}/`))
    return `id must begin with its language and a slash, got ${describe(id)}. Write \`id: "${language.id}/${id.split("/").at(-1)}"\`.`;
  const duplicate = firstDuplicate(templates.map(({ task }) => task.id));
  if (duplicate === undefined) return undefined;
  return `templates has ${duplicate} twice, but only the first one is used. Remove one.`;
}

function providerIssue(provider: Plugin<"provider">): string | undefined {
  const { auth, baseUrl, isHuggingFace, tasks } = provider;
  if (isHuggingFace === true && baseUrl !== undefined && !isHubUrl(baseUrl))
    return `isHuggingFace is true, but baseUrl is ${JSON.stringify(baseUrl)}, which would receive the Hugging Face token. Remove isHuggingFace, or use https://huggingface.co or one of its subdomains.`;
  if (auth?.query !== undefined && (auth.header ?? auth.scheme) !== undefined)
    return "auth has a query and a header or scheme, but the key is sent in one place. Remove the others.";
  const duplicate = firstDuplicate(tasks.map(({ task }) => task.id));
  if (duplicate !== undefined)
    return `tasks has ${duplicate} twice, but only the first one would be called. Remove one.`;
  for (const [index, handler] of tasks.entries()) {
    const issue = parameterNameIssue(handler);
    if (issue !== undefined) return `tasks[${index}].parameters (${handler.task.id}) ${issue}`;
  }
  return undefined;
}

/** Returns an issue in the provider's names of the parameters of a task; undefined if there is none. @internal */
export function parameterNameIssue({ task, parameters: names }: TaskHandler): string | undefined {
  const known = Object.keys(task.parameters);
  const unknown = Object.keys(names).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const near = closestName(known, unknown);
    const suggestion = near === undefined ? "" : ` Did you mean ${JSON.stringify(near)}?`;
    return `has ${JSON.stringify(unknown)}, which is not a parameter of the task.${suggestion} Its parameters are ${known.join(", ") || "none"}.`;
  }
  const owners = new Map<string, string>();
  for (const name of known) {
    for (const path of pathsOf(name, Object.hasOwn(names, name) ? names[name] : undefined)) {
      const other = [...owners].find(([taken]) => collides(taken, path));
      if (other !== undefined)
        return `sends both ${other[1]} and ${name} as ${JSON.stringify(path)}, so one would replace the other. Use different names, or \`false\` for one that the service does not support.`;
      owners.set(path, name);
    }
  }
  return undefined;
}

// The paths in the request at which a parameter is sent.
function pathsOf(name: string, mapping: ParameterMapping | undefined): readonly string[] {
  if (mapping === false) return [];
  if (mapping === undefined || mapping === true) return [name];
  if (typeof mapping === "string") return [mapping];
  return "convert" in mapping ? [mapping.name] : [mapping.width, mapping.height];
}

const collides = (a: string, b: string): boolean =>
  a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);

function taskIssue({ inputs, output, sample, parameters }: Plugin<"task">): string | undefined {
  const parts = Object.entries({ inputs, output, sample, parameters });
  const missing = parts.filter(([, part]) => part === undefined).map(([name]) => name);
  if (missing.length > 0 && missing.length < parts.length)
    return `${missing.join(" and ")} must be set: a task for providers has inputs, output, parameters and sample. Set all four, or none.`;
  if (typeof inputs === "object" && Object.keys(inputs).length === 0)
    return 'inputs must not be empty. Write `inputs: "text"`, or `inputs: { question: "text" }`.';
  const names = Object.entries(parameters ?? {}).flatMap(([name, { aliases = [] }]) => [
    name,
    ...aliases,
  ]);
  const duplicate = firstDuplicate(names);
  return duplicate === undefined
    ? undefined
    : `parameters has the name ${JSON.stringify(duplicate)} twice, as a name or an alias. Remove one.`;
}

const firstDuplicate = (names: readonly string[]): string | undefined =>
  names.find((name, index) => names.indexOf(name) < index);

// Agreement: what no single field of a plugin shows, because it takes two of them to be wrong.
import { isHubUrl } from "../http/route.ts";
import type { ParameterMapping } from "../record/parameters.ts";
import type { TaskHandler } from "../http/provider.ts";
import { closestName, describe } from "../base/describe.ts";
import type { Plugin } from "../hub/plugin.ts";

/** What is wrong between the fields of a plugin each of which is right by itself. @internal */
export function crossFieldIssue(plugin: Plugin): string | undefined {
  const { "~hub": stamp, id } = plugin;
  if (stamp.kind === "client") return ofClient(plugin as Plugin<"client">);
  if (id.includes("/"))
    return `id must have no slash, which clients alone have, and is ${describe(id)}. Write \`id: "${id.replace("/", "-")}"\`.`;
  if (stamp.kind === "provider") return ofProvider(plugin as Plugin<"provider">);
  return stamp.kind === "task" ? ofTask(plugin as Plugin<"task">) : undefined;
}

function ofClient(client: Plugin<"client">): string | undefined {
  const { id, language, templates } = client;
  if (!id.startsWith(`${language.id}/`))
    return `id must begin with its language and a slash, and is ${describe(id)}. Write \`id: "${language.id}/${id.split("/").at(-1)}"\`.`;
  const twice = firstDuplicate(templates.map(({ task }) => task.id));
  if (twice !== undefined)
    return `templates has ${twice} twice, and the first one alone would print. Leave one out.`;
  return undefined;
}

function ofProvider(provider: Plugin<"provider">): string | undefined {
  const { auth, baseUrl, isHuggingFace, tasks } = provider;
  if (isHuggingFace === true && baseUrl !== undefined && !isHubUrl(baseUrl))
    return `isHuggingFace is true, and baseUrl is ${JSON.stringify(baseUrl)}, which would get the token of Hugging Face in direct requests. Leave isHuggingFace out, so that they take a key of its own, or write a baseUrl at https://huggingface.co or a host below it.`;
  if (auth?.query !== undefined && (auth.header ?? auth.scheme) !== undefined)
    return "auth has a query beside a header or a scheme, and a key travels in one place. Leave the others out.";
  const twice = firstDuplicate(tasks.map(({ task }) => task.id));
  if (twice !== undefined)
    return `tasks has ${twice} twice, and the first one alone would be asked. Leave one out.`;
  for (const [at, served] of tasks.entries()) {
    const flaw = parameterNameIssue(served);
    if (flaw !== undefined) return `tasks[${at}].parameters (${served.task.id}) ${flaw}`;
  }
  return undefined;
}

/** What is wrong about the names that a service is said to have for the parameters of a task. @internal */
export function parameterNameIssue({ task, parameters: names }: TaskHandler): string | undefined {
  const known = Object.keys(task.parameters);
  const odd = Object.keys(names).find((name) => !known.includes(name));
  if (odd !== undefined) {
    const near = closestName(known, odd);
    const meant = near === undefined ? "" : ` Did you mean ${JSON.stringify(near)}?`;
    return `has ${JSON.stringify(odd)}, which the task does not know.${meant} Its parameters are ${known.join(", ") || "none"}.`;
  }
  const owners = new Map<string, string>();
  for (const own of known) {
    for (const place of placesOf(own, Object.hasOwn(names, own) ? names[own] : undefined)) {
      const other = [...owners].find(([taken]) => collides(taken, place));
      if (other !== undefined)
        return `sends both ${other[1]} and ${own} as ${JSON.stringify(place)}, and one would replace the other. Give each a name of its own, or \`false\` to the one that the service does not take.`;
      owners.set(place, own);
    }
  }
  return undefined;
}

function placesOf(own: string, as: ParameterMapping | undefined): readonly string[] {
  if (as === false) return [];
  if (as === undefined || as === true) return [own];
  if (typeof as === "string") return [as];
  return "convert" in as ? [as.name] : [as.width, as.height];
}

const collides = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

function ofTask({ inputs, output, sample, parameters }: Plugin<"task">): string | undefined {
  const parts = Object.entries({ inputs, output, sample, parameters });
  const missing = parts.filter(([, part]) => part === undefined).map(([name]) => name);
  if (missing.length > 0 && missing.length < parts.length)
    return `a task that providers are called for has inputs, output, parameters and sample; ${missing.join(" and ")} must be there, too. Add what is missing, or leave out all four.`;
  if (typeof inputs === "object" && Object.keys(inputs).length === 0)
    return 'inputs must have at least one, and has none. Write `inputs: "text"`, or `inputs: { question: "text" }`.';
  const names = Object.entries(parameters ?? {}).flatMap(([name, { aliases = [] }]) => [
    name,
    ...aliases,
  ]);
  const twice = firstDuplicate(names);
  return twice === undefined
    ? undefined
    : `parameters has the name ${JSON.stringify(twice)} twice, as a name or as an alias. Leave one out.`;
}

const firstDuplicate = (names: readonly string[]): string | undefined =>
  names.find((name, at) => names.indexOf(name) < at);

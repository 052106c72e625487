// Extensions of clients: templates for single tasks that one plugin brings to another. What they are worth is never decided by order.
import type { Diagnostic, DiagnosticCode } from "./diagnostic.ts";
import type { Resolved } from "./lookup.ts";
import type { Plugin, Template } from "./plugin.ts";
import { inOrder, type Knowing, ruling } from "./rivals.ts";
import type { Known } from "./validate.ts";

type Client = Plugin<"client">;

/** The clients of a hub, each with what extends it. @internal */
export interface Extended extends Pick<Resolved<Known>, "kept" | "find" | "faults"> {
  /** The plugin of a client, with the templates that were brought to it. */
  open(known: Known): Client;
}

/** A template that a plugin brings. */
interface Brought {
  readonly by: Known;
  readonly template: Template;
}

const clientOf = ({ plugin }: Known): Client => plugin as Client;
const isExtension = (known: Known): boolean => clientOf(known).extends !== undefined;

/** Brings the extensions among clients to those that they name. @internal */
export function extended(
  found: Pick<Resolved<Known>, "kept" | "find" | "faults">,
  knowing: Knowing<Known>,
): Extended {
  const faults: Diagnostic[] = [...found.faults];
  const fault = (code: DiagnosticCode, { id }: Known, message: string): void => {
    faults.push({ code, message, plugin: `client/${id}` });
  };
  const bases = new Map<Known, Known>();
  const extending = new Map<Known, Known[]>();
  for (const one of found.kept.filter(isExtension)) {
    const name = clientOf(one).extends!;
    const base = found.find(name);
    const why = base === undefined ? missing(one, name) : misfit(one, base);
    if (why !== undefined) {
      fault("nothing-to-extend", one, why);
      continue;
    }
    bases.set(one, base!);
    const others = extending.get(base!);
    if (others === undefined) extending.set(base!, [one]);
    else others.push(one);
  }
  const plugins = new Map<Known, Client>();
  for (const [base, its] of extending) {
    const brought = new Map<string, Brought>();
    for (const by of its.sort(inOrder(knowing))) {
      for (const template of clientOf(by).templates) {
        const { id } = template.task;
        const held = brought.get(id);
        if (held === undefined) {
          brought.set(id, { by, template });
          continue;
        }
        const { order, why } = ruling(held.by, by, knowing);
        const isFirst = order <= 0;
        if (!isFirst) brought.set(id, { by, template });
        const message = `Two plugins bring client/${base.id} a template for ${id}: client/${held.by.id} and client/${by.id}. Leave it out of one of them. ${why}`;
        fault("duplicate-template", isFirst ? by : held.by, message);
      }
    }
    plugins.set(base, merged(clientOf(base), its, brought));
  }
  return {
    kept: found.kept.filter((one) => !isExtension(one)),
    find: (name) => {
      const one = found.find(name);
      return one !== undefined && isExtension(one) ? bases.get(one) : one;
    },
    faults,
    open: (known) => plugins.get(known) ?? clientOf(known),
  };
}

const missing = ({ id }: Known, name: string): string =>
  `client/${id} extends "${name}", and no client here has that name. Check the id, or add that client.`;

function misfit(one: Known, base: Known): string | undefined {
  if (isExtension(base))
    return `client/${one.id} extends client/${base.id}, which extends another itself. Extend "${clientOf(base).extends}".`;
  const [own, other] = [clientOf(one).language.id, clientOf(base).language.id];
  return own === other
    ? undefined
    : `client/${one.id} prints ${own}, and extends client/${base.id}, which prints ${other}. Extend a client of ${own}.`;
}

// The templates that are brought stand before those of the client, which keeps all other tasks, and its own refusals for them.
function merged(
  base: Client,
  its: readonly Known[],
  brought: ReadonlyMap<string, Brought>,
): Client {
  const others = base.templates.filter(({ task }) => !brought.has(task.id));
  const refusing = ({ task }: { readonly task: { readonly id: string } }): Client => {
    const one = brought.get(task.id);
    return one === undefined ? base : clientOf(one.by);
  };
  const client = Object.freeze({
    ...base,
    templates: Object.freeze([...[...brought.values()].map(({ template }) => template), ...others]),
    refuses: (call) => refusing(call).refuses?.(call),
    extendedBy: Object.freeze(its.map(({ id }) => id).sort()),
  } satisfies Client);
  authors.set(client, (task) => brought.get(task)?.by.id ?? base.id);
  return client;
}

const authors = new WeakMap<Client, (task: string) => string>();

/** The id of the plugin whose templates and refusals a client has for a task: its own, or that of an extension. @internal */
export const authorOf = (client: Client, task: string): string =>
  authors.get(client)?.(task) ?? client.id;

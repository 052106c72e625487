// What frameworks of Python share: functions whose types and docstrings become schemas, and classes of Pydantic.
import type { Plugin } from "hubsmith";
import { type Code, isEnv, python, type Value } from "hubsmith/code";
import {
  type FrameworkCall,
  type FrameworkChat,
  frameworkClient,
  type FrameworkSpec,
} from "./framework.ts";
import { withReason } from "./python/chat.ts";
import type { SimpleSchema } from "./structured.ts";
import type { ToolFunction } from "./tools.ts";
import { classOf, TYPES } from "./python/structured.ts";

type Python = Code<"python">;

/**
 * What the code of a function cannot say: the name by which a model calls it, if Python has another one, and its description
 * if it is no plain docstring, such as one with the line `Returns:`.
 * @public
 */
export interface UnsaidByCode {
  /** The name, e.g. `get-weather`. */
  readonly name?: string;
  /** The description. */
  readonly description?: string;
}

/** The definition of a framework's client, for `pythonFramework`. @public */
export interface PythonFrameworkSpec extends Omit<
  FrameworkSpec<"python">,
  "tag" | "tools" | "structured"
> {
  /** Whether its errors are those of OpenAI's SDK, so that programs must show the response of the service. */
  readonly hidesReasons?: true;
  /** Prints the statements of each program before all others, such as those that connect with the provider. */
  connect(chat: FrameworkChat): Code<"python">;
  /** Prints the decorator of a function that a model may call, such as `@tool`. By default, there is none. */
  decorator?(tool: ToolFunction, unsaid: UnsaidByCode): Code<"python">;
  /** Prints a function in the list of functions. By default, this is its name. */
  listed?(name: Code<"python">, tool: ToolFunction, unsaid: UnsaidByCode): Code<"python">;
  /**
   * Prints the statements that run the functions, which are code such as `[river_length]`, in at most ten turns. They fail
   * if there is no answer. By default, there are none.
   */
  tools?(chat: FrameworkChat, functions: Code<"python">): Code<"python">;
  /** Prints the statements that parse an answer as an object of this class of Pydantic. By default, there are none. */
  structured?(chat: FrameworkChat, name: Code<"python">): Code<"python">;
}

/**
 * Creates the client of a framework in Python: it prints the functions of a chat with types and docstrings, and the
 * schema of an answer as a class. Never throws.
 * @returns The client plugin.
 * @example
 * ```ts
 * import { pythonFramework } from "hubsmith/clients";
 * import { python } from "hubsmith/code";
 *
 * const easel = pythonFramework({
 *   id: "python/easel",
 *   label: "Easel",
 *   order: 29,
 *   install: { pip: ["easel"] },
 *   connection: { baseUrl: "url", key: "api_key" },
 *   settings: { max_tokens: "max_tokens" },
 *   connect: ({ model, connection, settings }) => python`
 *     from easel import Easel
 *
 *     easel = Easel(${python.args([model], { ...connection, ...settings })})
 *   `,
 *   text: ({ input }) => python`print(easel.chat(${input}))`,
 *   tools: ({ input }, functions) => python`print(easel.chat(${input}, tools=${functions}, turns=10))`,
 * });
 * easel.id; // → "python/easel"
 * ```
 * @public
 */
export function pythonFramework(spec: PythonFrameworkSpec): Plugin<"client"> {
  const { connect, decorator, listed, hidesReasons, refuses, ...more } = spec;
  const { text, stream, tools, structured, embeddings, ...rest } = more;
  const shown = hidesReasons === true ? withReason : (statements: Python): Python => statements;
  const requireKey = ({ connection }: FrameworkCall): Python => {
    const key: Value = connection[spec.connection.key] ?? null;
    return isEnv(key)
      ? python`
        if not ${key}:
            raise RuntimeError(${`Set ${key.name}.`})
      `
      : python``;
  };
  const connected = (chat: FrameworkChat, ...parts: readonly Python[]): Python => {
    const all = [...parts.slice(0, -1), shown(parts.at(-1)!)];
    const start = python.join([requireKey(chat), connect(chat)]);
    return python.join([start, ...all], parts.length === 1 ? "\n\n" : "\n\n\n");
  };
  return frameworkClient({
    ...rest,
    tag: python,
    refuses: (chat) =>
      chat.schema !== undefined && classOf(chat.schema) === undefined
        ? "needs a schema whose name is a name in Python"
        : refuses?.(chat),
    ...(text && { text: (chat: FrameworkChat) => connected(chat, text(chat)) }),
    ...(stream && { stream: (chat: FrameworkChat) => connected(chat, stream(chat)) }),
    ...(embeddings && {
      embeddings: (call: FrameworkCall, input: Value) =>
        python.join([requireKey(call), shown(embeddings(call, input))]),
    }),
    ...(tools && {
      tools: (chat: FrameworkChat, functions: readonly ToolFunction[]) => {
        const defined = functions.map((one) => functionOf(one, decorator?.(one, unsaidOf(one))));
        const names = functions.map((one) => {
          const name = python.name(one.name);
          return listed?.(name, one, unsaidOf(one)) ?? name;
        });
        return connected(chat, ...defined, tools(chat, python`[${python.join(names, ", ")}]`));
      },
    }),
    ...(structured && {
      structured: (chat: FrameworkChat, schema: SimpleSchema) => {
        const { name, statements } = classOf(schema)!;
        return connected(chat, statements, structured(chat, name));
      },
    }),
  });
}

function unsaidOf({ name, calledName, description = "" }: ToolFunction): UnsaidByCode {
  // Frameworks parse sections, such as `Returns:`, and remove indentation.
  const isPlain = !/^[\w ]*:|^\s|\s$|\n/.test(description);
  return {
    ...(name === calledName ? {} : { name: calledName }),
    ...(isPlain ? {} : { description }),
  };
}

function functionOf(tool: ToolFunction, decorator: Python = python``): Python {
  const { name, description, parameters, result } = tool;
  const given = parameters.map(({ name: one, type, description: about, isRequired }) => {
    const optional = isRequired ? python`` : python` | None`;
    const plain = python`${TYPES[type as keyof typeof TYPES]}${optional}`;
    const typed =
      about === undefined
        ? plain
        : python`${python.requires("typing", "Annotated")}${python.requires("pydantic", "Field")}Annotated[${plain}, Field(description=${about})]`;
    return python`${python.name(one)}: ${typed}${isRequired ? python`` : python` = None`}`;
  });
  const isSaid = description !== undefined && unsaidOf(tool).description === undefined;
  return python`
    ${decorator}
    def ${python.name(name)}(${python.join(given, ", ")}) -> str:
        ${isSaid ? python`${description}` : python``}
        return ${result}
  `;
}

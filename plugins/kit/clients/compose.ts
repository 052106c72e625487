// Makes the steps of an HTTP client from the primitives of its language.
import { type Code, render, type ValueObject } from "hubsmith/code";
import type { Tag } from "hubsmith/language";
import type { TextStream } from "#core/http/response";
import { isChatStream } from "../tasks/chat-api.ts";
import { chatPrinter, type ChatWire } from "./chat.ts";
import type { CallStep, HttpSyntax, ToolStep } from "./http-client.ts";
import type { MemberPath, Primitives } from "./primitives.ts";
import type { ToolFunction } from "./tools.ts";
import { type Wire, WIRES } from "./wires.ts";

/**
 * Makes the steps of an HTTP client from the primitives of its language: jobs, files, streams, and chats with tools in all
 * wire formats. Never throws.
 * @param tag - The tag of the language.
 * @param primitives - How it writes expressions and statements.
 * @returns The `syntax` for `httpClient`. Replace a step that your language writes in another way: `{ ...syntaxOf(…), save }`.
 * @example
 * ```ts
 * import { type HttpSyntax, type Primitives, syntaxOf } from "hubsmith/clients";
 * import { go } from "hubsmith/code";
 *
 * export const syntax = (primitives: Primitives<"go">): HttpSyntax<"go"> => syntaxOf(go, primitives);
 * ```
 * @public
 */
export function syntaxOf<L extends string>(tag: Tag<L>, primitives: Primitives<L>): HttpSyntax<L> {
  const p = {
    at: (json: Code<L>, step: string | number) => tag`${json}[${step}]`,
    assign: (name: Code<L>, value: Code<L>) => tag`${name} = ${value}`,
    string: (value: Code<L>) => value,
    first: (array: Code<L>) => tag`${array}[${0}]`,
    empty: (kind: string) => tag.value(kind === "text" ? "" : []),
    extend: (text: Code<L>, more: Code<L>) => tag`${text} += ${more}`,
    utf8: (bytes: Code<L>) => bytes,
    returns: (text: Code<L>) => tag`return ${text}`,
    copy: (json: Code<L>) => json,
    begin: (object: ValueObject): Code<L> => p.assign(body, tag.value(object), "first"),
    client: () => tag.join([]),
    run: (name: Code<L>, given: Code<L>) => tag`run(${name}, ${given})`,
    ...primitives,
  };
  const v = (...words: readonly string[]): Code<L> => tag.variable(...words);
  const [result, text, body, output] = [v("result"), v("text"), v("body"), v("output")];
  const [answer, delta] = [v("answer"), v("delta")];
  const block = (...statements: readonly Code<L>[]): Code<L> => tag.join(statements);
  const each = (json: Code<L>, list: string, item: string, print: (item: Code<L>) => Code<L>) =>
    p.each(p.list(json, [list]), v(item), print(v(item)));
  const failsIf = (condition: Code<L>): Code<L> => p.when(condition, p.fail(p.text));
  const first = (variable: Code<L>): Code<L> => p.assign(variable, p.at(variable, 0), "again");

  /** Statements that read a complete response, and fail if it is an error. */
  const opened = ({ choices, items, mayFail }: Wire): Code<L> =>
    choices === undefined
      ? block(
          p.assign(result, p.json, "once"),
          failsIf(p.has(result, [items[0]!.list], false)),
          ...(mayFail === true ? [failsIf(p.has(result, ["error"], true))] : []),
        )
      : block(
          p.assign(result, p.json, "once"),
          p.assign(v(choices), p.list(result, [choices]), "once"),
          failsIf(p.isEmpty(v(choices), "list", true)),
        );

  /** Statements that assign the text of `result`, which may be in several items. */
  function assignText({ choices, items, text: path }: Wire): Code<L> {
    if (choices !== undefined) return p.assign(text, p.find(p.first(v(choices)), path), "once");
    const names = ["item", "part"];
    const collect = (json: Code<L>, depth: number): Code<L> => {
      const at = items[depth];
      if (at === undefined) return p.extend(text, p.find(json, path));
      return each(json, at.list, names[depth]!, (item) => {
        const inner = collect(item, depth + 1);
        const { type } = at;
        return type === undefined
          ? inner
          : p.when(p.isOneOf(p.find(item, ["type"]), [type]), inner);
      });
    };
    return block(p.assign(text, p.empty("text"), "first"), collect(result, 0));
  }

  /** Statements that print the text; without one, the response shows why: a refusal, a filter, the maximum of tokens. */
  const printText = (assigned: Code<L>): Code<L> =>
    block(assigned, failsIf(p.isEmpty(text, "text", true)), p.print(text));

  const printEach = (list: string, path: MemberPath): Code<L> =>
    each(result, list, "choice", (choice) =>
      printText(p.assign(text, p.find(choice, path), "once")),
    );

  /** Statements that print a part of the streamed `answer`. */
  const write = (value: Code<L>): Code<L> =>
    block(p.assign(delta, value, "once"), p.write([delta]), p.extend(answer, delta));

  const save = (bytes: Code<L>, name: string): Code<L> => {
    const isVariable = /^\$?[\w.]+(\(\))?$/.test(render(bytes));
    const content = isVariable ? bytes : v("content");
    return block(
      ...(isVariable ? [] : [p.assign(content, bytes, "once")]),
      p.when(p.isText(content), p.fail(p.utf8(content))),
      p.saveBytes(content, name),
    );
  };

  /** Statements for the event `chunk`, which print its text, and what the model thinks before it. */
  function printThoughts({ event }: Wire): Code<L> {
    const { thoughts, types, ends, text: path } = event;
    const chunk = v("chunk");
    if (types !== undefined && ends !== undefined)
      return block(
        p.when(p.isOneOf(v("kind"), types), write(p.find(chunk, path))),
        p.when(p.isOneOf(v("kind"), ends), p.write([tag.value("\n\n")])),
      );
    return inChoices(event, chunk, (json) =>
      block(
        ...thoughts.map((thought) => p.write([p.find(json, thought)])),
        p.assign(text, p.find(json, path), "once"),
        p.when(
          p.isEmpty(text, "text", false),
          block(p.write([START, text]), p.assign(START, tag.value(""), "again")),
        ),
      ),
    );
  }
  const START = v("gap");

  const inChoices = (
    { choices }: Wire["event"],
    chunk: Code<L>,
    print: (json: Code<L>) => Code<L>,
  ): Code<L> => (choices === undefined ? print(chunk) : each(chunk, choices, "choice", print));

  /** Statements that read a stream, and fail if an event is an error. */
  function readStream(
    { format, type, failures = [], path }: TextStream,
    wire?: Wire,
    reasons = false,
  ): Code<L> {
    const [chunk, data, kind] = [v("chunk"), v("data"), v("kind")];
    const failsData = (condition: Code<L>): Code<L> => p.when(condition, p.fail(data));
    const choices = wire?.event.choices;
    const checked =
      type === undefined
        ? failsData(
            choices === undefined ? p.has(chunk, ["error"], true) : p.has(chunk, [choices], false),
          )
        : block(
            p.assign(kind, p.find(chunk, ["type"]), "once"),
            failsData(p.isOneOf(kind, ["", ...failures])),
          );
    const printed = (): Code<L> => {
      if (wire !== undefined && reasons) return printThoughts(wire);
      if (wire !== undefined && choices !== undefined)
        return inChoices(wire.event, chunk, (json) => write(p.find(json, wire.event.text)));
      const found = write(p.find(chunk, path));
      return type === undefined ? found : p.when(p.isOneOf(kind, [type]), found);
    };
    // The gap is left if there was no text after it.
    const isAfterGap = reasons && wire?.event.ends === undefined;
    const shared = isAfterGap ? START : answer;
    return block(
      p.assign(shared, isAfterGap ? tag.value("\n\n") : p.empty("text"), "first"),
      p.events(format, block(p.assign(chunk, p.decode(data), "once"), checked, printed()), shared),
      p.when(
        p.isEmpty(shared, "text", !isAfterGap),
        p.fail(tag.value("The response has no text.")),
      ),
    );
  }

  /** Each turn costs money. */
  const turns = (step: ToolStep<L>, member: string, ...turn: readonly Code<L>[]): Code<L> =>
    tag.join(
      [
        p.client(step.followsRedirects),
        p.defineRun(block(...step.functions.map(runCase))),
        block(
          p.begin(step.body, member),
          p.times(10, block(step.post, ...turn)),
          p.fail(tag.value("no answer after 10 turns")),
        ),
      ],
      "\n\n",
    );

  const runCase = ({ name, parameters, result: returned }: ToolFunction): Code<L> => {
    const needed = parameters.filter(({ isRequired }) => isRequired);
    return p.when(
      p.isOneOf(v("name"), [name]),
      block(
        ...needed.map((one) =>
          p.when(
            p.has(v("arguments"), [one.name], false),
            p.fail(tag.value(`${name} needs ${one.name}`)),
          ),
        ),
        p.returns(tag.value(returned)),
      ),
    );
  };

  return {
    ...primitives,
    post: (step) =>
      step.body.kind === "json" && step.body.isAssigned === true
        ? p.post(step)
        : block(p.client(step.followsRedirects), p.post(step)),
    each: (list, item, print) => p.each(p.list(list, []), item, print),
    loop: ({ state, waiting, interval, poll }) =>
      p.repeat(p.isOneOf(p.string(state), waiting), block(p.sleep(interval), poll)),
    requires: (value, path, json, isLater) =>
      p.when(p.has(value, path, false), p.fail(isLater ? p.encode(json) : p.text)),
    requiresArray: (json) => p.when(p.isNoArray(json), p.fail(p.text)),
    print: (value, isJson) => p.print(isJson ? p.encode(value) : value),
    printText: (value, member, print, texts) =>
      block(
        ...texts.map((name) =>
          p.when(
            p.isEmpty(p.find(value, [name]), "text", false),
            p.assign(value, p.at(value, name), "again"),
          ),
        ),
        p.when(
          p.isEmpty(p.find(value, [member]), "text", false),
          block(p.print(p.utf8(p.download(p.find(value, [member])))), p.exit),
        ),
        print,
      ),
    unwrap: (value, { member, isVector }) =>
      isVector
        ? block(
            failsIf(p.hasItems(value, false)),
            p.repeat(p.hasItems(p.at(value, 0), true), first(value)),
          )
        : block(
            p.repeat(p.hasItems(value, true), first(value)),
            failsIf(
              member === undefined ? p.has(value, ["error"], true) : p.has(value, [member], false),
            ),
          ),
    save: (content, file) => {
      if (content.kind === "body") return save(p.bytes, file);
      const { value } = content;
      if (content.kind === "base64") return p.saveBytes(p.base64(p.string(value), value), file);
      if (!content.isList) return save(p.download(p.string(value)), file);
      const url = v("file", "url");
      return block(
        p.assign(url, value, "first"),
        p.when(p.hasItems(url, true), first(url)),
        save(p.download(p.string(url)), file),
      );
    },
    stream: (stream) => readStream(stream, isChatStream(stream) ? WIRES.chat : undefined),
    chat: chatPrinter<L>({
      whole: (wire, part, { n = 1 }) => {
        const format = WIRES[wire];
        if (part === "message" || part === "all") return block(opened(format), p.print(p.text));
        if (n !== 1 && format.choices !== undefined)
          return block(opened(format), printEach(format.choices, format.text));
        if (wire === "chat" && p.chatText !== undefined) return p.chatText;
        return block(opened(format), printText(assignText(format)));
      },
      stream: (wire, stream, reasons) => readStream(stream, WIRES[wire], reasons),
    }),
    chatTools: (step) => {
      const [message, calls, call] = [v("message"), v("calls"), v("call")];
      const given = p.decode(p.find(call, ["function", "arguments"]));
      return turns(
        step,
        "messages",
        opened(WIRES.chat),
        p.assign(message, p.at(p.first(v("choices")), "message"), "once"),
        p.append("messages", p.copy(message)),
        p.assign(calls, p.list(message, ["tool_calls"]), "once"),
        p.when(
          p.isEmpty(calls, "list", true),
          block(printText(p.assign(text, p.find(message, ["content"]), "once")), p.exit),
        ),
        p.each(
          calls,
          call,
          block(
            p.assign(output, p.run(p.find(call, ["function", "name"]), given), "once"),
            p.append(
              "messages",
              p.object([
                ["role", tag.value("tool")],
                ["tool_call_id", p.find(call, ["id"])],
                ["content", output],
              ]),
            ),
          ),
        ),
      );
    },
    itemTools: (step) => itemTools(step),
  };

  function itemTools(step: CallStep<L>): Code<L> {
    const {
      history,
      inMessages = false,
      items,
      type,
      arguments: member,
      id,
      result: of,
    } = step.calls;
    const format = WIRES[inMessages ? "messages" : ("responses" satisfies ChatWire)];
    const [parts, call, results] = [v("items"), v("call"), v("results")];
    const appendAll = (role: string, list: Code<L>): Code<L> =>
      inMessages
        ? p.append(
            history,
            p.object([
              ["role", tag.value(role)],
              ["content", p.copy(list)],
            ]),
          )
        : p.each(list, v("item"), p.append(history, p.copy(v("item"))));
    const given = inMessages ? p.at(call, member) : p.decode(p.find(call, [member]));
    const answered = p.object([
      ["type", tag.value(of.type)],
      [of.id, p.find(call, [id])],
      [of.content, output],
    ]);
    return turns(
      step,
      history,
      opened(format),
      // An argument of the last call may be missing.
      ...(inMessages ? [failsIf(p.isOneOf(p.find(result, ["stop_reason"]), ["max_tokens"]))] : []),
      p.assign(parts, p.list(result, [items]), "once"),
      appendAll("assistant", parts),
      p.assign(results, p.empty("list"), "first"),
      p.each(
        parts,
        call,
        p.when(
          p.isOneOf(p.find(call, ["type"]), [type]),
          block(p.assign(output, p.run(p.find(call, ["name"]), given), "once"), p.add(answered)),
        ),
      ),
      p.when(p.isEmpty(results, "list", true), block(printText(assignText(format)), p.exit)),
      appendAll("user", results),
    );
  }
}

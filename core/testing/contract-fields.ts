// Fields of a contract that nobody reads: most of them are slips of the pen.
import { nearestName } from "../index.ts";
import type { Contract, ErrorReply, Errors, Exchange, Reply, Url } from "./contract/index.ts";

// Tables, because the compiler holds them to the types.
type Names<T> = { readonly [N in keyof T]-?: true };
type Every<T> = T extends unknown ? keyof T : never;

const CONTRACT: Names<Contract> = {
  provider: true,
  key: true,
  errors: true,
  tasks: true,
  hosted: true,
};
const KEY: { readonly [N in Every<Contract["key"]>]: true } = {
  header: true,
  scheme: true,
  query: true,
};
const ERRORS: Names<Errors> = { wrongKey: true, wrongBody: true };
const ERROR: Names<ErrorReply> = { status: true, json: true, headers: true };
const TASK: Names<Contract["tasks"][number]> = { task: true, exchanges: true };
const EXCHANGE: Names<Exchange> = {
  post: true,
  get: true,
  secret: true,
  headers: true,
  json: true,
  form: true,
  file: true,
  replies: true,
  also: true,
  slow: true,
  failed: true,
};
const URL: Names<Url> = { path: true, query: true };
const REPLY: { readonly [N in Every<Reply>]: true } = {
  json: true,
  shows: true,
  saves: true,
  events: true,
  base64: true,
  type: true,
};

/** Says of each field of a contract that nobody reads which one may be meant; exchanges have their own. @internal */
export function oddFields(contract: Contract): readonly string[] {
  return [
    ...odd("The contract", contract, CONTRACT),
    ...odd("`key` of the contract", contract.key, KEY),
    ...odd("`errors` of the contract", contract.errors, ERRORS),
    ...Object.entries(contract.errors ?? {}).flatMap(([name, error]) =>
      odd(`\`errors.${name}\` of the contract`, error, ERROR),
    ),
    ...contract.tasks.flatMap((one) => odd(`What the contract says of ${one.task.id}`, one, TASK)),
  ];
}

/** The same of an exchange. @internal */
export function oddFieldsIn(exchange: Exchange): readonly string[] {
  const { post = [], get = [], replies, also, slow, failed } = exchange;
  const lists = { replies, also, slow, failed };
  return [
    ...odd("it", exchange, EXCHANGE),
    ...[...post, ...get].flatMap((url) => odd("its URL", url, URL)),
    ...Object.entries(lists).flatMap(([name, list]) =>
      Array.isArray(list)
        ? (list as readonly Reply[]).flatMap((reply, at) => odd(`\`${name}[${at}]\``, reply, REPLY))
        : [],
    ),
  ];
}

function odd(what: string, given: unknown, known: object): readonly string[] {
  if (typeof given !== "object" || given === null) return [];
  const names = Object.keys(known);
  return Object.keys(given)
    .filter((name) => !names.includes(name))
    .map((name) => {
      const near = nearestName(names, name) ?? names.find((one) => isLike(one, name));
      const mend =
        near === undefined
          ? `Leave it out; there are ${names.join(", ")}.`
          : `Did you mean \`${near}\`?`;
      return `${what} has a field \`${name}\`, which nobody reads. ${mend}`;
    });
}

// Another form of a word, such as `fail` of `failed`, is further from it than a slip of the pen.
const isLike = (known: string, given: string): boolean =>
  given.length >= 4 && known.slice(0, 4) === given.slice(0, 4);

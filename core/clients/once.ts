// How an answer is read and a job is followed is the same for every prompt: what a client prints of it is made once.
import { isCode } from "../code/code.ts";
import { fix } from "../code/kept.ts";

interface Node {
  readonly objects: WeakMap<object, Node>;
  readonly others: Map<unknown, Node>;
  made: unknown;
}

const UNMADE = Symbol("unmade");
const node = (): Node => ({ objects: new WeakMap(), others: new Map(), made: UNMADE });

// More are not remembered, so that a record cannot fill the memory.
const MOST = 200;

/**
 * Makes something once for the same arguments, and gives it again: for code of what stays the same from call to call, such
 * as `once((answer: Answer) => python`…`)`. Objects are the same where they are one, and are not kept alive; texts and
 * numbers are, so that a token must not be among them. What is made must follow from the arguments alone.
 * @public
 */
export function once<A extends readonly unknown[], T>(make: (...args: A) => T): (...args: A) => T {
  const root = node();
  return (...args) => {
    let at = root;
    for (let index = 0; index < args.length; index += 1) {
      const arg: unknown = args[index];
      const among = typeof arg === "object" && arg !== null ? at.objects : at.others;
      let next = among.get(arg as object);
      if (next === undefined) {
        if (among === at.others && at.others.size >= MOST) return make(...args);
        among.set(arg as object, (next = node()));
      }
      at = next;
    }
    if (at.made === UNMADE) {
      at.made = make(...args);
      if (isCode(at.made)) fix(at.made);
    }
    return at.made as T;
  };
}

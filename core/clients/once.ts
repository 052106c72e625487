// How an answer is read and a job is followed is the same for every prompt: what a client prints of it is made once.
import { isCode } from "../code/code.ts";
import { fix } from "../code/kept.ts";

interface Node {
  readonly objects: WeakMap<object, Node>;
  readonly others: Map<unknown, Node>;
  made?: { readonly it: unknown };
}

// More are not remembered, so that a record cannot fill the memory.
const MOST = 200;

/**
 * Makes something once for the same arguments, and gives it again: for code of what stays the same from call to call, such
 * as `once((answer: Answer) => python`…`)`. Objects are the same where they are one, and are not kept alive; texts and
 * numbers are, so that a token must not be among them. What is made must follow from the arguments alone.
 * @public
 */
export function once<A extends readonly unknown[], T>(make: (...args: A) => T): (...args: A) => T {
  const node = (): Node => ({ objects: new WeakMap(), others: new Map() });
  const root = node();
  return (...args) => {
    let at = root;
    for (const arg of args) {
      const isObject = typeof arg === "object" && arg !== null;
      let next = isObject ? at.objects.get(arg) : at.others.get(arg);
      if (next === undefined) {
        next = node();
        if (isObject) at.objects.set(arg, next);
        else if (at.others.size < MOST) at.others.set(arg, next);
      }
      at = next;
    }
    if (at.made !== undefined) return at.made.it as T;
    at.made = { it: make(...args) };
    if (isCode(at.made.it)) fix(at.made.it);
    return at.made.it as T;
  };
}

// Replaces functions of a plugin by functions that check their results.
import { defined } from "../base/describe.ts";
import { errorText, PluginError } from "../base/issue.ts";

/** Replaces fields of a plugin. Fields that are undefined are left out. @internal */
export const withMethods = <T extends object>(
  plugin: T,
  methods: { readonly [K in keyof T]?: T[K] | undefined },
): T => ({
  ...plugin,
  ...Object.fromEntries(
    Object.entries(defined(methods)).map(([name, method]) => [
      name,
      typeof method === "function" ? withFrozenAdvice(method as Method) : method,
    ]),
  ),
});

// A check gets the result of a function and its arguments. It returns the result, or throws.
type ResultChecks<T> = {
  readonly [K in keyof T]?: NonNullable<T[K]> extends (...args: infer A) => infer R
    ? (returned: R, ...args: A) => R
    : never;
};

/** Checks what functions of a plugin return. Functions that the plugin does not have are left out. @internal */
export function withCheckedResults<T extends object>(plugin: T, checks: ResultChecks<T>): T {
  const methods: Record<string, Method> = {};
  for (const [name, check] of Object.entries(checks as Readonly<Record<string, Method>>)) {
    const method = plugin[name as keyof T] as Method | undefined;
    if (method !== undefined)
      methods[name] = (...args) => check(method.apply(plugin, [...args]), ...args);
  }
  return withMethods(plugin, methods as object);
}

// Matches the error messages of JavaScript engines for changes of frozen objects.
const FROZEN = /read[- ]?only|not extensible|delete property|define property|non-configurable/i;

type Method = (...args: readonly unknown[]) => unknown;

// Explains the error if a plugin changes its arguments.
const withFrozenAdvice =
  (method: Method): Method =>
  (...args) => {
    try {
      return method(...args);
    } catch (error) {
      const message = errorText(error);
      if (!FROZEN.test(message)) throw error;
      const why = "Its arguments are frozen, because other plugins share them.";
      throw new PluginError("changed-input", `${message}. ${why} Change a copy.`);
    }
  };

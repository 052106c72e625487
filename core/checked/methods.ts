// Replaces functions of a plugin by functions that check their results.
import { errorText, PluginError } from "../base/issue.ts";

/** Replaces fields of a plugin. Fields that are undefined are left out. @internal */
export const withMethods = <T extends object>(
  plugin: T,
  methods: { readonly [K in keyof T]?: T[K] | undefined },
): T => ({
  ...plugin,
  ...Object.fromEntries(
    Object.entries(methods).flatMap(([name, method]) =>
      method === undefined
        ? []
        : [[name, typeof method === "function" ? withFrozenAdvice(method as Method) : method]],
    ),
  ),
});

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

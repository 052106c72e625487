// A plugin of Vite: loops of bundled packages visit own members only, as if the page adds one to `Object.prototype`.
import type { Plugin } from "vite";

// Loops that check each member themselves also match, and stay right.
const LOOP = /\bfor ?\((let|const|var) (\w+) in (\w+)\)/g;
// Rolldown's own runtime is added after `transform`.
const RUNTIME = /\bfor \(var (\w+) in (\w+)\)(?=\s*\{?\s*__defProp\()/g;

/** A loop over the own members of a value, which may be null. */
export const ownLoops = (code: string): string =>
  code.replace(LOOP, "for ($1 $2 of Object.keys($3 ?? {}))");

export const ownMembers: Plugin = {
  name: "own-members",
  transform: {
    filter: { id: /\/node_modules\/(?:highlight\.js|lowlight|wouter)\// },
    handler: (code) => ({ code: ownLoops(code), map: null }),
  },
  renderChunk: (code) => {
    const changed = code.replace(RUNTIME, "for (var $1 of Object.keys($2))");
    return changed === code ? null : { code: changed, map: null };
  },
};

// What children are started with, in their own languages: files that are written beside the certificate before any runs.

/** Node 20 knows no proxy, so every connection, whomever it is meant for, goes to that of the environment. @internal */
export const NODE_PRELOAD = `
import { Socket } from "node:net";
import { setFlagsFromString } from "node:v8";

// Loads fetch before any flag differs from those that Node's cache of its own code was made with.
new Headers();
// A program that asks twice has no use for an HTTP parser that is optimized, which takes as long as all else.
setFlagsFromString("--liftoff-only");

const { hostname: host, port } = new URL(process.env.HTTPS_PROXY);
const { connect } = Socket.prototype;

// The proxy reads from the connection itself who is meant, as a server with many names does.
Socket.prototype.connect = function (...given) {
  const [options, done] = Array.isArray(given[0]) ? given[0] : given;
  if (typeof options !== "object")
    throw new TypeError("The kit redirects connections that are given options.");
  return connect.call(this, { ...options, host, port: Number(port) }, done);
};
`;

/** Takes the waiting out of programs for Node: timers end at once, those of Node's own fetch left alone. @internal */
export const NODE_HURRY = `
import timers from "node:timers/promises";
import { syncBuiltinESMExports } from "node:module";

const { setTimeout } = globalThis;
const soon = (wait) => (wait >= 500 && wait < 10_000 ? 0 : wait);
globalThis.setTimeout = (call, wait, ...rest) => setTimeout(call, soon(wait), ...rest);
const later = timers.setTimeout;
timers.setTimeout = (wait, ...rest) => later(soon(wait), ...rest);
syncBuiltinESMExports();
`;

/** The same for Python, which loads a module of the name sitecustomize by itself. @internal */
export const PYTHON_HURRY = `
import time
time.sleep = lambda seconds: None
`;

/** The same for a shell, in front of the others on its path. @internal */
export const SHELL_HURRY = "#!/bin/sh\nexit 0\n";

/** Ends well where two pictures, decoded, are the same: a client may save what it got in another format. @internal */
export const PYTHON_COMPARE = `
import sys
from PIL import Image, ImageChops

one, other = (Image.open(path).convert("RGB") for path in sys.argv[1:])
worst = max(high for _, high in ImageChops.difference(one, other).getextrema())
sys.exit(0 if one.size == other.size and worst <= 4 else 1)
`;

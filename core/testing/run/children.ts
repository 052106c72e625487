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

/** Ends well where two pictures, decoded, are the same: a client may save what it got in another format. @internal */
export const PYTHON_COMPARE = `
import sys
from PIL import Image, ImageChops

one, other = (Image.open(path).convert("RGB") for path in sys.argv[1:])
worst = max(high for _, high in ImageChops.difference(one, other).getextrema())
sys.exit(0 if one.size == other.size and worst <= 4 else 1)
`;

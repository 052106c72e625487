// Connects every socket to the proxy in the environment: Node 20 has no option for it.
import { Socket } from "node:net";
import { setFlagsFromString } from "node:v8";

// Loads fetch first: Node's code cache is only valid until a flag changes.
new Headers();
// Optimizing the HTTP parser takes as long as the rest of a program that sends few requests.
setFlagsFromString("--liftoff-only");

const { hostname: host, port } = new URL(process.env.HTTPS_PROXY);
const { connect } = Socket.prototype;

// The proxy reads the intended host from the connection itself, like a server with many names.
Socket.prototype.connect = function (...given) {
  const [options, done] = Array.isArray(given[0]) ? given[0] : given;
  if (typeof options !== "object")
    throw new TypeError("The kit redirects connections that are given options.");
  return connect.call(this, { ...options, host, port: Number(port) }, done);
};

// Node 20 knows no proxy, so every connection, whomever it is meant for, goes to that of the environment. For --import.
import { Socket } from "node:net";

const { hostname: host, port } = new URL(process.env.HTTPS_PROXY);
const { connect } = Socket.prototype;

// The proxy reads from the connection itself who is meant, as a server with many names does.
Socket.prototype.connect = function (...given) {
  const [options, done] = Array.isArray(given[0]) ? given[0] : given;
  if (typeof options !== "object")
    throw new TypeError("tools/prove/preload.mjs redirects connections that are given options.");
  return connect.call(this, { ...options, host, port: Number(port) }, done);
};

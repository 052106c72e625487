import { loadPlugins, type Plugin } from "hubsmith";
import { entries } from "hubsmith/plugins";
import { medianOf } from "./alternate.ts";
import { ratioOf, snippetTimes } from "./snippets.ts";
const { plugins } = await loadPlugins(entries.filter(({ kind }) => kind !== "library"));
const t = snippetTimes(
  plugins as readonly Plugin[],
  { rounds: 5, millis: Number(process.argv[2] ?? 8) },
  process.argv[3],
);
if (process.argv[4])
  for (const x of t)
    console.log(
      x.cell.name,
      x.cell.isPlain,
      x.cell.clients.length,
      x.ours.toFixed(2),
      x.theirs.toFixed(1),
      x.ratio.toFixed(1),
    );
for (const p of [true, false]) {
  const s = t.filter((x) => x.cell.isPlain === p);
  console.log(
    p ? "plain" : "every option",
    s.length,
    "cells; ratio",
    ratioOf(s).toFixed(1),
    "ours",
    medianOf(s.map((x) => x.ours)).toFixed(2),
    "theirs",
    medianOf(s.map((x) => x.theirs)).toFixed(1),
    "min",
    Math.min(...s.map((x) => x.ratio)).toFixed(1),
    "max",
    Math.max(...s.map((x) => x.ratio)).toFixed(1),
  );
}

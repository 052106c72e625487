// Jars of Maven, downloaded once into `.cache/maven`.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { output } from "./process.ts";

/** Artifacts, e.g. `org.example:example:1.0`, with the SHA-256 of their jars. */
export type Jars = Readonly<Record<string, string>>;

const PLUGIN = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1";

/** The paths of jars, in order. Rejects if one has changed. */
export async function ensureJars(jars: Jars): Promise<readonly string[]> {
  const root = resolve(".cache/maven");
  const paths: string[] = [];
  for (const [artifact, digest] of Object.entries(jars)) {
    const path = join(root, `${artifact.replaceAll(":", "-")}.jar`);
    if (!existsSync(path)) await download(artifact, digest, path);
    paths.push(path);
  }
  return paths;
}

async function download(artifact: string, digest: string, path: string): Promise<void> {
  const root = dirname(path);
  mkdirSync(root, { recursive: true });
  const staging = mkdtempSync(join(root, "staging-"));
  try {
    const options = [`-Dartifact=${artifact}`, `-DoutputDirectory=${staging}`];
    const repository = `-Dmaven.repo.local=${join(root, "repository")}`;
    await output("mvn", [
      "-q",
      "-B",
      repository,
      `${PLUGIN}:copy`,
      "-Dmdep.stripVersion",
      "-Dmdep.stripClassifier",
      ...options,
    ]);
    const jar = join(staging, `${artifact.split(":")[1]!}.jar`);
    const found = createHash("sha256").update(readFileSync(jar)).digest("hex");
    if (found !== digest) throw new Error(`${artifact} has changed: its SHA-256 is ${found}.`);
    renameSync(jar, path);
  } finally {
    rmSync(staging, { recursive: true });
  }
}

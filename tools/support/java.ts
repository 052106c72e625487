// Java's formatter and library, and Kotlin's formatter and compiler, which Debian does not have. Maven downloads their jars once,
// into `.cache/maven`.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { output } from "./process.ts";

/** The class path of Jackson, which reads and writes JSON. */
export const jackson = async (): Promise<string> =>
  classPath(
    await ensureJars({
      "com.fasterxml.jackson.core:jackson-databind:2.23.0":
        "abd1edd2736c764da03fe6cb7a9de70d48dd0a198aed131604c564bff62f9cc1",
      "com.fasterxml.jackson.core:jackson-core:2.23.0":
        "449798beb4c4ec26de9cc25b39ca2198036883fb905ca968cbef7136d19a25d9",
      "com.fasterxml.jackson.core:jackson-annotations:2.23":
        "e5b60c3088e0887b290ff9226394354589a1dad583743944b7f5538661056b4c",
    }),
  );

const OPENED = ["api", "code", "file", "parser", "tree", "util"].map(
  (name) => `--add-exports=jdk.compiler/com.sun.tools.javac.${name}=ALL-UNNAMED`,
);

const GOOGLE_JAVA_FORMAT = {
  "com.google.googlejavaformat:google-java-format:1.28.0:jar:all-deps":
    "32342e7c1b4600f80df3471da46aee8012d3e1445d5ea1be1fb71289b07cc735",
};

/** The arguments of `java` that format files in place. Long strings, and text blocks with them, stay as they are. */
export async function googleJavaFormat(): Promise<readonly string[]> {
  const [jar = ""] = await ensureJars(GOOGLE_JAVA_FORMAT);
  return [...OPENED, "-jar", jar, "--replace", "--skip-reflowing-long-strings"];
}

const STDLIB = {
  "org.jetbrains.kotlin:kotlin-stdlib:2.3.20":
    "0ae12504a5040ebaf37703908483420d1a5624dd1d93f357665f8c77c848a01e",
};

/** The class path of Kotlin's standard library. */
export const kotlinLibrary = async (): Promise<string> => classPath(await ensureJars(STDLIB));

const KOTLIN = {
  ...STDLIB,
  "org.jetbrains.kotlin:kotlin-compiler-embeddable:2.3.20":
    "976f989d0b5f5d80e8e8a8ad4b73da0bfc27fdd965b9fa38362b2be79ecc1337",
  "org.jetbrains:annotations:13.0":
    "ace2a10dc8e2d5fd34925ecac03e4988b2c0f851650c94b8cef49ba1bd111478",
  "org.jetbrains.kotlin:kotlin-reflect:1.6.10":
    "3277ac102ae17aad10a55abec75ff5696c8d109790396434b496e75087854203",
  "org.jetbrains.kotlinx:kotlinx-coroutines-core-jvm:1.8.0":
    "9860906a1937490bf5f3b06d2f0e10ef451e65b95b269f22daf68a3d1f5065c5",
};

/** The arguments of `java` that compile files of Kotlin, before the options of the compiler. */
export const kotlinCompiler = async (): Promise<readonly string[]> => [
  "-Xmx3g",
  "-cp",
  classPath(await ensureJars(KOTLIN)),
  "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler",
];

/** The arguments of `java` that format files of Kotlin in place, in the style of kotlinlang.org. */
export async function ktfmt(): Promise<readonly string[]> {
  const jars = await ensureJars({
    "com.facebook:ktfmt:0.64": "7e4dbb5392b99fba5b5ccbe24a2eb4a6d88e419b97887520380c1f2550779b62",
    ...GOOGLE_JAVA_FORMAT,
    ...KOTLIN,
  });
  return ["-cp", classPath(jars), "com.facebook.ktfmt.cli.Main", "--kotlinlang-style"];
}

const classPath = (jars: readonly string[]): string => jars.join(":");

/** Artifacts, e.g. `org.example:example:1.0`, with the SHA-256 of their jars. */
type Jars = Readonly<Record<string, string>>;

const PLUGIN = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1";

/** The paths of jars, in order. Rejects if one has changed. */
async function ensureJars(jars: Jars): Promise<readonly string[]> {
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

// The runners for Java and Kotlin: all programs are compiled together, each in a package of its own.
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Compiled, Runner } from "hubsmith/testing";
import { jackson, kotlinCompiler, kotlinLibrary } from "../../support/java.ts";
import { ended, output } from "../../support/process.ts";

// These start fastest.
const OPTIONS = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xlog:disable"];
// Java reads neither the proxy nor the authorities from the environment.
const NETWORK =
  '-Dhttp.nonProxyHosts= -Dhttp.proxyHost=localhost -Dhttps.proxyHost=localhost -Dhttp.proxyPort="${HTTP_PROXY##*:}" -Dhttps.proxyPort="${HTTPS_PROXY##*:}"';

// The archive needs no response.
const NOWHERE = ["http", "https"].flatMap((scheme) => [
  `-D${scheme}.proxyHost=localhost`,
  `-D${scheme}.proxyPort=1`,
]);

interface Compiler {
  /** The file of a program. */
  readonly file: string;
  /** Its class. */
  readonly main: string;
  libraries(): Promise<string>;
  /** The command that compiles files with a class path into a folder. */
  command(classPath: string, classes: string): Promise<readonly [string, ...string[]]>;
}

async function compiled(
  programs: readonly string[],
  folder: string,
  { file, main, libraries: librariesOf, command: commandOf }: Compiler,
): Promise<readonly Compiled[]> {
  const libraries = await librariesOf();
  const classes = join(folder, "classes");
  const files = programs.map((_, at) => join(folder, `p${at}`, file));
  for (const [at, program] of programs.entries()) {
    await mkdir(join(folder, `p${at}`), { recursive: true });
    // The numbers of lines stay the same.
    await writeFile(files[at]!, `package p${at}; ${program}\n`);
  }
  const [compiler, ...given] = await commandOf(libraries, classes);
  const compile = async (some: readonly string[]): Promise<string> => {
    const { out, errors } = await ended(compiler, [...given, ...some]);
    return out + errors;
  };
  const faults = faultsIn(await compile(files), file, programs.length);
  const right = files.filter((_, at) => faults[at]!.length === 0);
  // With an error, no program is compiled.
  const rest = right.length < files.length ? await compile(right) : "";
  const isCompiled = programs.map((_, at) => existsSync(join(classes, `p${at}`)));
  const classPath = `${libraries}:${classes}.jar`;
  await output("jar", ["--create", "--file", `${classes}.jar`, "-C", classes, "."]);
  const archive = await archiveOf(classPath, `p${isCompiled.indexOf(true)}.${main}`, folder);
  const trust = await trustStore(folder);
  const command = `exec java ${OPTIONS.join(" ")} -XX:SharedArchiveFile=${archive} ${NETWORK} -Djavax.net.ssl.trustStore=${trust} -Djavax.net.ssl.trustStorePassword=changeit -cp "$0" "$1"`;
  return programs.map((_, at): Compiled => {
    if (faults[at]!.length > 0) return { faults: faults[at]! };
    if (!isCompiled[at]) return { faults: [rest] };
    return { command: ["sh", "-c", command, classPath, `p${at}.${main}`] };
  });
}

/** An archive of the classes that a program loads, with which a JVM starts in little more than half of the time. */
async function archiveOf(classPath: string, program: string, folder: string): Promise<string> {
  const archive = join(folder, "classes.jsa");
  const options = [...OPTIONS, `-XX:ArchiveClassesAtExit=${archive}`, ...NOWHERE];
  await ended("java", [...options, "-cp", classPath, program]);
  return archive;
}

// Warnings are faults, too. Kotlin prints paths relative to the current folder.
const faultsIn = (lines: string, file: string, count: number): readonly (readonly string[])[] =>
  Array.from({ length: count }, (_, at) =>
    lines.split("\n").filter((line) => new RegExp(`(?:^|/)p${at}/${file}:`).test(line)),
  );

async function trustStore(folder: string): Promise<string> {
  const store = join(folder, "trust.p12");
  const certificate = join(folder, "../ca.pem");
  const options = ["-noprompt", "-storetype", "PKCS12", "-storepass", "changeit"];
  await output("keytool", ["-importcert", ...options, "-file", certificate, "-keystore", store]);
  return store;
}

const runnerOf = (language: string, compiler: Compiler): Runner => ({
  language,
  file: compiler.file,
  compile: (programs, folder) => compiled(programs, join(folder, language), compiler),
});

const LINT = ["-Xlint:all,-processing", "-encoding", "UTF-8", "-Xmaxerrs", "100000"];

export const JAVA: Runner = runnerOf("java", {
  file: "Main.java",
  main: "Main",
  libraries: jackson,
  command: async (classPath, classes) => ["javac", ...LINT, "-cp", classPath, "-d", classes],
});

const LEAN = ["-no-stdlib", "-no-reflect", "-Wextra"];

export const KOTLIN: Runner = runnerOf("kotlin", {
  file: "Main.kt",
  main: "MainKt",
  libraries: async () => `${await kotlinLibrary()}:${await jackson()}`,
  command: async (classPath, classes) => {
    const options = [...LEAN, "-cp", classPath, "-d", classes];
    return ["java", ...(await kotlinCompiler()), ...options];
  },
});

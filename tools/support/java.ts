// The formatter and the library of Java that Debian does not have.
import { ensureJars } from "./maven.ts";

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

/** The arguments of `java` that format files in place. Long strings, and text blocks with them, stay as they are. */
export async function googleJavaFormat(): Promise<readonly string[]> {
  const [jar = ""] = await ensureJars({
    "com.google.googlejavaformat:google-java-format:1.28.0:jar:all-deps":
      "32342e7c1b4600f80df3471da46aee8012d3e1445d5ea1be1fb71289b07cc735",
  });
  return [...OPENED, "-jar", jar, "--replace", "--skip-reflowing-long-strings"];
}

const classPath = (jars: readonly string[]): string => jars.join(":");

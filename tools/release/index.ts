// Says whether this commit may be published, and prints the command that does; publishes nothing itself.
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execFile } from "node:child_process";
import { CHECKS, type Ground } from "./checks.ts";

const ground: Ground = {
  read: (path) => (existsSync(path) ? readFileSync(path, "utf8") : undefined),
  run,
  pack: async () => {
    const place = mkdtempSync(join(tmpdir(), "hubsmith-release-"));
    try {
      await run("npm", "pack", "--silent", "--pack-destination", place);
      const [tarball] = readdirSync(place);
      if (tarball === undefined)
        throw new Error("`npm pack` made no tarball. Run it, and read why.");
      return createHash("sha512")
        .update(readFileSync(join(place, tarball)))
        .digest("base64");
    } finally {
      rmSync(place, { recursive: true });
    }
  },
};

let failed = 0;
for (const check of CHECKS) {
  try {
    console.log(`ok: ${check.name}, ${await check.run(ground)}`);
  } catch (error) {
    failed += 1;
    console.error(
      `REFUSED: ${check.name}. ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
if (failed > 0) {
  console.error(`Not to be published: ${failed} of ${CHECKS.length} checks refuse.`);
  process.exitCode = 1;
} else {
  // Provenance is signed by the service that runs it, so this is a line for CI.
  console.log("May be published, from CI: npm publish --provenance --access public");
}

function run(command: string, ...args: readonly string[]): Promise<string> {
  return new Promise((done) => {
    execFile(command, args, { maxBuffer: 2 ** 28 }, (_, out) => done(out));
  });
}

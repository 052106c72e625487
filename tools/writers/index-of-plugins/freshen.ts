// Makes plugins/index/ if a plugin file is newer, or if there is none.
import { spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** Makes the index of the plugins, unless it is newer than each of them. Exits if a file is not a plugin. */
export function freshenIndex(): void {
  if (isFresh()) return;
  const { status } = spawnSync(
    process.execPath,
    ["--import", "tsx", "tools/writers/index-of-plugins/index.ts"],
    {
      cwd: ROOT,
      stdio: ["ignore", "inherit", "inherit"],
    },
  );
  if (status !== 0) process.exit(status ?? 1);
}

function isFresh(): boolean {
  const written = changed("plugins/index/index.ts");
  if (written === undefined) return false;
  const folders = readdirSync(`${ROOT}/plugins`).filter((name) => name !== "index");
  return folders.every((folder) => newest(`plugins/${folder}`) < written);
}

// A folder changes when a file in it is added, renamed or deleted.
function newest(folder: string): number {
  const isFolder = statSync(`${ROOT}/${folder}`).isDirectory();
  const files = isFolder ? readdirSync(`${ROOT}/${folder}`, { recursive: true }).map(String) : [];
  return Math.max(
    ...[folder, ...files.map((file) => `${folder}/${file}`)].map((path) => changed(path) ?? 0),
  );
}

const changed = (path: string): number | undefined =>
  statSync(`${ROOT}/${path}`, { throwIfNoEntry: false })?.mtimeMs;

// Operating systems: their names, and apps that are installed in the same way on several of them.
import type { Install, Platform } from "hubsmith";

/**
 * The names of the operating systems.
 * @example
 * ```ts
 * import { platformNames } from "hubsmith/apps";
 *
 * platformNames.macos; // → "macOS"
 * ```
 * @public
 */
export const platformNames: Readonly<Record<Platform, string>> = {
  linux: "Linux",
  macos: "macOS",
  windows: "Windows",
};

/**
 * Installs an app in the same way on several operating systems. Never throws.
 * @param install - How it is installed.
 * @param platforms - The operating systems; by default all.
 * @returns The field `installs` of `defineApp`.
 * @example
 * ```ts
 * import { sameInstall } from "hubsmith/apps";
 *
 * Object.keys(sameInstall({ pip: ["press"] }, "linux", "macos")); // → ["linux", "macos"]
 * ```
 * @public
 */
export function sameInstall(
  install: Install,
  ...platforms: readonly Platform[]
): Readonly<Partial<Record<Platform, Install>>> {
  const all = platforms.length === 0 ? (Object.keys(platformNames) as Platform[]) : platforms;
  return Object.fromEntries(all.map((platform) => [platform, install]));
}

/**
 * Installs an app with Homebrew on Linux, where it is rarely installed, and on macOS. Never throws.
 * @param formula - The name of the formula.
 * @param install - What else it needs.
 * @returns The field `installs` of `defineApp`, for both operating systems.
 * @see https://docs.brew.sh/Homebrew-on-Linux
 * @example
 * ```ts
 * import { brewed } from "hubsmith/apps";
 *
 * Object.keys(brewed("press")); // → ["linux", "macos"]
 * ```
 * @public
 */
export function brewed(
  formula: string,
  install: Install = {},
): Readonly<Record<"linux" | "macos", Install>> {
  const macos = { ...install, brew: [formula] };
  return { linux: { ...macos, note: "It needs Homebrew, from brew.sh." }, macos };
}

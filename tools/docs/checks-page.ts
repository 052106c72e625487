// Generates the page of the kit's checks from the checks.
import { pluginChecks } from "hubsmith/testing";

/** The page as Markdown; `note` says that it is generated. */
export function checksPage(note: string): string {
  const rows = pluginChecks.map(
    ({ id, what, why, fix }) => `## ${id}\n\n**${what}** ${why}\n\n${fix}\n`,
  );
  return `# The checks

<!-- ${note} -->

The kit runs these checks on every plugin: the first-party ones and yours. Each fault names its check. \`hubsmith doctor --list\` prints this list.

${rows.join("\n")}`;
}

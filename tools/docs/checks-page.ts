// The page of the kit's checks, made from the checks themselves.
import { pluginChecks } from "hubsmith/testing";

/** The page as Markdown; `note` says that it is generated. */
export function checksPage(note: string): string {
  const rows = pluginChecks.map(
    ({ id, asks, why, mend }) => `## ${id}\n\n**${asks}** ${why}\n\n${mend}\n`,
  );
  return `# The checks

<!-- ${note} -->

What the kit asks of every plugin: first-party ones and yours. A fault names its check; \`hubsmith doctor --list\` prints this page.

${rows.join("\n")}`;
}

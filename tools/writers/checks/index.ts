// Writes docs/plugins/checks.md from the checks of the kit; with --check, only compares.
import { pluginChecks } from "hubsmith/testing";
import { formatted, writeOrCheck } from "../../support/written.ts";

const rows = pluginChecks.map(
  ({ id, what, why, fix }) => `## ${id}\n\n**${what}** ${why}\n\n${fix}\n`,
);
const text = `# The checks

<!-- Made by \`npm run write checks\`; not to be edited. -->

The kit runs these checks on every plugin: the first-party ones and yours. Each fault names its check.

${rows.join("\n")}`;
const page = await formatted({ path: "docs/plugins/checks.md", text });
writeOrCheck([page], "npm run write checks");

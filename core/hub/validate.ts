// Validation says of anything at all whether it is a plugin, and if not, which field to mend.
import type { Diagnostic, DiagnosticCode } from "./diagnostic.ts";
import { guard } from "./guard.ts";
import { manifestOf } from "./manifest.ts";
import type { Kind, Plugin } from "./plugin.ts";

// A question mark behind a type: the field may be missing.
const COMMON = { id: "string", aliases: "list?", replaces: "string?" };
const FIELDS: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  task: {
    label: "string",
    modality: "string",
    summary: "string",
    key: "object?",
    libraries: "list",
  },
  library: {
    prettyLabel: "string",
    repoName: "string",
    repoUrl: "string",
    docsUrl: "string?",
    filter: "boolean",
    countDownloads: "string?",
    install: "string?",
    snippets: "function?",
  },
  provider: { label: "string", baseUrl: "string?", authScheme: "string?", tasks: "list" },
  client: {
    label: "string",
    language: "string",
    order: "number",
    install: "string?",
    refuses: "function?",
    templates: "object",
    otherwise: "function?",
  },
  quantization: { label: "string", sets: "object", preference: "list" },
};
const ID = /^[A-Za-z0-9][\w.+-]*(\/[A-Za-z0-9][\w.+-]*)?$/;

/** The plugin, or the diagnostic of what is wrong with it. @internal */
export function validate(candidate: unknown): Plugin | Diagnostic {
  const checked = guard("A plugin", "be read", () => check(candidate));
  return "fault" in checked ? { ...checked.fault, code: "not-a-plugin" } : checked.value;
}

function check(candidate: unknown): Plugin | Diagnostic {
  const fault = (code: DiagnosticCode, message: string): Diagnostic => ({
    code,
    message,
    plugin: name,
  });
  const record = candidate as Record<string, unknown> | null;
  const stamp = record?.["~hub"] as { version?: unknown; kind?: unknown } | undefined;
  const name = `${String(stamp?.kind ?? "unknown")}/${String(record?.["id"] ?? "unknown")}`;
  if (typeof stamp !== "object" || stamp === null) {
    return fault(
      "not-a-plugin",
      `${typeOf(candidate)} without the stamp "~hub" is no plugin. Make it with defineLibrary, defineProvider or the like.`,
    );
  }
  if (stamp.version !== 1) {
    return fault(
      "unknown-version",
      `${name} is made for version ${String(stamp.version)} of the plugin contract; this hub knows version 1. Update the older of the two.`,
    );
  }
  if (!Object.hasOwn(FIELDS, String(stamp.kind))) {
    return fault(
      "unknown-kind",
      `${name} is of no kind this hub knows. Kinds: ${Object.keys(FIELDS).join(", ")}.`,
    );
  }
  for (const [field, type] of Object.entries({ ...COMMON, ...FIELDS[stamp.kind as Kind] })) {
    const found = typeOf(record![field]);
    if (found === type.replace("?", "") || (found === "undefined" && type.endsWith("?"))) continue;
    return fault(
      "invalid-plugin",
      `${name}: the field ${field} must be a ${type.replace("?", "")}, and is ${found}.`,
    );
  }
  // Data that no catalogue could carry is found here, where what it throws is caught.
  JSON.stringify(manifestOf(candidate as Plugin));
  return ID.test(record!["id"] as string)
    ? (candidate as Plugin)
    : fault(
        "invalid-plugin",
        `${name}: the id must be letters, digits, dots, dashes and underscores.`,
      );
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return "list";
  return value === null ? "null" : typeof value;
}

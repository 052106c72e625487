// The secrets of a test; each shows its owner and how it is passed.

/** All characters that are valid in a header and special in a program. @internal */
export const SPECIAL: string = "'\"$(touch pwned)`touch pwned`${HOME}%s{x}\\n#;touch pwned;";

export type KeyOwner = "hub" | "provider" | "endpoint";

/** The secrets by how they are passed, and by their owner. @internal */
export const SECRETS: Readonly<
  Record<"environment" | "literal" | "placeholder", Readonly<Record<KeyOwner, string>>>
> = {
  environment: {
    hub: "hf_fromTheEnvironment",
    provider: "providers-key-from-the-environment",
    endpoint: "endpoints-token-from-the-environment",
  },
  // Printed unchanged, so they contain characters that are valid in a header and special in a program.
  literal: {
    hub: `hf_givenAsText${SPECIAL}`,
    provider: `providers-key-given-as-text${SPECIAL}`,
    endpoint: `endpoints-token-given-as-text${SPECIAL}`,
  },
  placeholder: { hub: "hf_YOUR_TOKEN", provider: "YOUR_API_KEY", endpoint: "YOUR_API_TOKEN" },
};

/** Secrets of others in the environment; no request may contain one. @internal */
export const STRANGERS: Readonly<Record<string, string>> = {
  OPENAI_API_KEY: "sk-of-another-service",
  OPENAI_ADMIN_KEY: "sk-admin-of-another-service",
  OPENAI_WEBHOOK_SECRET: "whsec-of-another-service",
  FAL_KEY: "fal-key-of-another-program",
  REPLICATE_API_TOKEN: "r8-of-another-program",
};

/** A token that the Hub's own tools have saved, as after a login. @internal */
export const STORED = "hf_savedByALogin";

/** The environment variables for the keys of a provider, by their owner. @internal */
export function variablesFor(id: string): Readonly<Record<KeyOwner, string>> {
  const name = id.toUpperCase().replace(/[^A-Z0-9]/g, "_");
  return {
    hub: "HF_TOKEN",
    provider: `${/^\d/.test(name) ? "_" : ""}${name}_API_KEY`,
    endpoint: "API_TOKEN",
  };
}

/** The value of a variable that is no secret, such as an account: `my-account` for `MY_ACCOUNT`. @internal */
export const valueOf = (name: string): string => name.toLowerCase().replaceAll("_", "-");

/** A URL or header of a contract, with the values of its variables. @internal */
export const withValues = (text: string): string =>
  text.replace(/\{([A-Z_][A-Z0-9_]*)\}/g, (_, name: string) => valueOf(name));

/** The environment of a program that calls a provider. @internal */
export function environmentFor(id: string): Readonly<Record<string, string>> {
  const { hub, provider, endpoint } = variablesFor(id);
  const values = SECRETS.environment;
  return { [hub]: values.hub, [provider]: values.provider, [endpoint]: values.endpoint };
}

// Base URLs with parts from the user's environment, such as the account: https://{ACCOUNT}.press.example/v1.
import { type Env, type Text, type TextPart, text } from "../code/value.ts";

const VARIABLE = /\{([^{}]*)\}/;
const SECRET = /(^|_)(TOKEN|KEY|SECRET|PASSWORD|CREDENTIALS?)(_|$)/;

export const isSecretName = (name: string): boolean => SECRET.test(name);

/** Why the variables of a base URL are not allowed; `undefined` if they are. @internal */
export function variableIssue(url: string): string | undefined {
  const names = url.split(VARIABLE).filter((_, at) => at % 2 === 1);
  if (names.length === 0) return undefined;
  const wrong = names.find((name) => !/^[A-Z_][A-Z0-9_]*$/.test(name) || isSecretName(name));
  if (wrong !== undefined)
    return isSecretName(wrong)
      ? `would show ${wrong} in a URL. Send keys with \`auth\`.`
      : `has {${wrong}}. Write a variable in capitals.`;
  const host = /^https?:\/\/([^/]*)/.exec(url)?.[1] ?? "";
  // For any value of the variable, only its service receives the key.
  return !host.includes("{") || /\}[\w-]*(\.[\w-]+){2,}(:\d+)?$/.test(host)
    ? undefined
    : "could be any server. End the host with fixed names, as in {ACCOUNT}.press.example.";
}

/** A base URL with the values of its variables, or with what `valueOf` returns for them. @internal */
export function filledIn(url: string, valueOf: (name: string) => Env | string): string | Text {
  if (!url.includes("{")) return url;
  return joinedText(url.split(VARIABLE).map((part, at) => (at % 2 === 0 ? part : valueOf(part))));
}

/** One string, or a `Text` if a piece has a variable. @internal */
export const joinedText = (pieces: readonly (TextPart | Text)[]): string | Text =>
  pieces.every((piece) => typeof piece === "string") ? pieces.join("") : text(...pieces);

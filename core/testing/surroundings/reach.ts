// What surrounds a plugin and is none of its business, each with what mends a plugin that reaches for it.

/** Something that surrounds a plugin. @internal */
export type Surrounding =
  | "the clock"
  | "chance"
  | "the environment"
  | "the machine"
  | "the locale"
  | "the time zone"
  | "files"
  | "the network"
  | "other processes"
  | "a timer"
  | "the console";

/** Notes that a plugin reached for something, and by which name. @internal */
export type Note = (what: Surrounding, by: string) => void;

/** What a plugin does instead. @internal */
export const INSTEAD: Readonly<Record<Surrounding, string>> = {
  "the clock": "Take a date from what it is given, or leave it out",
  chance: "Let what it is given decide",
  "the environment": 'Let the program read the variable: env("NAME") is a value that a hole prints',
  "the machine": "Let the program ask for it",
  "the locale":
    'Name one, as in toLocaleString("en-US"), or use toLowerCase, toUpperCase and < in place of localeCompare',
  "the time zone":
    'Use the methods in UTC, such as getUTCFullYear, or name one: { timeZone: "UTC" }',
  files: "Import data as a module, or write it into the plugin",
  "the network": "Write what it needs into the plugin; the program may ask at its own time",
  "other processes": "Write what they would say into the plugin",
  "a timer": "Return at once; nobody waits",
  "the console": "Leave it out: it would stand among what a command prints",
};

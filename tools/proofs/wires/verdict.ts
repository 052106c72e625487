// What a program did in a situation.

export type Verdict =
  | "right"
  | "told"
  | "reason lost"
  | "exit 0"
  | "silent"
  | "wrong answer"
  | "wrong call"
  | "endless"
  | "bad request";

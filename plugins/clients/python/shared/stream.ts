// How Python prints a chat's stream as it comes, with its errors, its tool calls, and its early end.
import { type Code, python } from "hubsmith/code";

/** Prints the events of \`response\`; those without a choice or a text are part of every stream. */
export function readEvents(hasTools: boolean): Code<"python"> {
  return python`
    ${python.needs("json")}
    finished, line = False, b""
    for line in response.iter_lines():
        data = line.removeprefix(b"data:").strip()
        if not line.startswith(b"data:") or not data:
            continue
        if data == b"[DONE]":
            finished = True
            break
        event = json.loads(data)
        if event.get("error"):
            raise SystemExit(f"\n{event['error']}")
        for choice in event.get("choices") or []:
            delta = choice.get("delta") or {}
            print(delta.get("content") or "", end="", flush=True)
            ${hasTools ? CALLS : python``}
            finished = finished or choice.get("finish_reason") is not None
    if not finished:
        raise SystemExit(f"\nThe stream ended early: {line.decode()}")
  `;
}

const CALLS = python`
  for call in delta.get("tool_calls") or []:
      function = call["function"]
      print(function.get("name") or "", function.get("arguments") or "", sep="", end="", flush=True)
`;

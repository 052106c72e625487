// Go code that prints the response to an HTTP request for a chat, in each wire format.
import { type Code, go, type ValueObject } from "hubsmith/code";
import type { ChatPart, ChatWire } from "../../../kit/clients/chat.ts";

type Go = Code<"go">;

const needs = (...modules: readonly string[]): Go =>
  go.join(modules.map((module) => go.requires(module)));

const RESPONSE = go`response := decode(send(request)).(map[string]any)`;
const FAILS = go`log.Fatal(response)`;

/** A statement that fails if a response of Messages or Responses is an error. */
export const FAILS_IF_ERROR = go`
  if response["error"] != nil {
      ${FAILS}
  }
`;

const CHOICES = go`
  choices, _ := response["choices"].([]any)
  if len(choices) == 0 {
      ${FAILS}
  }
`;

/** Statements that assign `message`, and fail if the response has none. */
export const MESSAGE = go`
  ${CHOICES}
  message := choices[0].(map[string]any)["message"].(map[string]any)
`;

const PRINT = go`${needs("cmp", "fmt")}fmt.Println(cmp.Or(text, fmt.Sprint(response)))`;

const PRINT_OBJECT = go`
  ${needs("fmt")}
  if text == "" {
      ${FAILS}
  }
  fmt.Println(text)
`;

/** Statements that print the text of `message`, or the response with the reason why it has none. */
export const printMessage = (isObject = false): Go => go`
  text, _ := message["content"].(string)
  ${isObject ? PRINT_OBJECT : PRINT}
`;

/** Statements that print the text in `response` of Messages or Responses, or the response with the reason. */
export const printTexts = (isMessages: boolean, isObject = false): Go => go`
  text := ""
  ${
    isMessages
      ? go`
        for _, block := range response["content"].([]any) {
            part, _ := block.(map[string]any)["text"].(string)
            text += part
        }
      `
      : go`
        for _, item := range response["output"].([]any) {
            parts, _ := item.(map[string]any)["content"].([]any)
            for _, part := range parts {
                content := part.(map[string]any)
                if content["type"] == "output_text" {
                    text += content["text"].(string)
                }
            }
        }
      `
  }
  ${isObject ? PRINT_OBJECT : PRINT}
`;

const printAll = (value: Go): Go =>
  go`${needs("fmt")}fmt.Println(string(must(json.Marshal(${value}))))`;

/** Statements that print a part of a complete response. */
export function printWhole(wire: ChatWire, part: ChatPart, { n = 1 }: ValueObject): Go | undefined {
  const isChat = wire === "chat";
  if (part === "message" || (isChat && n !== 1)) return undefined;
  const isObject = part === "object";
  const text = isChat ? printMessage(isObject) : printTexts(wire === "messages", isObject);
  return go`
    ${RESPONSE}
    ${isChat ? (part === "all" ? CHOICES : MESSAGE) : FAILS_IF_ERROR}
    ${part === "all" ? printAll(isChat ? go`choices[0]` : go`response`) : text}
  `;
}

/**
 * Statements that print a stream: of a chat, or with thoughts. Undefined for others.
 * @param read - Makes the statements that read a stream from those for its `data`.
 */
export function printStream(
  wire: ChatWire,
  reasons: boolean,
  read: (print: Go) => Go,
): Go | undefined {
  if (!reasons) return wire === "chat" ? read(PRINT_DELTAS) : undefined;
  return go`
    ${wire === "responses" ? go`` : go`start := "\n\n" // of the text, after the thoughts`}
    ${read(THOUGHTS[wire])}
  `;
}

const parsed = (event: Go, isFailure: Go, statements: Go): Go => go`
  ${event}
  if err := json.Unmarshal([]byte(data), &event); err != nil || ${isFailure} {
      log.Fatal(data)
  }
  ${statements}
`;

const PRINT_DELTAS = parsed(
  go`
    var event struct {
        Choices []struct {
            Delta struct{ Content string }
        }
    }
  `,
  go`event.Choices == nil`,
  go`
    for _, choice := range event.Choices {
        fmt.Print(choice.Delta.Content)
    }
  `,
);

const printText = (text: Go): Go => go`
  if ${text} != "" {
      fmt.Print(start + ${text})
      start = ""
  }
`;

const THOUGHTS: Readonly<Record<ChatWire, Go>> = {
  chat: parsed(
    go`
        var event struct {
            Choices []struct {
                Delta struct {
                    Content, Reasoning string
                    ReasoningContent   string \`json:"reasoning_content"\`
                }
            }
        }
      `,
    go`event.Choices == nil`,
    go`
        for _, choice := range event.Choices {
            fmt.Print(choice.Delta.Reasoning, choice.Delta.ReasoningContent)
            ${printText(go`choice.Delta.Content`)}
        }
      `,
  ),
  messages: parsed(
    go`
        var event struct {
            Type  string
            Delta struct{ Thinking, Text string }
        }
      `,
    go`event.Type == "" || event.Type == "error"`,
    go`
        fmt.Print(event.Delta.Thinking)
        ${printText(go`event.Delta.Text`)}
      `,
  ),
  responses: parsed(
    go`
        var event struct {
            Type  string
            Delta any
        }
      `,
    go`event.Type == "" || event.Type == "error" || event.Type == "response.failed"`,
    go`
        if strings.HasSuffix(event.Type, "text.delta") {
            fmt.Print(event.Delta)
        }
        if strings.Contains(event.Type, "reasoning") && strings.HasSuffix(event.Type, "text.done") {
            fmt.Print("\n\n")
        }
      `,
  ),
};

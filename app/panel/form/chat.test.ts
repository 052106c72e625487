// Chats change as the form is used; invalid chats, and those unlike the sample, are rejected.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Chat,
  chatFrom,
  chatIn,
  MOST_MESSAGES,
  piecesOf,
  rolesAt,
  withImage,
  withMessage,
  withoutImage,
  withPiece,
  withRole,
  withSystem,
} from "./chat.ts";

const TALK: Chat = [{ role: "user", content: "Hello." }];
const IMAGE = { type: "image_url", image_url: { url: "https://example.com/cat.png" } } as const;
const LOOK: Chat = [
  { role: "developer", content: "Be brief." },
  { role: "user", content: [{ type: "text", text: "What is this?" }, IMAGE] },
];

const part = fc.oneof(
  fc.record({ type: fc.constant("text" as const), text: fc.string() }),
  fc.record({
    type: fc.constant("image_url" as const),
    image_url: fc.record({ url: fc.string() }),
  }),
);
const chats: fc.Arbitrary<Chat> = fc.array(
  fc.record({
    role: fc.constantFrom("system", "user", "assistant", "developer"),
    content: fc.oneof(fc.string(), fc.array(part, { minLength: 1, maxLength: 5 })),
  }),
  { minLength: 1, maxLength: 8 },
);

test("a chat is read back from its JSON, and each change affects only its part", () => {
  const textsOf = (chat: Chat) => chat.map((message) => piecesOf(message).map(({ text }) => text));
  fc.assert(
    fc.property(chats, fc.nat(), fc.nat(), fc.string(), (chat, a, b, text) => {
      expect(chatFrom(JSON.stringify(chat), LOOK)).toEqual(chat);
      const at = a % chat.length;
      const texts = textsOf(chat);
      const piece = b % texts[at]!.length;
      const next = withPiece(chat, at, piece, text);
      expect(textsOf(next)).toEqual(texts.with(at, texts[at]!.with(piece, text)));
      expect(chatIn(next)).toEqual(next);
      expect(withPiece(next, at, piece, texts[at]![piece]!)).toEqual(chat);
      expect(withRole(withRole(chat, at, text), at, chat[at]!.role)).toEqual(chat);
    }),
  );
});

test("other JSON is not a chat, and no string throws", () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      expect(chatFrom(text, LOOK)).toBeUndefined();
    }),
  );
});

test.each([
  ["[]", "no message"],
  ['[{"role":"user"}]', "no content"],
  ['[{"role":"user","content":[]}]', "an empty content"],
  ['[{"role":"user","content":"Hi","name":"A"}]', "more than a form shows"],
  ['[{"role":"user","content":"Hi","__proto__":{}}]', "a hidden member"],
  ['[{"role":"king","content":"Hi"}]', "an unknown role"],
  ['[{"role":1,"content":"Hi"}]', "a role that is not a string"],
  ['[{"role":"tool","content":"Hi"}]', "a result without its call"],
  ['[{"role":"user","content":"Hi","tool_call_id":"1"}]', "a result by a user"],
  ['[{"role":"assistant","content":"","tool_calls":[{"id":"1"}]}]', "a call of another shape"],
  ['[{"role":"user","content":[{"type":"image_url","image_url":"x"}]}]', "an invalid image"],
  ['[{"role":"user","content":[{"type":"image_url","image_url":{"url":1}}]}]', "no address"],
  ['[{"role":"user","content":[{"type":"audio","text":"x"}]}]', "another kind"],
  [JSON.stringify(Array.from({ length: MOST_MESSAGES + 1 }, () => TALK[0])), "too many"],
])("%s is not a chat for a URL: %s", (text) => expect(chatFrom(text, LOOK)).toBeUndefined());

test("a URL cannot add images and roles that the sample does not support", () => {
  expect(chatFrom(JSON.stringify(withImage(TALK, 0, "x")), TALK)).toBeUndefined();
  expect(chatFrom(JSON.stringify(withRole(TALK, 0, "developer")), TALK)).toBeUndefined();
  expect(chatFrom(JSON.stringify(withRole(TALK, 0, "developer")), LOOK)).toBeDefined();
});

test("a link may have a tool's call and its result, which keep their ids", () => {
  const call = {
    id: "1",
    type: "function",
    function: { name: "length", arguments: "{}" },
  } as const;
  const result = { role: "tool", content: "3", tool_call_id: "1" };
  const chat: Chat = [...TALK, { role: "assistant", content: "", tool_calls: [call] }, result];
  expect(chatFrom(JSON.stringify(chat), TALK)).toEqual(chat);
  expect(withPiece(chat, 2, 0, "{}")[2]).toEqual({ ...result, content: "{}" });
  expect(withRole(chat, 1, "user")[1]).toEqual({ role: "user", content: "" });
});

test("there is one system message, and it is the first", () => {
  const chat = withSystem(TALK)!;
  expect(chat).toEqual([{ role: "system", content: "" }, ...TALK]);
  expect([withSystem(chat), withSystem(LOOK)]).toEqual([undefined, undefined]);
  const roles = ["system", "user"];
  expect(rolesAt(roles, chat, 0)).toEqual(roles);
  expect(rolesAt(roles, chat, 1)).toEqual(["user"]);
  // A link may have one elsewhere.
  expect(rolesAt(roles, chat.toReversed(), 1)).toEqual(roles);
  expect(rolesAt(roles, withMessage(TALK), 1)).toEqual(["user", "assistant"]);
});

test.each([
  ["photo.jpg", "or data:image/jpeg;base64, and the file as Base64."],
  ["C:\\\\me\\\\my photo.PNG", "or data:image/png;base64, and the file as Base64."],
  ["ftp://example.com/cat.png", "This must be a URL"],
  ["a cat", "This must be a URL"],
])("the image %s is rejected with a way to send it", (text, words) => {
  const [message] = withImage(TALK, 0, text);
  expect(piecesOf(message!)[1]?.error).toContain(words);
});

test("messages alternate, and an image is added and removed; a single text is the complete content", () => {
  expect(withMessage(withMessage(TALK)).map(({ role }) => role)).toEqual([
    "user",
    "assistant",
    "user",
  ]);
  expect(withMessage([{ role: "system", content: "" }])[1]?.role).toBe("user");
  const seen = withImage(TALK, 0, "https://example.com/dog.png");
  expect(piecesOf(seen[0]!)).toEqual([
    { kind: "text", text: "Hello.", name: "content.0.text" },
    { kind: "image", text: "https://example.com/dog.png", name: "content.1.image_url.url" },
  ]);
  expect(withoutImage(seen, 0, 1)).toEqual(TALK);
  expect(withoutImage(withImage(seen, 0, "x"), 0, 1)).toEqual(withImage(TALK, 0, "x"));
  expect(withoutImage([{ role: "user", content: [IMAGE] }], 0, 0)[0]!.content).toBe("");
});

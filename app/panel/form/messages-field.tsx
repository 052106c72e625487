// The messages of a chat: each with its role, its text and its images; one is added below, all except the last can be
// removed.
import { type ReactNode, useId, useRef } from "react";
import { useSay } from "../../ui/say.ts";
import { type ChatField, pieceName } from "../state/form.ts";
import { panelOf } from "../state/panel.ts";
import { useActions, usePanelState } from "../state/use-panel.ts";
import {
  type Chat,
  type Message,
  MOST_MESSAGES,
  MOST_PIECES,
  type Piece,
  piecesOf,
  withImage,
  withMessage,
  withoutImage,
  withoutMessage,
  withPiece,
  withRole,
  withToolResult,
} from "./chat.ts";
import { useFocusNext } from "./use-focus-next.ts";

/** The messages. */
export function MessagesField({ field }: { readonly field: ChatField }): ReactNode {
  const { type } = useActions();
  const say = useSay();
  const id = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const focusNext = useFocusNext(fieldset);
  const { chat, name, label, isWhole } = field;
  const change = (next: Chat): void => type(name, JSON.stringify(next));
  const idOf = (message: number, piece: number): string => `${id}-${message}-${piece}`;
  const write = (message: number, at: number, piece: Piece, text: string): void => {
    if (isWhole) change(withPiece(chat, message, at, text));
    else type(pieceName(name, message, piece.name), text);
  };
  const add = (): void => {
    const next = withMessage(chat);
    change(next);
    focusNext(idOf(chat.length, 0));
    say(`Message ${next.length} added, by the ${next.at(-1)!.role}.`);
  };
  const tools = usePanelState(
    (state) =>
      panelOf(state).call.parameters.find((one) => one.name === "tools" && !one.error)?.text,
  );
  const answered =
    tools && chat.at(-1)!.role === "user" ? withToolResult(chat, JSON.parse(tools)) : undefined;
  const addResult = (next: Chat): void => {
    change(next);
    focusNext(idOf(next.length - 1, 0));
    say("A call of the tool and its result added.");
  };
  const remove = (at: number): void => {
    change(withoutMessage(chat, at));
    focusNext(idOf(Math.min(at, chat.length - 2), 0));
    say(`Message ${at + 1} removed, ${chat.length - 1} left.`);
  };
  const addImage = (at: number): void => {
    const next = withImage(chat, at, field.image ?? "");
    change(next);
    focusNext(idOf(at, piecesOf(next[at]!).length - 1));
    say(`Image added to message ${at + 1}.`);
  };
  const removeImage = (at: number, piece: number): void => {
    change(withoutImage(chat, at, piece));
    focusNext(idOf(at, Math.max(piece - 1, 0)));
    say(`Image removed from message ${at + 1}.`);
  };
  return (
    <fieldset className="field" ref={fieldset}>
      <legend>{label}</legend>
      <ol className="messages">
        {chat.map((message, at) => (
          <MessageItem
            key={at}
            message={message}
            number={at + 1}
            roles={[...new Set([...field.roles, message.role])]}
            isOnly={chat.length === 1}
            takesImages={field.image !== undefined && message.role === "user"}
            idOf={(piece) => idOf(at, piece)}
            onRole={(role) => change(withRole(chat, at, role))}
            onWrite={(index, piece, text) => write(at, index, piece, text)}
            onRemove={() => remove(at)}
            onAddImage={() => addImage(at)}
            onRemoveImage={(piece) => removeImage(at, piece)}
          />
        ))}
      </ol>
      {chat.length < MOST_MESSAGES && (
        <button type="button" className="button quiet" onClick={add}>
          Add message
        </button>
      )}
      {answered && answered.length <= MOST_MESSAGES && (
        <button type="button" className="button quiet" onClick={() => addResult(answered)}>
          Add the tool&apos;s result
        </button>
      )}
    </fieldset>
  );
}

interface Props {
  readonly message: Message;
  readonly number: number;
  readonly roles: readonly string[];
  readonly isOnly: boolean;
  readonly takesImages: boolean;
  /** The id of the field of a text or an image. */
  readonly idOf: (piece: number) => string;
  readonly onRole: (role: string) => void;
  readonly onWrite: (at: number, piece: Piece, text: string) => void;
  readonly onRemove: () => void;
  readonly onAddImage: () => void;
  readonly onRemoveImage: (piece: number) => void;
}

function MessageItem({ message, number, roles, idOf, ...props }: Props): ReactNode {
  const { isOnly, takesImages, onRole, onWrite, onRemove, onAddImage, onRemoveImage } = props;
  const pieces = piecesOf(message);
  const labels = labelsOf(pieces);
  return (
    <li className="message">
      <div className="message-head">
        <select
          aria-label={`Message ${number}, role`}
          value={message.role}
          onChange={({ target }) => onRole(target.value)}
        >
          {roles.map((role) => (
            <option key={role} value={role}>
              {role.charAt(0).toUpperCase() + role.slice(1)}
            </option>
          ))}
        </select>
        {!isOnly && (
          <button
            type="button"
            className="plain"
            aria-label={`Remove message ${number}`}
            onClick={onRemove}
          >
            Remove
          </button>
        )}
      </div>
      {message.tool_calls?.map(({ id, function: { name, arguments: given } }) => (
        <p className="note" key={id}>
          Calls{" "}
          <code>
            {name}({given})
          </code>
        </p>
      ))}
      {pieces.map((piece, at) => {
        const common = {
          id: idOf(at),
          "aria-label": `Message ${number}, ${labels[at]}`,
          value: piece.text,
          onChange: ({ target }: { readonly target: { readonly value: string } }) =>
            onWrite(at, piece, target.value),
        };
        if (piece.kind === "text") return <textarea key={at} rows={2} {...common} />;
        return (
          <div key={at} className="message-image">
            <input
              type="text"
              inputMode="url"
              spellCheck={false}
              autoComplete="off"
              placeholder="Image URL"
              {...common}
            />
            <button
              type="button"
              className="plain"
              aria-label={`Remove ${labels[at]!.replace(/ URL$/, "")} of message ${number}`}
              onClick={() => onRemoveImage(at)}
            >
              Remove
            </button>
          </div>
        );
      })}
      {takesImages && pieces.length < MOST_PIECES && (
        <button
          type="button"
          className="plain add"
          aria-label={`Add an image to message ${number}`}
          onClick={onAddImage}
        >
          Add an image
        </button>
      )}
    </li>
  );
}

// Several of a kind are numbered.
function labelsOf(pieces: readonly Piece[]): readonly string[] {
  return pieces.map(({ kind }, at) => {
    const same = pieces.filter((one) => one.kind === kind).length;
    const number = pieces.slice(0, at + 1).filter((one) => one.kind === kind).length;
    const word = same === 1 ? kind : `${kind} ${number}`;
    return kind === "image" ? `${word} URL` : word;
  });
}

// The messages of a chat: each with its role, its text and its images; one is added below, all except the last can be
// removed.
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { foundBeside } from "../../ui/root-of.ts";
import { useSay } from "../../ui/say.ts";
import { type ChatField, pieceName } from "./fields.ts";
import { useActions } from "../use-panel.ts";
import {
  type Chat,
  MOST_MESSAGES,
  MOST_PIECES,
  type Piece,
  piecesOf,
  rolesAt,
  withImage,
  withMessage,
  withoutImage,
  withPiece,
  withRole,
  withSystem,
} from "./chat.ts";

export function MessagesField({ field }: { readonly field: ChatField }): ReactNode {
  const { chat, name, label } = field;
  const { typeInput } = useActions();
  const say = useSay();
  const around = useRef<HTMLFieldSetElement>(null);
  const focus = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (focus.current === undefined) return;
    const next = around.current && foundBeside(around.current, focus.current);
    focus.current = undefined;
    next?.focus();
    // The content is a default value, and typing replaces it.
    if (next instanceof HTMLInputElement) next.select();
  });
  const id = useId();
  const idOf = (message: number, piece: number): string => `${id}-${message}-${piece}`;
  const change: Change = (next, message, piece, words) => {
    typeInput(name, JSON.stringify(next));
    focus.current = idOf(message, piece);
    say(words);
  };
  const add = (): void => {
    const next = withMessage(chat);
    change(next, chat.length, 0, `Message ${next.length} added, by the ${next.at(-1)!.role}.`);
  };
  const instructed = withSystem(chat);
  return (
    <fieldset className="field" ref={around}>
      <legend>{label}</legend>
      <ol className="stack">
        {chat.map((_, at) => (
          <MessageItem key={at} field={field} at={at} idOf={idOf} change={change} />
        ))}
      </ol>
      {chat.length < MOST_MESSAGES && (
        <div className="row adds">
          <button type="button" className="button quiet" onClick={add}>
            Add message
          </button>
          {instructed && (
            <button
              type="button"
              className="button quiet"
              onClick={() => change(instructed, 0, 0, "System message added before the others.")}
            >
              Add system message
            </button>
          )}
        </div>
      )}
    </fieldset>
  );
}

/** Changes the chat, moves the focus to a text part or an image of a message, and announces the change. */
type Change = (next: Chat, message: number, piece: number, words: string) => void;

interface Props {
  readonly field: ChatField;
  readonly at: number;
  /** The id of the field of a text part or an image. */
  readonly idOf: (message: number, piece: number) => string;
  readonly change: Change;
}

function MessageItem({ field, at, idOf, change }: Props): ReactNode {
  const { typeInput } = useActions();
  const { chat, name, isWhole } = field;
  const message = chat[at]!;
  const number = at + 1;
  const pieces = piecesOf(message);
  const labels = labelsOf(pieces);
  const write = (next: Chat): void => typeInput(name, JSON.stringify(next));
  const writePiece = (index: number, text: string): void => {
    if (isWhole) write(withPiece(chat, at, index, text));
    else typeInput(pieceName(name, at, pieces[index]!.name), text);
  };
  const remove = (): void =>
    change(
      chat.toSpliced(at, 1),
      Math.min(at, chat.length - 2),
      0,
      `Message ${number} removed, ${chat.length - 1} left.`,
    );
  const addImage = (): void =>
    change(
      withImage(chat, at, field.image ?? ""),
      at,
      pieces.length,
      `Image added to message ${number}.`,
    );
  const removeImage = (piece: number): void =>
    change(
      withoutImage(chat, at, piece),
      at,
      Math.max(piece - 1, 0),
      `Image removed from message ${number}.`,
    );
  return (
    <li className="stack snug message">
      <div className="spread">
        <select
          aria-label={`Message ${number}, role`}
          value={message.role}
          onChange={({ target }) => write(withRole(chat, at, target.value))}
        >
          {rolesAt(field.roles, chat, at).map((role) => (
            <option key={role} value={role}>
              {role.charAt(0).toUpperCase() + role.slice(1)}
            </option>
          ))}
        </select>
        {chat.length > 1 && (
          <Small label={`Remove message ${number}`} onClick={remove}>
            Remove
          </Small>
        )}
      </div>
      {message.tool_calls?.map(({ id, function: { name: tool, arguments: given } }) => (
        <p className="note" key={id}>
          Calls{" "}
          <code>
            {tool}({given})
          </code>
        </p>
      ))}
      {pieces.map(({ kind, text, error }, index) => {
        const id = idOf(at, index);
        const common = {
          id,
          "aria-label": `Message ${number}, ${labels[index]}`,
          value: text,
          onChange: ({ target }: { readonly target: { readonly value: string } }) =>
            writePiece(index, target.value),
        };
        if (kind === "text") return <textarea key={index} rows={2} {...common} />;
        return (
          <div key={index}>
            <div className="spread">
              <input
                type="text"
                inputMode="url"
                spellCheck={false}
                autoComplete="off"
                placeholder={field.image}
                aria-invalid={error !== undefined}
                aria-describedby={error && `${id}-note`}
                {...common}
              />
              <Small
                label={`Remove ${labels[index]!.replace(/ URL$/, "")} of message ${number}`}
                onClick={() => removeImage(index)}
              >
                Remove
              </Small>
            </div>
            {error && (
              <p className="note error" id={`${id}-note`}>
                {error}
              </p>
            )}
          </div>
        );
      })}
      {field.image !== undefined && message.role === "user" && pieces.length < MOST_PIECES && (
        <Small label={`Add an image to message ${number}`} onClick={addImage}>
          Add an image
        </Small>
      )}
    </li>
  );
}

// Several of a kind are numbered.
function labelsOf(pieces: readonly Piece[]): readonly string[] {
  return pieces.map(({ kind }, at) => {
    const same = pieces.filter((piece) => piece.kind === kind).length;
    const number = pieces.slice(0, at + 1).filter((piece) => piece.kind === kind).length;
    const word = same === 1 ? kind : `${kind} ${number}`;
    return kind === "image" ? `${word} URL` : word;
  });
}

interface SmallProps {
  /** Says which one. */
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const Small = ({ label, onClick, children }: SmallProps): ReactNode => (
  <button type="button" className="plain" aria-label={label} onClick={onClick}>
    {children}
  </button>
);

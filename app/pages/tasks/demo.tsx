// An example of a task: its input and output, each rendered by type.
import type { TaskPage } from "hubsmith/catalog";
import type { DemoItem } from "#plugins/kit/catalog/task-page";
import type { ReactNode } from "react";
import { mediaUrl } from "./media.ts";
import { Table } from "../../ui/table.tsx";

type Medium = Extract<DemoItem, { readonly filename: string }>;
type Lines = Exclude<DemoItem, Medium | { readonly type: "text" }>;

const SCORE = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 3 });

/** The example; inputs and outputs are side by side on wide screens. */
export const Demo = ({ inputs, outputs }: TaskPage["demo"]): ReactNode => (
  <div className="tiles demo">
    {Object.entries({ Input: inputs, Output: outputs }).map(([title, items]) => (
      <div key={title} className="stack tight">
        <h3 className="label">{title}</h3>
        {items.map((item, at) => (
          <figure key={at} className="stack tight">
            {/* Some labels are the same as the title. */}
            {item.label !== undefined && item.label !== title && (
              <figcaption className="label">{item.label}</figcaption>
            )}
            {draw(item, title)}
          </figure>
        ))}
      </div>
    ))}
  </div>
);

function draw(item: DemoItem, side: string): ReactNode {
  if (item.type === "text") return <p className="box words">{item.content}</p>;
  if ("filename" in item) return <Media {...item} />;
  const [head = [], ...rows] = linesOf(item);
  const cells = rows.map((cells, at) => ({ key: String(at), cells }));
  return <Table label={item.label ?? side} head={head} rows={cells} />;
}

function linesOf(item: Lines): readonly (readonly string[])[] {
  if (item.type === "tabular") return item.table;
  if (item.type === "chart")
    return [
      ["Label", "Score"],
      ...item.data.map(({ label, score }) => [label, SCORE.format(score)]),
    ];
  return [
    ["Text", "Label"],
    ...item.tokens.map(({ type, start, end }) => [item.text.slice(start, end), type]),
  ];
}

function Media({ type, filename, alt, label = "Recording", isMoving }: Medium): ReactNode {
  const url = mediaUrl(filename);
  if (type === "audio")
    return (
      <>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript is below it */}
        <audio controls preload="none" src={url} aria-label={label} />
        <p className="note">{alt}</p>
      </>
    );
  const image = <img className="box" src={url} alt={alt} width={640} height={480} />;
  if (isMoving !== true) return image;
  return (
    // HTML cannot stop an animated image, but it can be hidden.
    <details className="folded" open>
      <summary>Moving image</summary>
      {image}
    </details>
  );
}

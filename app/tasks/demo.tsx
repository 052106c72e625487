// An example of a task: its input and output, each rendered by type.
import type { TaskPage } from "hubsmith/catalog";
import type { DemoItem } from "#plugins/kit/catalog/task-page";
import { type ReactNode, useId } from "react";
import { mediaUrl } from "../media.ts";
import { Table } from "../ui/table.tsx";

type Medium = Extract<DemoItem, { readonly type: "img" | "audio" }>;

const SCORE = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 3 });

/** The example; inputs and outputs are side by side on wide screens. */
export const Demo = ({ inputs, outputs }: TaskPage["demo"]): ReactNode => (
  <div className="tiles demo">
    <Side title="Input" items={inputs} />
    <Side title="Output" items={outputs} />
  </div>
);

interface SideProps {
  readonly title: string;
  readonly items: readonly DemoItem[];
}

const Side = ({ title, items }: SideProps): ReactNode => (
  <div className="stack tight">
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
);

function draw(item: DemoItem, side: string): ReactNode {
  const rowsOf = (head: readonly string[], rows: readonly (readonly string[])[]): ReactNode => (
    <Table
      label={item.label ?? side}
      head={head}
      rows={rows.map((cells, at) => ({ key: String(at), cells }))}
    />
  );
  switch (item.type) {
    case "text":
      return <p className="box words">{item.content}</p>;
    case "img":
      return <Picture item={item} />;
    case "audio":
      return <Sound item={item} />;
    case "chart":
      return rowsOf(
        ["Label", "Score"],
        item.data.map(({ label, score }) => [label, SCORE.format(score)]),
      );
    case "tabular":
      return rowsOf(item.table[0] ?? [], item.table.slice(1));
    case "text-with-tokens":
      return rowsOf(
        ["Text", "Label"],
        item.tokens.map(({ type, start, end }) => [item.text.slice(start, end), type]),
      );
    default:
      return null;
  }
}

function Picture({ item }: { readonly item: Medium }): ReactNode {
  const { filename, alt, isMoving = false } = item;
  const url = mediaUrl(filename);
  if (url === undefined) return <p className="empty">Image: {alt}</p>;
  const image = <img className="box" src={url} alt={alt} width={640} height={480} />;
  if (!isMoving) return image;
  return (
    // HTML cannot stop an animated image, but it can be hidden.
    <details className="folded" open>
      <summary>Moving image</summary>
      {image}
    </details>
  );
}

function Sound({ item: { filename, alt, label } }: { readonly item: Medium }): ReactNode {
  const url = mediaUrl(filename);
  const words = useId();
  if (url === undefined) return <p className="empty">Recording: {alt}</p>;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript is below it */}
      <audio
        controls
        preload="none"
        src={url}
        aria-label={label ?? "Recording"}
        aria-describedby={words}
      />
      <p id={words} className="note">
        {alt}
      </p>
    </>
  );
}

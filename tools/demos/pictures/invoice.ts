// An invoice of a joinery on a workbench; its rows add up to its total.
import { ellipse, group, path, rect, stroke } from "../pen.ts";
import { HEIGHT, WIDTH, colour, svg } from "../svg.ts";

const rows = [
  { what: "Oak shelf, 120 cm", quantity: 2, price: 95 },
  { what: "Repair of a sash window", quantity: 1, price: 164 },
  { what: "Fitting, per hour", quantity: 4, price: 32.5 },
] as const;
const total = rows.reduce((sum, { quantity, price }) => sum + quantity * price, 0);

const SANS = "system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif";
const SERIF = "Georgia,Times New Roman,serif";
const ink = colour.ink;
const grey = "#5d6872";
const brown = "#8a5a36";

/** Columns of the table: left edge of the text, right edges of the numbers. */
const column = { left: 82, quantity: 356, price: 452, amount: 558 };

interface Style {
  readonly size?: number;
  readonly tone?: string;
  readonly bold?: boolean;
  readonly end?: boolean;
  readonly font?: string;
}

function write(text: string, x: number, y: number, style: Style = {}): string {
  const { size = 18, tone = ink, bold = false, end = false, font } = style;
  const more = [
    `fill="${tone}"`,
    font && `font-family="${font}"`,
    bold && 'font-weight="600"',
    end && 'text-anchor="end"',
  ].filter(Boolean);
  return `<text x="${x}" y="${y}" font-size="${size}" ${more.join(" ")}>${text}</text>`;
}

const bench = [
  rect([0, 0, WIDTH, HEIGHT], "#b98b62"),
  ...[0, 122, 250, 372].map((y, index) =>
    rect([0, y, WIDTH, 118], ["#c0926a", "#b58660", "#bd8f66", "#b3845d"][index]!),
  ),
  stroke(
    "M0 40Q180 30 320 44T640 36M0 160Q120 176 300 162T640 176M0 300Q200 286 380 304T640 294M0 430Q160 440 340 424T640 438",
    "#a67750",
    2.5,
  ),
].join("");

const sheet = [
  path("M52 26L604 30L600 474L46 470Z", ink, 'opacity=".18"'),
  rect([44, 18, 552, 446], "#fdfcf8"),
].join("");

/** Two boards that a dovetail holds together. */
const mark = group(
  'transform="translate(82 42)"',
  rect([0, 0, 54, 54], "#e2b98a", 'rx="5"'),
  path("M0 27V5Q0 0 5 0H49Q54 0 54 5V27L46 27L50 13H34L38 27H16L20 13H4L8 27Z", brown),
  stroke("M6 42H48", "#c99c69", 2.5),
);

const letterhead = [
  mark,
  write("Alder &amp; Finch", 150, 66, { size: 26, bold: true, font: SERIF }),
  write("Joinery, 8 Mill Lane", 150, 90, { size: 16, tone: grey }),
  write("INVOICE", column.amount, 70, {
    size: 28,
    bold: true,
    tone: brown,
    end: true,
    font: SERIF,
  }),
].join("");

const facts = [
  ["Invoice number", "2047"],
  ["Date", "3 March 2026"],
  ["Due", "2 April 2026"],
]
  .map(([name, value], index) => {
    const y = 134 + index * 25;
    return (
      write(name!, 318, y, { size: 17, tone: grey }) +
      write(value!, column.amount, y, { bold: true, end: true })
    );
  })
  .join("");

const customer = [
  write("To", column.left, 134, { size: 17, tone: grey }),
  write("Hanna Lind", column.left, 159, { bold: true }),
  write("21 Harbour Street", column.left, 184),
].join("");

function table(): string {
  const head = 224;
  const titles =
    rect([70, head - 2, 500, 32], "#efe3d2") +
    write("Work", column.left, head + 20, { size: 16, bold: true }) +
    [
      ["Qty", column.quantity],
      ["Price", column.price],
      ["Amount", column.amount],
    ]
      .map(([name, x]) =>
        write(String(name), Number(x), head + 20, { size: 16, bold: true, end: true }),
      )
      .join("");
  const lines = rows.map(({ what, quantity, price }, index) => {
    const y = head + 58 + index * 38;
    return [
      write(what, column.left, y),
      write(String(quantity), column.quantity, y, { end: true }),
      write(price.toFixed(2), column.price, y, { end: true }),
      write((quantity * price).toFixed(2), column.amount, y, { end: true }),
      rect([70, y + 12, 500, 1.5], "#ddd5c6"),
    ].join("");
  });
  return titles + lines.join("");
}

const sum = [
  rect([330, 386, 240, 44], brown),
  write("Total", 346, 415, { size: 20, bold: true, tone: "#fff" }),
  write(total.toFixed(2), column.amount, 415, { size: 22, bold: true, tone: "#fff", end: true }),
  write("Thank you for your order.", column.left, 415, { size: 16, tone: grey }),
].join("");

const shaving = group(
  'transform="translate(8 430)"',
  ellipse([24, 30], 34, 10, ink, 'opacity=".15"'),
  path("M-4 26C-8 0 34-10 44 12C48 28 20 34 16 20C16 12 28 10 32 16C30 0 6 4 10 24Z", "#ecd0a4"),
  path("M-4 26C-8 0 34-10 44 12C30-2 2 2 10 24Z", "#dcb987"),
);

const body = [
  bench,
  sheet,
  `<g font-family="${SANS}">`,
  letterhead,
  customer,
  facts,
  table(),
  sum,
  "</g>",
  shaving,
].join("");

export const pictures: Readonly<Record<string, string>> = {
  "invoice.svg": svg("An invoice of a joinery", body),
};

// Three pages of a yearly rain report side by side: text, a bar chart of the months, a map.
import {
  type Point,
  blunt,
  clip,
  ellipse,
  group,
  num,
  path,
  rect,
  smooth,
  stroke,
} from "../pen.ts";
import { HEIGHT, WIDTH, colour, svg } from "../svg.ts";

const PAGE = { width: 196, height: 300, top: 86, gap: 12 } as const;
const ink = colour.ink;
const grey = "#5d6872";
const line = "#c9ccd0";
const deep = "#2f6f93";

/** Millimetres in each month. */
const months = [58, 44, 52, 39, 61, 70, 82, 76, 64, 92, 118, 73];

const table = [
  rect([0, 0, WIDTH, HEIGHT], "#d9e4ea"),
  path(`M0 0H${WIDTH}V90Q420 150 0 70Z`, "#e4edf1"),
  path(`M0 480V400Q300 360 ${WIDTH} 420V480Z`, "#cbd9e1"),
].join("");

function write(text: string, x: number, y: number, size: number, more = ""): string {
  return `<text x="${num(x)}" y="${num(y)}" font-size="${size}" fill="${ink}"${more && ` ${more}`}>${text}</text>`;
}
const bold = 'font-weight="700"';

/** A sheet with its number at its foot. */
function page(number: number, content: string): string {
  const left = PAGE.gap + (number - 1) * (PAGE.width + PAGE.gap);
  return group(
    `transform="translate(${left} ${PAGE.top})"`,
    path(`M6 10H${PAGE.width + 5}L${PAGE.width + 3} ${PAGE.height + 9}H4Z`, ink, 'opacity=".16"'),
    rect([0, 0, PAGE.width, PAGE.height], "#fefdfa"),
    content,
    write(String(number), PAGE.width / 2, PAGE.height - 10, 17, `${bold} text-anchor="middle"`),
  );
}

/** Lines of text too small to read; the last one of a paragraph is short. */
function paragraph(top: number, lines: number, last: number, left = 18, wide = 160): string {
  const ends = Array.from({ length: lines }, (_, index) => {
    const width = index === lines - 1 ? wide * last : wide - ((index * 7) % 5);
    return `M${left} ${top + index * 9.5}h${Math.round(width)}`;
  });
  return stroke(ends.join(""), line, 4.5, blunt);
}

const text = [
  rect([0, 0, PAGE.width, 6], deep),
  write("Rain in 2025", 18, 40, 23, bold),
  path("M31 56C40 68 46 76 46 84A15 15 0 0 1 16 84C16 76 22 68 31 56Z", colour.water),
  stroke("M22 84A9 9 0 0 0 31 93", "#d5ecf6", 3),
  paragraph(64, 4, 0.7, 60, 118),
  paragraph(116, 6, 0.55),
  paragraph(184, 4, 0.8),
  paragraph(233, 4, 0.35),
].join("");

function chart(): string {
  const base = 232;
  const step = 13.2;
  const left = 30;
  const scale = 1.32;
  const grid = [0, 50, 100].map(
    (value) =>
      rect([left, base - value * scale, 161, 1], value === 0 ? grey : "#d5d8db") +
      write(String(value), left - 4, base - value * scale + 4, 11, 'text-anchor="end"'),
  );
  const bars = months.map((value, index) => {
    const x = left + 2 + index * step;
    const tone = value === Math.max(...months) ? deep : colour.water;
    return (
      rect([x, base - value * scale, 8.8, value * scale], tone) +
      write("JFMAMJJASOND"[index]!, x + 4.4, base + 14, 11, 'text-anchor="middle"')
    );
  });
  return [
    write("Rain per month", 14, 36, 18, bold),
    write("in millimetres", 14, 53, 12),
    ...grid,
    ...bars,
    paragraph(258, 2, 0.6, 18, 160),
  ].join("");
}

const island: readonly Point[] = [
  [62, 62],
  [96, 54],
  [128, 66],
  [158, 84],
  [164, 116],
  [148, 142],
  [156, 172],
  [134, 200],
  [104, 194],
  [88, 208],
  [58, 196],
  [40, 168],
  [50, 140],
  [34, 112],
  [42, 82],
];
const tones = ["#e5eed9", "#bcdcdf", "#84bdd4", "#4b93b6", deep];

/** The rain falls in the hills of the west, and less towards the east. */
function map(): string {
  const bands = [
    [96, 128, 52, 82],
    [84, 124, 38, 58],
    [78, 118, 26, 38],
    [74, 112, 13, 20],
  ].map(([x, y, rx, ry], index) => ellipse([x!, y!], rx! + 8, ry!, tones[index + 1]!, "", -16));
  const legend = tones.map((tone, index) => rect([24 + index * 30, 226, 30, 12], tone));
  return [
    write("Where it rained", 14, 36, 18, bold),
    rect([14, 48, 168, 170], "#eef3f5"),
    clip("island", smooth(island)),
    path(smooth(island), "#c3ccd1", 'transform="translate(2.5 3.5)"'),
    path(smooth(island), tones[0]!),
    group(
      'clip-path="url(#island)"',
      ...bands,
      stroke("M78 118Q98 132 104 150T132 176T150 196", "#f7fbfc", 3),
      stroke("M76 104Q100 96 120 104T170 100", "#f7fbfc", 2.2),
    ),
    path(
      "M120 146a4.5 4.5 0 1 1 .1 0zM92 176a3.5 3.5 0 1 1 .1 0zM134 92a3.5 3.5 0 1 1 .1 0z",
      colour.red,
    ),
    ...legend,
    write("less", 24, 254, 12),
    write("more", 174, 254, 12, 'text-anchor="end"'),
    paragraph(268, 1, 0.6, 24, 150),
  ].join("");
}

const body = [
  table,
  '<g font-family="system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif">',
  page(1, text),
  page(2, chart()),
  page(3, map()),
  "</g>",
].join("");

export const pictures: Readonly<Record<string, string>> = {
  "report-pages.svg": svg("Three pages of a yearly rain report", body),
};

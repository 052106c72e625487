// A bee at the centre of a pink flower, seen from above.
import {
  type Joint,
  type Point,
  blunt,
  chance,
  circle,
  clip,
  ellipse,
  group,
  mix,
  path,
  rect,
  smooth,
  softLimb,
  stroke,
} from "../pen.ts";
import { HEIGHT, WIDTH, colour, svg } from "../svg.ts";

const MIDDLE: Point = [320, 244];
const black = "#2f2a2b";
const amber = "#e8a93a";

const background = [
  rect([0, 0, WIDTH, HEIGHT], "#6fa878"),
  ...[
    [70, 70, 90, "#86bb86"],
    [560, 60, 110, "#82b883"],
    [600, 400, 100, "#5c9669"],
    [40, 420, 120, "#5f9a6c"],
    [330, 30, 70, "#7fb47f"],
  ].map(([x, y, radius, tone]) =>
    circle([x as number, y as number], radius as number, tone as string),
  ),
  ...[
    [84, 96, 26],
    [596, 118, 20],
    [52, 178, 12],
  ].map(([x, y, radius]) => circle([x!, y!], radius!, colour.pink, 'opacity=".75"')),
].join("");

function leaf(x: number, y: number, turn: number): string {
  return group(
    `transform="translate(${x} ${y}) rotate(${turn})"`,
    path("M0 0C60-70 150-80 230-20C160 50 60 60 0 0Z", colour.leafDark),
    path("M0 0C60-70 150-80 230-20C150-24 70-12 0 0Z", "#4b875e"),
    stroke("M0 0Q110-20 222-20M60-9L92-42M110-17L142-46M70-9L108 16M120-17L156 4", "#6ba678", 3),
  );
}

/** A petal that points up from 0, with a notch at its tip and a shade down its middle. */
const petal = (id: string, base: string): string =>
  group(
    `id="${id}"`,
    path("M-14-30C-70-96-66-186-20-208Q-6-212 0-200Q8-212 22-207C66-184 68-96 14-30Z", base),
    path("M-14-30C-70-96-66-186-20-208Q-6-212 0-200Q-38-120-4-30Z", mix(base, "#ffffff", 0.22)),
    path("M-14-30Q-22-92 0-128Q22-92 14-30Z", mix(base, "#a8335f", 0.45)),
    stroke(
      "M0-120V-178M-18-116Q-28-146-25-174M18-116Q28-146 25-174",
      mix(base, "#a8335f", 0.28),
      2,
    ),
  );

const ring = (id: string, count: number, first: number, size: number): string =>
  Array.from(
    { length: count },
    (_, index) =>
      `<use href="#${id}" transform="translate(${MIDDLE.join(" ")}) rotate(${first + (index * 360) / count}) scale(${size})"/>`,
  ).join("");

/** The yellow middle: florets in the spiral that sunflowers have. */
function florets(): string {
  const next = chance(5);
  const golden = Math.PI * (3 - Math.sqrt(5));
  const dots = Array.from({ length: 62 }, (_, index) => {
    const radius = 9.4 * Math.sqrt(index + 0.5);
    const angle = index * golden;
    const tone = ["#f6cf5c", "#d99a2b", "#fbe08a"][Math.floor(next() * 3)]!;
    const place: Point = [
      MIDDLE[0] + radius * Math.cos(angle),
      MIDDLE[1] + radius * Math.sin(angle),
    ];
    return { tone, place };
  });
  const tones = [...new Set(dots.map(({ tone }) => tone))];
  return [
    circle([MIDDLE[0] + 4, MIDDLE[1] + 8], 82, "#9c2f5a", 'opacity=".35"'),
    circle(MIDDLE, 78, "#c98a25"),
    circle([MIDDLE[0] - 3, MIDDLE[1] - 4], 72, "#e4ad3c"),
    ...tones.map((tone) =>
      stroke(
        dots
          .filter((each) => each.tone === tone)
          .map(({ place: [x, y] }) => `M${Math.round(x)} ${Math.round(y)}v.1`)
          .join(""),
        tone,
        9,
      ),
    ),
  ].join("");
}

const legs: readonly (readonly Joint[])[] = [
  [
    [20, -34, 4],
    [44, -52, 3.5],
    [56, -76, 2],
  ],
  [
    [24, -22, 4],
    [58, -24, 3.5],
    [80, -8, 2],
  ],
  [
    [20, -10, 4],
    [50, 12, 4.5],
    [60, 48, 2],
  ],
];

const abdomen = smooth([
  [0, -8],
  [26, 2],
  [35, 32],
  [31, 62],
  [20, 86],
  [0, 100],
  [-20, 86],
  [-31, 62],
  [-35, 32],
  [-26, 2],
]);

/** One half of what the bee has twice. */
const side = [
  ...legs.map((joints) => path(softLimb(...joints), black)),
  ellipse([56, 24], 7, 12, "#f4c24b", "", -24),
  stroke("M8-74Q16-98 34-102", black, 4),
  path("M14-30C50-66 118-72 134-44C138-20 70-8 14-20Z", "#eef6fb", 'opacity=".82"'),
  path("M14-18C56-24 104-4 98 22C84 40 36 14 14-8Z", "#dcebf4", 'opacity=".82"'),
  stroke("M16-28Q70-54 128-48M30-30Q80-34 124-34M70-44L84-32M18-14Q60-8 92 18", "#8fa9b8", 1.6),
].join("");

/** The fur of the thorax: short hairs all around. */
function fur(): string {
  const next = chance(12);
  const hairs = Array.from({ length: 48 }, (_, index) => {
    const angle = (index / 48) * 2 * Math.PI;
    const long = 5 + next() * 5;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return `M${Math.round(x * 26)} ${Math.round(y * 24 - 30)}l${Math.round(x * long)} ${Math.round(y * long)}`;
  });
  return stroke(hairs.join(""), "#c98a2c", 3);
}

const bee = group(
  `transform="translate(${MIDDLE[0] + 2} ${MIDDLE[1] - 2}) rotate(30) scale(1.24)"`,
  path(
    "M-30-20C-60-50-120-40-120-14C-60 0-34 20-30 60Q0 118 36 96Q50 40 34 0Q90 24 108 2Q80-30 30-30Z",
    "#6b3a12",
    'opacity=".22" transform="translate(10 12)"',
  ),
  group('id="side"', side),
  '<use href="#side" transform="scale(-1 1)"/>',
  clip("abdomen", abdomen),
  path(abdomen, amber),
  group(
    'clip-path="url(#abdomen)"',
    stroke(
      "M-40 12Q0 30 40 12M-40 36Q0 56 40 36M-40 60Q0 80 40 60M-40 80Q0 100 40 80",
      black,
      12,
      blunt,
    ),
    path("M8-8Q46 30 0 104H50V-8Z", "#4d2208", 'opacity=".22"'),
    stroke("M-20 8Q-28 36-18 72", "#ffe6a3", 6, 'opacity=".5"'),
  ),
  ellipse([0, -62], 19, 16, black),
  ellipse([-14, -65], 8, 12, "#55454a", "", 24),
  ellipse([14, -65], 8, 12, "#55454a", "", -24),
  ellipse([-16, -68], 2.5, 4, "#a99aa0", "", 24),
  ellipse([11, -69], 2.5, 4, "#a99aa0", "", -24),
  fur(),
  ellipse([0, -30], 29, 27, "#d99a35"),
  ellipse([-6, -36], 19, 17, "#ecbb5c"),
  ellipse([0, -28], 9, 10, "#7a5223", 'opacity=".55"'),
);

const body = [
  background,
  leaf(470, 380, 24),
  leaf(170, 380, 150),
  "<defs>",
  petal("back", "#d9779a"),
  petal("front", colour.pink),
  "</defs>",
  ring("back", 10, 18, 1.16),
  ring("front", 10, 0, 1.02),
  florets(),
  bee,
].join("");

export const pictures: Readonly<Record<string, string>> = {
  "bee.svg": svg("A bee at the centre of a pink flower", body),
};

// A lighthouse on a cliff at dusk, as if cut from layers of paper: each layer throws a soft shadow on the one behind it.
import { type Point, circle, ellipse, group, num, path, rect, smooth, straight } from "../pen.ts";
import { HEIGHT, WIDTH, colour, svg } from "../svg.ts";

/** A sheet of paper of some shape: a wide faint shadow falls to the lower right, and a narrow one lies all around. */
const sheet = (d: string, tone: string, lift = 1): string =>
  path(
    d,
    colour.night,
    `stroke-width="${num(8 * lift)}" stroke-opacity="1" opacity=".15" transform="translate(${num(3 * lift)} ${num(5 * lift)})"`,
  ) + path(d, tone, `stroke-width="${num(6 * lift)}"`);

/** The sky: rings of paper around the setting sun. */
const SUN: Point = [214, 300];
const ringTones = ["#3b3f75", "#584d86", "#7f5c8f", "#ab6d8f", "#d48484", "#eda67f", "#f7c98c"];
const ringRadii = [400, 326, 262, 206, 156, 112];

function ring(radius: number, index: number): string {
  const steps = 16;
  const around = Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = Math.PI * (0.82 + (1.36 * step) / steps);
    const wave = radius + Math.sin(step * 1.9 + index * 1.3) * 9;
    return [SUN[0] + wave * 1.12 * Math.cos(angle), SUN[1] + wave * Math.sin(angle)];
  });
  return sheet(smooth(around, false), ringTones[index + 1]!);
}

function cloud(x: number, y: number, size: number, tone: string): string {
  const puffs = [
    [12, -22, 40, -16],
    [14, -30, 48, -20],
    [30, -6, 36, 18],
    [28, -4, 34, 18],
  ].map((numbers) => `q${numbers.map((number) => num(number * size)).join(" ")}`);
  return sheet(`M${x} ${y}${puffs.join("")}z`, tone);
}

/** A strip of sea, its upper edge cut into waves. */
function sea(top: number, wave: number, tone: string, shift: number): string {
  const crests = Math.ceil(WIDTH / wave) + 2;
  const edge = Array.from(
    { length: crests },
    () => `q${wave / 2} ${num(wave / 3.2)} ${wave} 0`,
  ).join("");
  return sheet(`M${-shift} ${top}${edge}V${HEIGHT + 20}H${-shift}Z`, tone);
}

/** The cliff, from its rear sheet to its front one. */
const cliffs: readonly (readonly [tone: string, points: readonly Point[]])[] = [
  [
    "#4a4676",
    [
      [660, 236],
      [560, 244],
      [482, 262],
      [470, 282],
      [444, 296],
      [436, 340],
      [408, 372],
      [400, 480],
      [660, 500],
    ],
  ],
  [
    "#39396a",
    [
      [660, 262],
      [590, 268],
      [520, 284],
      [504, 316],
      [474, 336],
      [466, 392],
      [436, 424],
      [430, 500],
      [660, 500],
    ],
  ],
  [
    "#2b2f5b",
    [
      [660, 318],
      [610, 322],
      [562, 344],
      [550, 386],
      [520, 410],
      [512, 460],
      [500, 500],
      [660, 500],
    ],
  ],
];

const light = [
  path("M528 96L0 20V150Z", "#fff0b8", 'opacity=".28"'),
  path("M528 96L0 54V120Z", "#fff0b8", 'opacity=".4"'),
  path("M548 96L640 70V122Z", "#fff0b8", 'opacity=".3"'),
].join("");

const tower = [
  sheet("M508 256L518 128H558L568 256Z", "#f7eee2"),
  path("M516.4 148L515 166H561L559.6 148Z", colour.red),
  path("M513 192L511.4 212H564.6L563 192Z", colour.red),
  path("M509.6 236L508 256H568L566.4 236Z", colour.red),
  path("M538 128H558L568 256H546Z", colour.night, 'opacity=".16"'),
  sheet("M506 116H570V130H506Z", "#2b2f5b", 0.5),
  sheet("M522 82H554V116H522Z", "#ffe08a", 0.4),
  path("M522 82h4v34h-4zM536 82h4v34h-4zM550 82h4v34h-4z", "#2b2f5b"),
  sheet("M514 84Q538 44 562 84Z", colour.red, 0.5),
  circle([538, 60], 5, "#2b2f5b"),
  path(
    "M532 256v-16a6 6 0 0 1 12 0v16zM533 184v-9a5 5 0 0 1 10 0v9zM534 226v-8a4 4 0 0 1 8 0v8z",
    "#2b2f5b",
  ),
].join("");

const keeper = [
  sheet("M586 262V234H640V262Z", "#e9dccb", 0.7),
  sheet("M578 238L598 212H660V238Z", "#a63d55", 0.6),
  path("M600 244h12v12h-12zM622 244h12v12h-12z", "#ffd98a"),
].join("");

const gulls = path(
  "M330 128q14-14 24 0q10-14 26-2q-16-4-25 10q-9-14-25-8zM404 168q9-10 16 0q7-9 17-2q-10-2-16 7q-6-9-17-5zM276 176q7-8 12 0q5-7 13-1q-8-2-12 5q-5-7-13-4z",
  "#f7eee2",
);

const boat = [
  sheet("M74 366H142L128 388H88Z", "#7b3350", 0.4),
  sheet("M106 298V360H72Z", "#f7eee2", 0.4),
  sheet("M112 310V360H136Z", "#efdccb", 0.4),
].join("");

const shrubs = [
  [470, 282, 13],
  [490, 268, 9],
  [582, 270, 10],
] as const;

const body = group(
  `stroke="${colour.night}" stroke-opacity=".13" paint-order="stroke"`,
  rect([0, 0, WIDTH, HEIGHT], ringTones[0]!),
  ...ringRadii.map(ring),
  sheet(sun(), "#fde6b0"),
  cloud(26, 228, 1, "#e9b3a4"),
  cloud(296, 250, 0.8, "#d89aa0"),
  cloud(60, 92, 0.9, "#6b5a94"),
  light,
  gulls,
  sea(338, 64, "#6d6aa3", 20),
  boat,
  sea(376, 74, "#4f5f9a", 50),
  cliff(0),
  tower,
  keeper,
  cliff(1),
  ...shrubs.map(([x, y, radius]) => ellipse([x, y], radius * 1.5, radius, "#39396a")),
  sea(412, 84, "#3a4d88", 12),
  cliff(2),
  sea(446, 96, "#2a3a70", 60),
  frame(),
);

function sun(): string {
  const [x, y] = SUN;
  return `M${x - 66} ${y}a66 66 0 1 1 132 0a66 66 0 1 1-132 0Z`;
}

function cliff(index: number): string {
  const [tone, points] = cliffs[index]!;
  return sheet(straight(points), tone);
}

/** The outermost sheet, a frame that the others lie behind. */
function frame(): string {
  return sheet(
    `M-20-20H${WIDTH + 20}V${HEIGHT + 20}H-20ZM34 14Q14 14 14 34V446Q14 466 34 466H606Q626 466 626 446V34Q626 14 606 14Z`,
    "#232850",
  );
}

export const pictures: Readonly<Record<string, string>> = {
  "lighthouse.svg": svg("A lighthouse on a cliff at dusk, cut from layers of paper", body),
};

// Two giraffes and three zebras on grassland under an acacia, in the light of the late afternoon.
import {
  type Joint,
  type Point,
  blunt,
  chance,
  circle,
  clip,
  direction,
  ellipse,
  group,
  mix,
  path,
  rect,
  smooth,
  softLimb,
  straight,
  stroke,
} from "../pen.ts";
import { HEIGHT, WIDTH, colour, svg } from "../svg.ts";

const HORIZON = 292;
const hide = "#efd3a0";
const hideShade = "#dcb983";
const patch = "#b4703a";
const white = "#f7f3ea";
const black = "#33343c";
const shadow = 'opacity=".2"';

const sky = [
  `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${colour.sky}"/><stop offset="1" stop-color="#fbe3bb"/></linearGradient>`,
  rect([0, 0, WIDTH, HORIZON + 10], "url(#sky)"),
  circle([520, 208], 64, "#fdeecb", 'opacity=".6"'),
  circle([520, 208], 40, "#fff6dc"),
  path("M330 92q24-18 48-6q20-22 50-4q30-8 44 10z", colour.cloud, 'opacity=".8"'),
  path("M488 54q16-12 34-4q16-14 36 2q18-2 26 2z", colour.cloud, 'opacity=".8"'),
].join("");

const hills = [
  path("M0 268Q90 232 190 262T400 250T560 262T640 246V310H0Z", "#c9c3a4"),
  path("M0 286Q120 262 260 282T480 276T640 280V320H0Z", "#b5b98a"),
  group(
    'transform="translate(362 282)"',
    group(
      'id="far"',
      stroke("M0 14V0", "#7c8460", 3),
      ellipse([0, -2], 30, 8, "#7f9562"),
      ellipse([-8, -6], 15, 6, "#8ba26d"),
    ),
  ),
  ...["408 284)scale(.7", "600 276)scale(1.1", "564 280)scale(.6"].map(
    (place) => `<use href="#far" transform="translate(${place})"/>`,
  ),
].join("");

const grassland = [
  rect([0, HORIZON, WIDTH, HEIGHT - HORIZON], "#dfc27a"),
  path("M0 318Q160 304 330 322T640 314V480H0Z", "#d5b666"),
  path("M0 372Q200 350 380 374T640 366V480H0Z", "#c9aa58"),
  path("M0 440Q180 418 360 440T640 430V480H0Z", "#b8994a"),
].join("");

/** Tufts of grass: more and taller ones in front. */
function tufts(seed: number, from: number, to: number, count: number): string {
  const next = chance(seed);
  const blades = Array.from({ length: count }, () => {
    const y = from + (to - from) * next();
    const tall = 4 + ((y - HORIZON) / 188) * 16;
    const x = Math.round(next() * WIDTH);
    const [h, w] = [Math.round(tall), Math.round(tall / 3)];
    return `M${x - w} ${Math.round(y) - h}q${w} 2 ${w} ${h}q2-${h - 2} ${w + 3}-${h}`;
  });
  return stroke(blades.join(""), "#98803c", 1.8);
}

function acacia(): string {
  const bark = "#7d5a3d";
  const branches: readonly (readonly Joint[])[] = [
    [
      [128, 362, 15],
      [132, 330, 10],
      [126, 280, 8.5],
      [134, 230, 7.5],
      [150, 180, 4.5],
    ],
    [
      [129, 268, 6.5],
      [104, 220, 5.5],
      [70, 176, 3.5],
      [42, 142, 2],
    ],
    [
      [134, 232, 5.5],
      [176, 190, 4.5],
      [226, 152, 2.5],
    ],
    [
      [102, 218, 4.5],
      [108, 180, 3],
      [100, 140, 2],
    ],
  ];
  const crown = [
    [60, 142, 74, 23],
    [150, 120, 104, 32],
    [216, 146, 76, 21],
    [112, 152, 84, 19],
  ];
  const light = [
    [56, 128, 44, 11],
    [140, 98, 60, 13],
    [214, 130, 46, 10],
    [112, 122, 34, 8],
    [180, 116, 36, 9],
  ];
  const foliage = (ovals: readonly number[][], tone: string, down: number): string =>
    path(
      ovals
        .map(
          ([x, y, rx, ry]) =>
            `M${x! - rx!} ${y! + down}a${rx} ${ry} 0 0 0 ${2 * rx!} 0a${rx} ${ry} 0 0 0-${2 * rx!} 0`,
        )
        .join(""),
      tone,
    );
  return [
    ellipse([170, 366], 150, 11, colour.ink, 'opacity=".16"'),
    ...branches.map((joints) => path(softLimb(...joints), bark)),
    stroke("M136 352Q140 318 133 282T140 232", "#9a7450", 4),
    foliage(crown, "#557a45", 6),
    foliage(crown, "#6a9150", -6),
    foliage(light, "#86a965", 0),
  ].join("");
}

/** The middle of a cell of the giraffes' pattern, a little off its place in the honeycomb. */
function cell(column: number, row: number): Point {
  const next = chance(column * 7919 + row * 104729);
  const jitter = (): number => (next() - 1) * 8;
  return [(column + (Math.abs(row) % 2) / 2) * 20 + jitter(), row * 17.4 + jitter()];
}

/** One patch: its corners lie between its cell and each two neighbours, drawn in a little to leave a light net. */
function patchAt(column: number, row: number): string {
  const odd = Math.abs(row) % 2;
  const around = [
    [column + 1, row],
    [column + odd, row - 1],
    [column + odd - 1, row - 1],
    [column - 1, row],
    [column + odd - 1, row + 1],
    [column + odd, row + 1],
  ].map(([c, r]) => cell(c!, r!));
  const [x, y] = cell(column, row);
  const corners = around.map(([ax, ay], index): Point => {
    const [bx, by] = around[(index + 1) % 6]!;
    const corner: Point = [(x + ax + bx) / 3, (y + ay + by) / 3];
    return [x + (corner[0] - x) * 0.83, y + (corner[1] - y) * 0.83].map(Math.round) as [
      number,
      number,
    ];
  });
  return straight(corners);
}

const giraffeTrunk = smooth([
  [36, -168],
  [58, -180],
  [92, -186],
  [120, -200],
  [136, -222],
  [150, -262],
  [163, -304],
  [180, -312],
  [188, -298],
  [179, -262],
  [170, -226],
  [167, -192],
  [160, -158],
  [140, -140],
  [100, -130],
  [64, -132],
  [40, -146],
]);

const frontLeg: readonly Joint[] = [
  [148, -162, 17],
  [149, -124, 9.5],
  [148, -72, 6.5],
  [147, -40, 4],
  [148, 0, 5.5],
];
const hindLeg: readonly Joint[] = [
  [62, -158, 23],
  [60, -122, 14],
  [50, -76, 6],
  [54, -40, 4],
  [54, 0, 5.5],
];
const moved = (joints: readonly Joint[], dx: number): readonly Joint[] =>
  joints.map(([x, y, radius], index) => [x + dx * (1 + index / 5), y, radius]);

const hoof = (joints: readonly Joint[]): string => {
  const [x] = joints.at(-1)!;
  return path(`M${x - 5} -8h9l3 10h-13z`, "#6f4c33");
};

/** A giraffe that looks to the right; its feet stand at 0. Its parts have names, so that the second one is the first again. */
function giraffe(): string {
  const legs = (dx: number, tone: string): string =>
    [moved(hindLeg, dx), moved(frontLeg, -dx)]
      .map((joints) => path(softLimb(...joints), tone) + hoof(joints))
      .join("");
  const cells = giraffeCells().map(([column, row]) => patchAt(column, row));
  const upperLegs = [hindLeg, frontLeg].map((joints) => softLimb(...joints.slice(0, 3)));
  return [
    clip("hide", giraffeTrunk, ...upperLegs),
    '<g id="giraffe">',
    stroke("M38-164Q26-140 30-112", hideShade, 4),
    stroke("M30-112Q29-98 26-88", "#5d3d29", 7),
    legs(13, hideShade),
    path(giraffeTrunk, hide),
    legs(0, hide),
    path(cells.join(""), patch, 'clip-path="url(#hide)"'),
    path("M40-146Q66-128 100-130T160-158Q150-126 100-122T40-146Z", "#8a5a32", 'opacity=".25"'),
    stroke("M122-203Q138-224 149-262T162-304", "#8a4f2a", 6),
    giraffeHead(),
    "</g>",
  ].join("");
}

/** The cells that lie on the trunk or the upper legs. */
function giraffeCells(): readonly (readonly [number, number])[] {
  const all = [];
  for (let row = -18; row <= -5; row++)
    for (let column = 1; column <= 9; column++) {
      const [x, y] = cell(column, row);
      const isNeck = y < -196 && x > 112 - (y + 196) * 0.38 && x < 186;
      const isTrunk = y >= -204 && y < -128 && x > 28 && x < 178;
      const isLeg = y >= -128 && ((x > 36 && x < 82) || (x > 134 && x < 164));
      if (isNeck || isTrunk || isLeg) all.push([column, row] as const);
    }
  return all;
}

function giraffeHead(): string {
  const head: readonly Joint[] = [
    [168, -310, 10],
    [184, -309, 12.5],
    [204, -298, 9],
    [222, -286, 7],
    [229, -282, 5.5],
  ];
  return [
    stroke("M170-318L166-334M180-320L179-336", "#c99a62", 4),
    circle([166, -335], 3.5, "#5d3d29"),
    circle([179, -337], 3.5, "#5d3d29"),
    path(softLimb(...head), hide),
    path("M214-299Q232-292 233-282T216-280Q206-288 214-299Z", "#f6e4c2"),
    path("M184-320l14 6-6 10-12-4zM172-308l9 2 3 10-12 2z", patch),
    ellipse([160, -317], 12, 4.5, hideShade, "", 24),
    circle([196, -308], 3, black),
    circle([227, -287], 1.5, "#5d3d29"),
    stroke("M216-279L228-279", "#c99a62", 1.5),
  ].join("");
}

/** Dark bands across a limb, narrow in the middle of the light. */
function bands(joints: readonly Joint[], step: number): string {
  const parts: string[] = [];
  for (let index = 0; index + 1 < joints.length; index++) {
    const [a, b] = [joints[index]!, joints[index + 1]!];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const [dx, dy] = direction([a, b], 0);
    for (let along = step / 2; along < length; along += step) {
      const share = along / length;
      const half = a[2] + (b[2] - a[2]) * share;
      const [x, y] = [a[0] + dx * along, a[1] + dy * along];
      const thick = step * 0.38;
      parts.push(
        straight([
          [x - dy * half + dx * thick, y + dx * half + dy * thick],
          [x - dy * half - dx * thick, y + dx * half - dy * thick],
          [x + dy * half, y - dx * half],
        ]),
      );
    }
  }
  return parts.join("");
}

const zebraTrunk = smooth([
  [3, -78],
  [14, -97],
  [44, -94],
  [78, -101],
  [98, -92],
  [104, -74],
  [92, -54],
  [60, -46],
  [30, -50],
  [8, -58],
]);
const zebraLegs: readonly (readonly Joint[])[] = [
  [
    [18, -70, 15],
    [20, -50, 9.5],
    [13, -33, 5],

    [16, -2, 4],
  ],
  [
    [90, -64, 12],
    [92, -46, 6.5],
    [91, -30, 4.5],

    [91, -2, 4],
  ],
];

/** The body and the legs, which all zebras share. */
function zebraBody(): string {
  const legs = (dx: number, tone: string, dark: string): string =>
    zebraLegs
      .map((joints, index) => {
        const leg = moved(joints, index === 0 ? dx : -dx);
        const [x] = leg.at(-1)!;
        return (
          path(softLimb(...leg), tone) +
          path(bands(leg.slice(1), dark === black ? 6.5 : 9), dark) +
          path(`M${x - 4} -5h8l2 6h-11z`, black)
        );
      })
      .join("");
  const ribs = [31, 40, 49, 58, 67, 76, 85, 94].map(
    (x) => `M${x - 2} -104Q${x + 6} -78 ${x + 1} -53Q${x + 9} -78 ${x + 4} -104Z`,
  );
  const haunch = [
    "M22-104Q30-82 34-52Q26-70 12-104Z",
    "M10-96Q24-78 26-50Q18-72 4-88Z",
    "M2-84Q18-70 20-44Q12-62 0-74Z",
    "M2-70Q12-62 14-40Q8-54 0-60Z",
  ];
  return [
    clip("coat", zebraTrunk),
    '<g id="zebra">',
    stroke("M5-86Q-5-76-5-56", white, 4),
    stroke("M-5-60Q-5-50-7-42", black, 5),
    legs(11, "#d8d3c8", "#3f4048"),
    path(zebraTrunk, white),
    legs(0, white, black),
    group(
      'clip-path="url(#coat)"',
      path([...ribs, ...haunch].join(""), black),
      path("M0-56Q50-44 104-66V-40H0Z", colour.ink, 'opacity=".14"'),
    ),
    "</g>",
  ].join("");
}

interface Pose {
  readonly neck: readonly Joint[];
  readonly head: readonly Joint[];
  readonly mane: string;
  readonly ears: string;
  readonly eye: Point;
}
const standing: Pose = {
  neck: [
    [88, -80, 21],
    [102, -104, 15],
    [114, -126, 11],
  ],
  head: [
    [110, -130, 8],
    [122, -130, 9.5],
    [138, -114, 6.5],
    [146, -105, 5.5],
    [149, -102, 4],
  ],
  mane: "M80-103Q90-122 104-137",
  ears: "M108-138q-5-10 0-16q7 6 5 17zM116-138q1-11 8-14q2 10-2 17z",
  eye: [126, -130],
};
const grazing: Pose = {
  neck: [
    [88, -76, 22],
    [112, -62, 14.5],
    [126, -38, 10],
  ],
  head: [
    [122, -44, 8],
    [128, -34, 9.5],
    [134, -16, 6.5],
    [136, -6, 5.5],
    [137, -3, 4],
  ],
  mane: "M92-100Q118-86 133-52",
  ears: "M132-50q10-8 15-5q-1 8-13 11zM128-52q4-11 10-11q3 8-5 14z",
  eye: [135, -37],
};

/** The whole zebra in a pose, under a name. */
function posed(id: string, pose: Pose): string {
  return group(
    `id="${id}"`,
    '<use href="#zebra"/>',
    stroke(pose.mane, black, 9, blunt),
    stroke(pose.mane, white, 9, `${blunt} stroke-dasharray="3.5 4.5"`),
    path(softLimb(...pose.neck), white),
    path(bands(pose.neck, 8), black),
    path(pose.ears, black),
    path(softLimb(...pose.head), white),
    path(bands(pose.head.slice(0, 3), 5), black),
    path(softLimb(...pose.head.slice(-3)), black),
    circle(pose.eye, 2.6, black),
  );
}

/** An animal by its name: it looks to the right, or to the left where its size is less than 0. */
function animal(id: string, [x, y]: Point, across: number, middle: number): string {
  const size = Math.abs(across);
  return (
    ellipse([x + across * middle, y + 1], size * 76, size * 6, colour.ink, shadow) +
    `<use href="#${id}" transform="translate(${x} ${y}) scale(${across} ${size})"/>`
  );
}

const body = [
  sky,
  hills,
  grassland,
  tufts(34, 300, 350, 20),
  "<defs>",
  giraffe(),
  zebraBody(),
  posed("grazing", grazing),
  posed("standing", standing),
  "</defs>",
  animal("giraffe", [432, 334], 0.58, 100),
  acacia(),
  animal("giraffe", [450, 374], -0.84, 100),
  animal("grazing", [330, 410], -0.8, 56),
  tufts(877, 376, 420, 16),
  animal("grazing", [40, 440], 1, 56),
  animal("standing", [626, 460], -1.1, 56),
  tufts(513, 450, 484, 22),
  path(`M0 480V470Q${WIDTH / 2} 456 ${WIDTH} 470V480Z`, mix("#b8994a", "#98803c", 0.6)),
].join("");

export const pictures: Readonly<Record<string, string>> = {
  "savanna.svg": svg("Two giraffes and three zebras under an acacia", body),
};

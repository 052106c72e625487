// A sailing boat twice, from one list of shapes: as a pencil sketch, and painted.
import { type Point, chance, mix, path, rect, stroke } from "../pen.ts";
import { HEIGHT, WIDTH, colour, svg } from "../svg.ts";

/** A corner, or a curve to a corner: the point that draws it, then where it ends. */
type Step = Point | readonly [cx: number, cy: number, x: number, y: number];

interface Shape {
  readonly steps: readonly Step[];
  readonly tone: string;
  /** Which way the pencil and the brush go, in degrees. */
  readonly along: number;
  /** How far the pencil's lines are apart; without it, the sketch leaves the shape white. */
  readonly hatch?: number;
  /** How wide the brush is; without it, the shape is one flat colour. */
  readonly brush?: number;
  /** Whether the sketch leaves its edges away. */
  readonly isLoose?: boolean;
}

const shapes: readonly Shape[] = [
  {
    steps: [
      [0, 0],
      [640, 0],
      [640, 300],
      [0, 300],
    ],
    tone: "#b5dbef",
    along: -4,
    brush: 26,
    isLoose: true,
  },
  {
    steps: [
      [558, 96],
      [558, 114, 545, 127],
      [532, 140, 514, 140],
      [496, 140, 483, 127],
      [470, 114, 470, 96],
      [470, 78, 483, 65],
      [496, 52, 514, 52],
      [532, 52, 545, 65],
      [558, 78, 558, 96],
    ],
    tone: "#f8d77e",
    along: -40,
    brush: 12,
  },
  {
    steps: [
      [36, 128],
      [44, 96, 84, 104],
      [102, 62, 146, 88],
      [186, 76, 192, 112],
      [216, 112, 220, 130],
      [130, 140, 36, 128],
    ],
    tone: "#f6f3ec",
    along: -6,
    brush: 12,
    hatch: 22,
  },
  {
    steps: [
      [0, 262],
      [60, 216, 130, 246],
      [190, 232, 250, 292],
      [0, 296],
    ],
    tone: "#86a98a",
    along: -50,
    hatch: 9,
    brush: 11,
  },
  {
    steps: [
      [430, 292],
      [500, 244, 560, 258],
      [610, 236, 640, 244],
      [640, 296],
    ],
    tone: "#7399a0",
    along: -50,
    hatch: 11,
    brush: 11,
  },
  {
    steps: [
      [0, 290],
      [320, 284, 640, 290],
      [640, 480],
      [0, 480],
    ],
    tone: "#4f9bbd",
    along: 2,
    brush: 17,
    isLoose: true,
  },
  {
    steps: [
      [196, 380],
      [330, 372, 452, 380],
      [430, 420, 350, 452],
      [330, 468, 300, 452],
      [236, 420, 196, 380],
    ],
    tone: "#8fbfcb",
    along: 2,
    hatch: 9,
    brush: 9,
    isLoose: true,
  },
  // the mast and the boom
  {
    steps: [
      [315, 44],
      [321, 44],
      [325, 336],
      [314, 336],
    ],
    tone: "#8b5e3c",
    along: 89,
    hatch: 4,
  },
  {
    steps: [
      [168, 292],
      [318, 304],
      [318, 311],
      [168, 298],
    ],
    tone: "#8b5e3c",
    along: 4,
    hatch: 5,
  },
  // the pennant
  {
    steps: [
      [318, 44],
      [296, 40, 268, 50],
      [290, 58, 318, 62],
    ],
    tone: colour.red,
    along: 10,
    hatch: 4,
    brush: 6,
  },
  // the mainsail and its shade, the jib
  {
    steps: [
      [311, 64],
      [254, 190, 172, 286],
      [240, 302, 311, 300],
    ],
    tone: "#fbf3e2",
    along: -62,
    hatch: 24,
    brush: 15,
  },
  {
    steps: [
      [311, 120],
      [276, 230, 222, 294],
      [270, 300, 311, 300],
    ],
    tone: "#e9d8bd",
    along: -62,
    hatch: 8,
    brush: 13,
  },
  {
    steps: [
      [328, 76],
      [424, 200, 486, 304],
      [410, 318, 338, 304],
      [352, 200, 328, 76],
    ],
    tone: "#e2695a",
    along: 60,
    hatch: 12,
    brush: 14,
  },
  // the cabin, the hull, its stripe
  {
    steps: [
      [262, 334],
      [272, 312],
      [372, 312],
      [392, 332],
    ],
    tone: "#f3ead8",
    along: 3,
    hatch: 12,
    brush: 9,
  },
  {
    steps: [
      [286, 329],
      [290, 319],
      [308, 319],
      [308, 329],
    ],
    tone: "#3f5468",
    along: 40,
    hatch: 4,
  },
  {
    steps: [
      [330, 329],
      [330, 319],
      [350, 319],
      [354, 329],
    ],
    tone: "#3f5468",
    along: 40,
    hatch: 4,
  },
  {
    steps: [
      [164, 322],
      [320, 344, 500, 312],
      [482, 372, 430, 386],
      [300, 396, 206, 386],
      [176, 370, 164, 322],
    ],
    tone: "#2f5d8c",
    along: 4,
    hatch: 7,
    brush: 11,
  },
  {
    steps: [
      [164, 322],
      [320, 344, 500, 312],
      [497, 323, 493, 332],
      [320, 358, 169, 338],
    ],
    tone: "#f7efe0",
    along: -3,
    brush: 6,
  },
  // the waves before the boat
  {
    steps: [
      [120, 384],
      [170, 364, 214, 380],
      [260, 364, 300, 380],
      [344, 366, 386, 380],
      [430, 362, 470, 378],
      [520, 366, 556, 388],
      [340, 420, 120, 384],
    ],
    tone: "#5fabc9",
    along: 3,
    hatch: 12,
    brush: 10,
  },
  {
    steps: [
      [0, 436],
      [70, 412, 130, 432],
      [200, 414, 270, 434],
      [350, 416, 420, 436],
      [500, 414, 560, 432],
      [610, 418, 640, 428],
      [640, 480],
      [0, 480],
    ],
    tone: "#3c83a8",
    along: 3,
    hatch: 13,
    brush: 13,
  },
];

/** Lines alone: gulls, foam, a seam of the sail, the stay. */
const lines: readonly (readonly [d: string, tone: string])[] = [
  ["M368 96q14-12 22 2q10-12 24-2M430 150q9-9 16 1q8-9 18-2M112 180q10-9 16 1q8-9 18-2", "#4d5f6e"],
  ["M318 48L498 312", "#6f6a60"],
  ["M286 120Q298 126 311 126M250 186Q280 196 311 196M214 240Q260 254 311 252", "#c9b592"],
  [
    "M500 350q22-2 40 10M504 366q28 0 50 12M150 366q-24 2-44 14M60 456q26-10 52 0M420 458q26-10 52 0M240 462q20-8 40 0M556 330h46M26 330h60M70 350h40M548 410h52",
    "#eef7fa",
  ],
];

const end = (step: Step): Point => (step.length === 2 ? step : [step[2], step[3]]);

const outlineOf = (steps: readonly Step[]): string =>
  `${steps.map((step, index) => (index === 0 ? "M" : step.length === 2 ? "L" : "Q") + step.join(" ")).join("")}Z`;

/** The corners of a shape, its curves in short straight pieces. */
function polygon(steps: readonly Step[]): readonly Point[] {
  return steps.flatMap((step, index): readonly Point[] => {
    if (step.length === 2) return [step];
    const [x, y] = end(steps[index - 1]!);
    return Array.from({ length: 8 }, (_, piece): Point => {
      const t = (piece + 1) / 8;
      const at = (from: number, by: number, to: number): number =>
        from * (1 - t) ** 2 + 2 * by * t * (1 - t) + to * t * t;
      return [at(x, step[0], step[2]), at(y, step[1], step[3])];
    });
  });
}

/** Parallel lines that fill a shape. */
function hatching(shape: Shape, gap: number): readonly (readonly [Point, Point])[] {
  const angle = (shape.along * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = polygon(shape.steps).map(([x, y]): Point => [
    x * cos + y * sin,
    y * cos - x * sin,
  ]);
  const back = (x: number, y: number): Point => [x * cos - y * sin, x * sin + y * cos];
  const heights = turned.map(([, y]) => y);
  const result: (readonly [Point, Point])[] = [];
  for (let y = Math.min(...heights) + gap / 2; y < Math.max(...heights); y += gap) {
    const crossings = turned
      .flatMap(([ax, ay], index) => {
        const [bx, by] = turned[(index + 1) % turned.length]!;
        return ay > y === by > y ? [] : [ax + ((y - ay) / (by - ay)) * (bx - ax)];
      })
      .toSorted((a, b) => a - b);
    for (let index = 0; index + 1 < crossings.length; index += 2)
      result.push([back(crossings[index]!, y), back(crossings[index + 1]!, y)]);
  }
  return result;
}

const whole = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;
const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/** By pencil: paper, a few lines of shade, and every edge drawn twice by a hand that is not quite steady. */
function sketched(shape: Shape, seed: number): string {
  const next = chance(seed * 101 + 7);
  const shaky = ([x, y]: Point, by: number): Point => [
    x + (next() - 0.5) * by,
    y + (next() - 0.5) * by,
  ];
  const edges = shape.steps.map((step, index) => {
    const from = end(shape.steps.at(index - 1)!);
    const twice = [3, 5].map((by) => {
      const bend: Point = step.length === 2 ? between(from, step, 0.5) : [step[0], step[1]];
      return `M${whole(shaky(from, by))}Q${whole(shaky(bend, by))} ${whole(shaky(end(step), by))}`;
    });
    return twice.join("");
  });
  const shade = hatching(shape, shape.hatch ?? HEIGHT)
    .filter(() => shape.hatch !== undefined)
    .map(
      ([from, to]) =>
        `M${whole(shaky(between(from, to, 0.04), 4))}L${whole(shaky(between(from, to, 0.96), 4))}`,
    );
  return [
    shape.isLoose ? "" : path(outlineOf(shape.steps), "#faf6ee"),
    shade.length > 0 ? stroke(shade.join(""), "#8b8a88", 1.2, 'opacity=".75"') : "",
    shape.isLoose ? "" : stroke(edges.join(""), "#4b4b4d", 1.5, 'opacity=".85"'),
  ].join("");
}

/** By brush: the colour of the shape, and over it strokes that are a little lighter and a little darker. */
function painted(shape: Shape, seed: number): string {
  const base = path(outlineOf(shape.steps), shape.tone);
  const { brush } = shape;
  if (brush === undefined) return base;
  const next = chance(seed * 211 + 52);
  const strokes: [string[], string[]] = [[], []];
  for (const [from, to] of hatching(shape, brush)) {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const inset = (brush * 0.7) / length;
    if (inset > 0.45) continue;
    const pieces = Math.max(1, Math.round(length / (brush * 11)));
    for (let piece = 0; piece < pieces; piece++) {
      const room = (1 - 2 * inset) / pieces;
      const start = inset + room * (piece + next() * 0.2);
      const stop = inset + room * (piece + 0.8 + next() * 0.25);
      strokes[next() < 0.5 ? 0 : 1].push(
        `M${whole(between(from, to, start))}L${whole(between(from, to, stop))}`,
      );
    }
  }
  return (
    base +
    [mix(shape.tone, "#ffffff", 0.2), mix(shape.tone, "#1d3350", 0.08)]
      .map((tone, index) => stroke(strokes[index]!.join(""), tone, brush, 'opacity=".7"'))
      .join("")
  );
}

const sketch = [
  rect([0, 0, WIDTH, HEIGHT], colour.paper),
  stroke("M0 290Q180 284 300 288M330 288Q500 286 640 290", "#4b4b4d", 1.4, 'opacity=".8"'),
  ...shapes.map(sketched),
  ...lines.map(([d]) => stroke(d, "#57575a", 1.5, 'opacity=".8"')),
].join("");

const painting = [...shapes.map(painted), ...lines.map(([d, tone]) => stroke(d, tone, 3))].join("");

export const pictures: Readonly<Record<string, string>> = {
  "boat-sketch.svg": svg("A pencil sketch of a sailing boat", sketch),
  "boat-painted.svg": svg("The sailing boat of the sketch, painted", painting),
};

// Four butterflies, no two alike, in a grid, as a generator of pictures gives them.
import {
  type Point,
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

const GAP = 6;
const CELL = { width: (WIDTH - GAP) / 2, height: (HEIGHT - GAP) / 2 } as const;

/** A butterfly: the outlines of its right wings around a body at 0, and what is drawn on them. */
interface Butterfly {
  readonly name: string;
  readonly turn: number;
  /** How far below the middle of its picture it sits. */
  readonly down: number;
  readonly fore: readonly Point[];
  readonly hind: readonly Point[];
  readonly base: string;
  readonly rim: string;
  /** How far the rim reaches in from the edge. */
  readonly rimWidth: number;
  readonly onFore: string;
  readonly onHind: string;
  readonly body: string;
}

const broadFore: readonly Point[] = [
  [4, -14],
  [22, -50],
  [58, -84],
  [96, -92],
  [108, -78],
  [98, -46],
  [82, -14],
  [48, 2],
  [10, 2],
];
const broadHind: readonly Point[] = [
  [4, -2],
  [40, -2],
  [74, 8],
  [86, 34],
  [74, 62],
  [48, 76],
  [24, 62],
  [10, 28],
];

const dots = (places: readonly (readonly [number, number, number])[], tone: string): string =>
  places.map(([x, y, radius]) => circle([x, y], radius, tone)).join("");

/** A spot like an eye. */
const eye = (x: number, y: number, size: number, outer: string, inner: string): string =>
  circle([x, y], size, "#2b2430") +
  circle([x, y], size * 0.8, outer) +
  circle([x, y], size * 0.52, inner) +
  circle([x - size * 0.18, y - size * 0.2], size * 0.16, "#fff");

const monarch: Butterfly = {
  name: "monarch",
  turn: -14,
  down: 14,
  fore: broadFore,
  hind: broadHind,
  base: "#e8842f",
  rim: "#2c2526",
  rimWidth: 15,
  onFore:
    stroke("M6-10L84-74M8-8L96-52M10-6L84-20M30-26Q40-44 70-84M34-24Q60-16 60-2", "#2c2526", 3.5) +
    path("M62-90L110-96L104-52Q92-72 62-90Z", "#2c2526") +
    dots(
      [
        [76, -84, 3],
        [86, -80, 3.5],
        [97, -82, 3],
        [92, -70, 3],
        [100, -68, 2.5],
        [97, -54, 2.5],
        [92, -42, 2.5],
        [86, -28, 2.5],
      ],
      "#f8efe4",
    ),
  onHind:
    stroke("M8 2L80 24M8 4L74 52M10 8L52 70M8 10L30 60M40 6Q46 26 34 36", "#2c2526", 3.5) +
    dots(
      [
        [80, 34, 2.5],
        [75, 48, 2.5],
        [68, 60, 2.5],
        [56, 68, 2.5],
        [44, 70, 2.5],
      ],
      "#f8efe4",
    ),
  body: "#2c2526",
};

const morpho: Butterfly = {
  name: "morpho",
  turn: 16,
  down: 12,
  fore: [
    [4, -14],
    [26, -54],
    [64, -82],
    [104, -84],
    [108, -66],
    [92, -40],
    [86, -10],
    [50, 4],
    [10, 2],
  ],
  hind: [
    [4, -2],
    [42, -2],
    [80, 4],
    [90, 28],
    [78, 54],
    [62, 62],
    [54, 74],
    [34, 70],
    [14, 34],
  ],
  base: "#3f7fd0",
  rim: "#1f2647",
  rimWidth: 20,
  onFore:
    path("M8-10Q40-60 84-66Q70-30 40-12Z", "#79b3ec", 'opacity=".75"') +
    stroke("M8-10L90-66M10-8L88-36M12-6L76-10", "#2c5ca6", 2) +
    dots(
      [
        [92, -76, 3],
        [98, -66, 2.5],
        [92, -52, 2.5],
        [86, -36, 2.5],
      ],
      "#e8f1fb",
    ),
  onHind:
    path("M8 4Q50-4 70 16Q60 44 40 50Z", "#6ba8e8", 'opacity=".75"') +
    stroke("M8 4L76 24M10 8L62 50M10 12L36 58", "#2c5ca6", 2) +
    dots(
      [
        [80, 30, 2.5],
        [74, 44, 2.5],
        [62, 54, 2.5],
      ],
      "#e8f1fb",
    ),
  body: "#262338",
};

const swallowtail: Butterfly = {
  name: "swallowtail",
  turn: 6,
  down: -6,
  fore: [
    [4, -14],
    [30, -56],
    [72, -86],
    [104, -90],
    [104, -70],
    [90, -40],
    [80, -12],
    [46, 2],
    [10, 2],
  ],
  hind: [
    [4, -2],
    [40, -2],
    [70, 6],
    [80, 26],
    [74, 44],
    [64, 52],
    [66, 74],
    [72, 98],
    [64, 102],
    [56, 80],
    [46, 62],
    [28, 56],
    [12, 28],
  ],
  base: "#f4d568",
  rim: "#2d2b33",
  rimWidth: 12,
  onFore:
    path("M6-12L32-56L40-62L30-16ZM48-66L58-74L58-44L46-34ZM68-80L80-86L74-58L64-52Z", "#2d2b33") +
    stroke("M10-8L92-64M12-6L84-36M14-4L76-14", "#2d2b33", 2.2) +
    dots(
      [
        [97, -72, 3],
        [93, -60, 3],
        [88, -47, 3],
        [83, -33, 3],
        [79, -20, 3],
      ],
      "#f4d568",
    ),
  onHind:
    stroke("M8 2L70 22M10 6L60 44M10 10L36 50", "#2d2b33", 2.2) +
    path("M76 22Q66 40 40 58L28 50Q56 38 68 14Z", "#2d2b33") +
    dots(
      [
        [68, 30, 4.5],
        [60, 40, 4.5],
        [49, 48, 4],
      ],
      "#5f8fd0",
    ) +
    dots([[38, 50, 5]], colour.red),
  body: "#2d2b33",
};

const peacock: Butterfly = {
  name: "peacock",
  turn: -6,
  down: 10,
  fore: [
    [4, -14],
    [24, -50],
    [56, -78],
    [88, -84],
    [104, -76],
    [96, -58],
    [98, -38],
    [84, -12],
    [48, 2],
    [10, 2],
  ],
  hind: [
    [4, -2],
    [42, -2],
    [74, 6],
    [88, 28],
    [80, 46],
    [72, 58],
    [52, 70],
    [34, 64],
    [12, 30],
  ],
  base: "#a8433f",
  rim: "#5b4038",
  rimWidth: 9,
  onFore:
    path("M30-52L48-70L54-58L40-44ZM58-76L72-82L70-66L62-62Z", "#2b2430") +
    path("M50-62l6-10 6 6-6 10z", "#f0cd7a") +
    eye(80, -62, 17, "#e9c46a", "#7e6fb8") +
    dots(
      [
        [66, -42, 2.5],
        [74, -34, 2.5],
        [78, -24, 2.5],
      ],
      "#f3e6d0",
    ),
  onHind: eye(62, 36, 19, "#d9c8a8", "#4f78bd") + stroke("M8 4Q30 8 42 20", "#7d2f2f", 3),
  body: "#4a3230",
};

/** The outlines by name, each once: they are filled, clip what is on them, and throw the shadow. */
const outlines = (it: Butterfly): string =>
  path(smooth(it.fore), "", `id="${it.name}-fore"`) +
  path(smooth(it.hind), "", `id="${it.name}-hind"`);

const use = (id: string, more = ""): string => `<use href="#${id}"${more && ` ${more}`}/>`;
const mirrored = 'transform="scale(-1 1)"';

function wing(it: Butterfly, part: "fore" | "hind"): string {
  const id = `${it.name}-${part}`;
  const tone = part === "fore" ? it.base : mix(it.base, it.rim, 0.1);
  return (
    `<clipPath id="${id}-clip">${use(id)}</clipPath>` +
    group(
      `clip-path="url(#${id}-clip)"`,
      use(id, `fill="${tone}" stroke="${it.rim}" stroke-width="${it.rimWidth * 2 - 8}"`),
      part === "fore" ? it.onFore : it.onHind,
    )
  );
}

const butterfly = (it: Butterfly): string =>
  [
    group(`id="${it.name}"`, wing(it, "hind"), wing(it, "fore")),
    use(it.name, mirrored),
    stroke("M2-24Q8-48 22-58M-2-24Q-8-48-22-58", it.body, 2),
    circle([22, -58], 2.6, it.body),
    circle([-22, -58], 2.6, it.body),
    path(torso, it.body),
    stroke("M-2-14V4M-1 10V30", mix(it.body, "#ffffff", 0.35), 2.5),
  ].join("");

const torso = softLimb(
  [0, -26, 4.5],
  [0, -18, 6],
  [0, -6, 6.5],
  [0, 6, 4.5],
  [0, 26, 4.5],
  [0, 44, 2],
);

function cell(column: number, row: number, it: Butterfly, ground: string): string {
  const [x, y] = [column * (CELL.width + GAP), row * (CELL.height + GAP)];
  const shadow = ["fore", "hind"].flatMap((part) => [
    use(`${it.name}-${part}`),
    use(`${it.name}-${part}`, mirrored),
  ]);
  return group(
    `transform="translate(${x} ${y})" clip-path="url(#cell)"`,
    ground,
    group(
      `transform="translate(${CELL.width / 2} ${CELL.height / 2 + it.down}) rotate(${it.turn}) scale(1.04)"`,
      group(`fill="${colour.ink}" opacity=".2" transform="translate(9 12)"`, ...shadow),
      butterfly(it),
    ),
  );
}

const plain = (tone: string): string => rect([0, 0, CELL.width, CELL.height], tone);

function meadow(): string {
  const next = chance(21);
  const blades = Array.from({ length: 26 }, () => {
    const x = Math.round(next() * 320);
    return `M${x} 240q${Math.round(next() * 20 - 10)}-${Math.round(40 + next() * 60)} ${Math.round(next() * 60 - 30)}-${Math.round(90 + next() * 110)}`;
  });
  return plain("#bfdba3") + circle([60, 50], 70, "#cbe3b2") + stroke(blades.join(""), "#9cc283", 5);
}

function leaves(): string {
  const leaf = (x: number, y: number, turn: number, tone: string): string =>
    group(
      `transform="translate(${x} ${y}) rotate(${turn})"`,
      path("M0 0Q70-70 200-20Q100 60 0 0Z", tone),
      stroke("M6 0Q90-14 190-19", mix(tone, "#ffffff", 0.25), 3),
    );
  return [
    plain("#2f5f4b"),
    leaf(-20, 190, -30, "#3f7752"),
    leaf(330, 30, 160, "#3f7752"),
    leaf(340, 220, -160, "#4b8a5f"),
    leaf(-30, 60, 10, "#366a4d"),
    leaf(120, 260, -60, "#366a4d"),
  ].join("");
}

function blossoms(): string {
  const flower = (x: number, y: number, size: number): string =>
    [0, 72, 144, 216, 288]
      .map((turn) => {
        const angle = (turn * Math.PI) / 180;
        return ellipse(
          [x + Math.cos(angle) * size, y + Math.sin(angle) * size],
          size,
          size * 0.7,
          "#e9b7c8",
          "",
          turn,
        );
      })
      .join("") + circle([x, y], size * 0.5, colour.yellow);
  return [
    plain("#f3e3e2"),
    ...[
      [36, 40, 20],
      [288, 36, 16],
      [34, 196, 15],
      [276, 196, 24],
      [160, 226, 14],
    ].map(([x, y, size]) => flower(x!, y!, size!)),
  ].join("");
}

const sand = [
  plain("#e9d5b0"),
  ...[
    [50, 190, 44, 26, "#c9bfae"],
    [280, 60, 52, 30, "#d3c8b5"],
    [250, 214, 36, 18, "#bfb4a2"],
    [70, 44, 26, 16, "#d3c8b5"],
  ].map(
    ([x, y, rx, ry, tone]) =>
      ellipse(
        [(x as number) + 3, (y as number) + 6],
        rx as number,
        ry as number,
        "#b79f74",
        'opacity=".5"',
      ) + ellipse([x as number, y as number], rx as number, ry as number, tone as string),
  ),
].join("");

const body = [
  rect([0, 0, WIDTH, HEIGHT], "#fff"),
  clip("cell", `M0 0H${CELL.width}V${CELL.height}H0Z`),
  `<defs>${[monarch, morpho, swallowtail, peacock].map(outlines).join("")}</defs>`,
  cell(0, 0, monarch, meadow()),
  cell(1, 0, morpho, leaves()),
  cell(0, 1, swallowtail, blossoms()),
  cell(1, 1, peacock, sand),
].join("");

export const pictures: Readonly<Record<string, string>> = {
  "butterflies.svg": svg("Four different butterflies", body),
};

// An oak on a hill, still, and the same oak when the wind rises: one list of leaf clumps serves both.
import {
  type Point,
  chance,
  circle,
  ellipse,
  group,
  mix,
  num,
  path,
  rect,
  stroke,
} from "../pen.ts";
import { HEIGHT, WIDTH, colour, moving, svg } from "../svg.ts";

const light = mix(colour.leaf, colour.grass, 0.55);
const deep = mix(colour.leafDark, colour.ink, 0.25);
const bark = mix(colour.wood, colour.ink, 0.25);
const barkDark = mix(colour.wood, colour.ink, 0.5);

/** A clump of leaves: where it is, how large, and which light it stands in. */
interface Clump {
  readonly at: Point;
  readonly rx: number;
  readonly ry: number;
  readonly fill: string;
}

// From the back to the front: the shade inside the crown, its body, and what the sun on the left reaches.
const clumps: readonly Clump[] = [
  ...shades(deep, [
    [[222, 224], 62, 34],
    [[330, 222], 84, 36],
    [[440, 218], 56, 34],
  ]),
  ...shades(colour.leafDark, [
    [[182, 196], 68, 50],
    [[470, 190], 64, 52],
    [[286, 214], 74, 46],
    [[390, 206], 78, 48],
    [[410, 130], 76, 58],
    [[322, 100], 84, 54],
  ]),
  ...shades(colour.leaf, [
    [[232, 138], 74, 54],
    [[170, 178], 52, 38],
    [[312, 158], 82, 54],
    [[388, 124], 56, 40],
    [[306, 82], 62, 36],
    [[440, 168], 44, 32],
    [[236, 200], 46, 26],
  ]),
  ...shades(light, [
    [[216, 118], 46, 30],
    [[294, 72], 42, 22],
    [[292, 138], 46, 26],
    [[158, 166], 30, 20],
    [[378, 108], 30, 18],
  ]),
];

function shades(
  fill: string,
  places: readonly (readonly [at: Point, rx: number, ry: number])[],
): Clump[] {
  return places.map(([at, rx, ry]) => ({ at, rx, ry, fill }));
}

/** The edge of a clump: bulges of leaves, none quite like the next. */
function bulges({ at: [x, y], rx, ry }: Clump, random: () => number): string {
  const count = Math.round((rx + ry) / 11);
  const turn = random();
  const edge = Array.from({ length: count }, (_, index): Point => {
    const angle = ((index + turn + random() * 0.3) / count) * 2 * Math.PI;
    return [x + Math.cos(angle) * rx * 0.92, y + Math.sin(angle) * ry * 0.92];
  });
  const last = edge.at(-1) ?? [x, y];
  let [fromX, fromY] = last;
  let d = `M${last.map(Math.round).join(" ")}`;
  for (const [toX, toY] of edge) {
    const radius = Math.round(Math.hypot(toX - fromX, toY - fromY) * 0.56);
    d += `A${radius} ${radius} 0 0 1 ${Math.round(toX)} ${Math.round(toY)}`;
    [fromX, fromY] = [toX, toY];
  }
  return `${d}z`;
}

function crown(isWindy: boolean): string {
  const random = chance(7);
  const drawn = clumps.map((clump) => {
    const delay = isWindy ? `style="animation-delay:${num(clump.at[0] / 400 - 0.4)}s"` : "";
    return path(bulges(clump, random), clump.fill, delay);
  });
  return isWindy ? group(`class="c"`, ...drawn) : drawn.join("");
}

const trunk: string =
  path(
    "M262 398c22-6 32-24 34-56 2-30-6-52-28-72l-44-36 8-8 46 30 28 26c4-30 2-56-4-84h16c4 26 8 48 10 76 10-30 30-50 70-70l6 9c-34 22-50 44-54 76-4 40-2 90 44 107-20 6-30-2-44-1-16 1-20 6-34 5-16-1-32-4-54-2z",
    bark,
  ) +
  path(
    "M328 274c10-30 30-50 70-70l6 9c-34 22-50 44-54 76-4 40-2 90 44 107-20 6-30-2-44-1-8-20-20-40-20-70 0-18-2-36-2-51z",
    barkDark,
  ) +
  stroke("M292 262c-20-22-44-34-74-40M372 232c20-12 40-16 64-18", bark, 9) +
  stroke("M302 388c6-14 8-34 8-54M318 372c-3-20-2-40-4-58", barkDark, 3);

const hills: string =
  path(
    `M0 372c90-46 190-54 290-30 120 28 240 6 350-34v172H0z`,
    mix(colour.leaf, colour.sky, 0.55),
  ) +
  path(
    `M0 400c120-22 210-16 310 0 130 20 240 0 330-34v114H0z`,
    mix(colour.grass, colour.sky, 0.35),
  );

const hill: string =
  path(`M0 440c110-28 200-48 320-48s220 22 320 54v34H0z`, colour.grass) +
  path(
    `M350 393c110 6 200 26 290 53v34H300c30-30 60-60 50-87z`,
    mix(colour.grass, colour.leaf, 0.16),
  ) +
  ellipse([404, 408], 158, 14, mix(colour.grass, colour.leafDark, 0.42)) +
  path(
    `M0 468c80-14 180-18 260-10 140 14 260 12 380 2v20H0z`,
    mix(colour.grass, colour.leafDark, 0.28),
  );

function sky(): string {
  const cloud = (x: number, y: number, size: number): string =>
    path(
      `M${x} ${y}h${num(size * 6)}a${size} ${size} 0 0 0-${num(size * 0.6)}-${num(size * 1.9)}a${num(size * 1.3)} ${num(size * 1.3)} 0 0 0-${num(size * 2.2)}-${num(size * 0.9)}a${num(size * 1.2)} ${num(size * 1.2)} 0 0 0-${num(size * 2.1)} ${num(size * 0.8)}a${size} ${size} 0 0 0-${num(size * 1.1)} ${num(size * 2)}z`,
      colour.cloud,
    );
  return (
    rect([0, 0, WIDTH, HEIGHT], colour.sky) +
    path(`M0 250c160-30 480-40 640-20v170H0z`, mix(colour.sky, colour.cloud, 0.55)) +
    circle([84, 76], 34, mix(colour.yellow, colour.cloud, 0.35)) +
    cloud(470, 84, 18) +
    cloud(30, 240, 12) +
    cloud(548, 236, 10)
  );
}

function meadow(isWindy: boolean): string {
  const random = chance(3);
  const tufts: string[] = [];
  for (let x = 14; x < WIDTH; x += 34 + random() * 16) {
    const y = 440 + Math.abs(x - 320) * 0.06 + random() * 26;
    const size = 9 + random() * 6;
    const high = num(size * 1.3);
    const blades = `M${num(x)} ${num(y)}l-5-${num(size)} 5 7 2-${high} 4 ${num(size)} 5-7-3 8z`;
    tufts.push(path(blades, mix(colour.leaf, colour.grass, random() * 0.4)));
  }
  const flowers = Array.from({ length: 12 }, (_, index) => {
    const x = 30 + index * 52 + random() * 20;
    const at: Point = [x, 448 + random() * 26];
    return circle(at, 3.4, index % 3 === 0 ? colour.yellow : colour.paper);
  });
  const grass = isWindy ? group(`class="g"`, ...tufts) : tufts.join("");
  return grass + flowers.join("");
}

/** Leaves that the wind takes: each leaves its clump a little later than the one before. */
function flying(): string {
  const random = chance(21);
  const leaves = Array.from({ length: 16 }, (_, index) => {
    const clump = clumps[(index * 5) % clumps.length] ?? clumps[0];
    const x = (clump?.at[0] ?? 0) + random() * 60;
    const y = (clump?.at[1] ?? 0) + random() * 40 - 10;
    const fill = [colour.leaf, light, colour.leafDark, colour.yellow][index % 4] ?? colour.leaf;
    const leaf = path("M-9 0C-5-7 4-6 10 0 4 6-5 7-9 0z", fill, `class="t"`);
    const style = `style="animation-delay:${num(0.6 + random() * 2)}s"`;
    const way = `class="f${index % 3}" ${style}`;
    return group(`transform="translate(${num(x)} ${num(y)})"`, group(way, leaf));
  });
  return leaves.join("");
}

const flights: readonly (readonly Point[])[] = [
  [
    [0, 0],
    [70, -18],
    [150, 22],
    [250, 30],
    [370, 90],
  ],
  [
    [0, 0],
    [50, 24],
    [130, 60],
    [210, 130],
    [310, 180],
  ],
  [
    [0, 0],
    [90, 10],
    [190, -30],
    [310, 0],
    [460, -10],
  ],
];

// The gust grows and dies down within six seconds, so that the round closes where it began.
const rules: string = [
  "path{transform-box:fill-box}",
  ".c path{transform-origin:50% 90%;animation:stir 6s ease-in-out infinite}",
  "@keyframes stir{0%,8%,to{transform:none}18%{transform:translate(3px,-1px)}27%{transform:translate(-2px)}38%{transform:translate(8px,1px) rotate(2deg)}46%{transform:translate(2px)}56%{transform:translate(10px,1px) rotate(2.6deg)}65%{transform:translate(2px) rotate(.4deg)}75%{transform:translate(6px) rotate(1.4deg)}86%{transform:translate(-1px)}}",
  ".g path{transform-origin:50% 100%;animation:bend 3s ease-in-out infinite}",
  "@keyframes bend{0%,to{transform:none}40%{transform:skewX(-18deg)}65%{transform:skewX(-6deg)}80%{transform:skewX(-14deg)}}",
  ".t{transform-origin:50% 50%;animation:turn 1.5s linear infinite}",
  ".f1 .t{animation-duration:2s}.f2 .t{animation-delay:-.6s}",
  "@keyframes turn{to{transform:rotate(360deg)}}",
  ...flights.map((way, index) => {
    const steps = way.map(([x, y], step) => {
      const opacity = step === 0 || step === way.length - 1 ? 0 : 1;
      const early = step === 0 ? "2%{opacity:1}" : "";
      return `${num((step / (way.length - 1)) * 52)}%${step === way.length - 1 ? ",to" : ""}{transform:translate(${x}px,${y}px);opacity:${opacity}}${early}`;
    });
    return `.f${index}{opacity:0;animation:f${index} 6s linear infinite}@keyframes f${index}{${steps.join("")}}`;
  }),
].join("");

function oak(isWindy: boolean): string {
  return sky() + hills + hill + trunk + crown(isWindy) + meadow(isWindy);
}

export const pictures: Readonly<Record<string, string>> = {
  "tree.svg": svg("An oak on a hill", oak(false)),
  "tree-moving.svg": moving("The wind stirs the leaves of an oak", rules, oak(true) + flying()),
};

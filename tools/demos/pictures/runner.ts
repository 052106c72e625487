// A runner passes a park, painted and as a line drawing: one scene and one motion, put on paper by two brushes.
import { type Point, circle, group, limb, mix, num, path, rect, stroke } from "../pen.ts";
import { HEIGHT, WIDTH, colour, keyframes, moving } from "../svg.ts";

/** How shapes get onto the paper. */
interface Brush {
  readonly paper: string;
  shape(d: string, fill: string): string;
  line(d: string, fill: string, width: number): string;
  /** What hides the edges where two bones of a limb meet. */
  joint(at: Point, radius: number, fill: string): string;
  /** The whole picture, with what all of its shapes share. */
  whole(body: string): string;
}

const painted: Brush = {
  paper: colour.sky,
  shape: path,
  line: stroke,
  joint: () => "",
  whole: (body) => body,
};

const brightness = (hex: string): number =>
  [0.3, 0.59, 0.11].reduce(
    (sum, share, index) =>
      sum + share * Number.parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16),
    0,
  );

const hatching = (id: string, gap: number): string =>
  `<pattern id="${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">${rect([0, 0, gap, gap], colour.paper, `stroke="none"`)}<path d="M0 1h${gap}" stroke="${mix(colour.ink, colour.paper, 0.25)}" stroke-width=".9"/></pattern>`;

/** What a pencil makes of a colour: paper where it is light, hatching where it is dark. */
function hatched(fill: string): string {
  const light = brightness(fill);
  if (light > 168) return colour.paper;
  return light > 108 ? "url(#a)" : "url(#b)";
}

const drawn: Brush = {
  paper: colour.paper,
  shape: (d, fill) => path(d, hatched(fill)),
  line: (d, _fill, width) => path(d, "none", `stroke-width="${num(Math.min(width, 2.4))}"`),
  joint: (at, radius, fill) => circle(at, radius, hatched(fill), `stroke="none"`),
  whole: (body) =>
    hatching("a", 7) + hatching("b", 4) + group(`stroke="${colour.ink}" stroke-width="1.8"`, body),
};

// One round of running takes two steps. The ground passes as fast as the foot that stands on it goes back.
const STRIDE = 0.9;
const GROUND = 424;
const HIP: Point = [296, 284];
const THIGH = 68;
const SHIN = 70;
const UPPER_ARM = 50;
const FOREARM = 46;

/** A curve that comes round again through values at their times. */
function around(
  values: readonly (readonly [time: number, value: number])[],
): (time: number) => number {
  return (time) => {
    const at = ((time % 1) + 1) % 1;
    const after = values.findIndex(([when]) => when > at);
    const [to, next] = values[after] ?? [1 + (values[0]?.[0] ?? 0), values[0]?.[1] ?? 0];
    const [from, value] = values.at(after <= 0 ? -1 : after - 1) ?? [0, 0];
    const share = (at - from) / (to - from);
    return value + ((next - value) * (1 - Math.cos(Math.PI * share))) / 2;
  };
}

// In degrees, from the moment that the foot touches the ground: the thigh forwards, the knee bent, the toes up.
const thigh = around([
  [0, 34],
  [0.14, 20],
  [0.36, -24],
  [0.46, -20],
  [0.64, 20],
  [0.8, 54],
  [0.9, 48],
]);
const knee = around([
  [0, 16],
  [0.13, 36],
  [0.34, 16],
  [0.5, 78],
  [0.64, 112],
  [0.8, 84],
  [0.93, 24],
]);
const toes = around([
  [0, 12],
  [0.12, 6],
  [0.24, 6],
  [0.38, -42],
  [0.55, -30],
  [0.8, 6],
]);
const armSwing = (time: number): number => -8 - 40 * Math.cos(2 * Math.PI * time);
const elbow = (time: number): number => 88 - 18 * Math.cos(2 * Math.PI * time);

/** The turns of every joint: of the left and the right side half a round apart. */
function gait(): string {
  const joints: Readonly<Record<string, (time: number) => number>> = {
    t: (time) => 90 - thigh(time),
    k: knee,
    f: (time) => -90 - toes(time),
    u: (time) => 90 - armSwing(time),
    e: (time) => -elbow(time),
  };
  const rules = Object.entries(joints).map(([name, angle]) => {
    const frames = keyframes(name, 16, (time) => `transform:rotate(${Math.round(angle(time))}deg)`);
    return `.${name}{animation:${name} ${STRIDE}s linear infinite}${frames}`;
  });
  // The round begins in the air, with one leg far back.
  const delays = [
    ["n", 0.42],
    ["o", 0.92],
  ].map(
    ([side, begin]) =>
      `.${side},.${side} *{animation-delay:-${(Number(begin) * STRIDE).toFixed(3)}s}`,
  );
  return rules.join("") + delays.join("");
}

const rules: string = [
  gait(),
  `.b{animation:b ${STRIDE / 2}s ease-in-out -.1s infinite alternate}@keyframes b{0%{transform:translateY(5px)}to{transform:translateY(-5px)}}`,
  `.p{animation:p ${STRIDE / 2}s ease-in-out infinite alternate}@keyframes p{0%{transform:rotate(-10deg)}to{transform:rotate(16deg)}}`,
  ".g{animation:g 1.2s linear infinite}@keyframes g{to{transform:translateX(-480px)}}",
  ".m{animation:m 6s linear infinite}@keyframes m{to{transform:translateX(-800px)}}",
  ".y{animation:y 6s linear infinite}@keyframes y{to{transform:translateX(-160px)}}",
].join("");

const at = ([x, y]: Point, className: string, ...body: readonly string[]): string =>
  group(`transform="translate(${num(x)} ${num(y)})"`, group(`class="${className}"`, ...body));

interface Clothes {
  readonly skin: string;
  readonly shorts: string;
  readonly shoe: string;
  readonly shirt: string;
}

const near: Clothes = {
  skin: colour.skin,
  shorts: colour.night,
  shoe: colour.yellow,
  shirt: colour.red,
};
const far: Clothes = {
  skin: mix(colour.skin, colour.skinDark, 0.6),
  shorts: mix(colour.night, colour.ink, 0.6),
  shoe: mix(colour.yellow, colour.wood, 0.5),
  shirt: mix(colour.red, colour.ink, 0.3),
};

function leg(brush: Brush, side: string, { skin, shorts, shoe }: Clothes): string {
  const foot =
    brush.shape("M-9-13C-12 0-12 8-9 12l34 3c12 0 16-6 10-10C24 0 14-6 10-14z", shoe) +
    brush.shape("M-10 9l45 3c4 2 4 7 0 7H-8c-3-3-4-6-2-10z", colour.paper);
  const lower =
    brush.shape(limb([0, 0, 13], [SHIN - 4, 0, 8]), skin) +
    brush.shape(`M${SHIN - 22}-9l14-1v19h-14z`, colour.paper) +
    at([SHIN, 0], "f", foot);
  const upper =
    brush.shape(limb([0, 0, 19], [THIGH, 0, 13]), skin) +
    brush.shape("M-12-19C8-22 34-20 44-18v36C30 21 8 23-12 20-24 10-24-10-12-19z", shorts) +
    brush.joint([THIGH, 0], 11.6, skin);
  return at(HIP, `t ${side}`, at([THIGH, 0], "k", lower), upper);
}

function arm(brush: Brush, side: string, shoulder: Point, { skin, shirt }: Clothes): string {
  const lower =
    brush.shape(limb([0, 0, 9], [FOREARM, 0, 6.5]), skin) +
    brush.shape(`M${FOREARM - 2}-8c10-3 18 0 18 7 0 8-8 11-18 8z`, skin) +
    brush.joint([FOREARM, 0], 5.4, skin);
  const upper =
    brush.shape(limb([0, 0, 12], [UPPER_ARM, 0, 9]), skin) +
    brush.shape("M-6-12C4-15 16-14 24-13v26C16 14 4 15-6 13-16 8-16-8-6-12z", shirt) +
    brush.joint([UPPER_ARM, 0], 7.8, skin);
  return at(shoulder, `u ${side}`, at([UPPER_ARM, 0], "e", lower), upper);
}

function runner(brush: Brush): string {
  const [x, y] = HIP;
  const shoulder: Point = [x + 20, y - 92];
  const hair = mix(colour.wood, colour.ink, 0.55);
  const torso =
    brush.shape(
      "M276 286c2-34 4-62 16-94 8-14 34-14 44-2 6 22-4 60-16 96-14 12-34 10-44 0z",
      near.shirt,
    ) +
    brush.shape(
      "M276 282c14 8 32 8 46 0-2 8-4 14-6 20-14 4-28 2-40-2-2-6-2-12 0-18z",
      near.shorts,
    ) +
    brush.shape("M330 186c10 14 4 54-10 98-6 4-10 6-14 6 12-40 20-70 18-102z", far.shirt);
  const tail = brush.shape("M0-6c-20-8-40 0-54 16-2 8 6 8 12 4-2 6 2 8 8 6C-20 22-4 16 2 6z", hair);
  const head =
    brush.shape("M314 186c2-8 4-16 4-24l18 4c-2 8-2 14 0 20-4 8-18 8-22 0z", far.skin) +
    at([318, 134], "p", tail) +
    brush.shape(
      "M346 116c8 10 8 18 7 24l6 8c1 3-2 4-5 4 0 8-2 16-8 18-14 2-26-4-32-14-4-20 8-46 32-40z",
      near.skin,
    ) +
    brush.shape(
      "M314 158c-8-12-8-36 8-46 14-8 28-4 32 6-6 2-10 4-14 10-2 8-4 10-10 10-2-4-8-2-6 6 2 6-4 12-10 14z",
      hair,
    ) +
    brush.line("M312 134c12-14 26-20 43-18", colour.paper, 5) +
    brush.line("M344 160q6 2 9-2M345 138v3", colour.ink, 2.2);
  return (
    brush.shape(
      `M230 ${GROUND + 8}c30-10 140-10 170 0-30 10-140 10-170 0z`,
      mix(colour.earth, colour.ink, 0.35),
    ) +
    group(
      `class="b"`,
      arm(brush, "o", [shoulder[0] + 8, shoulder[1] + 2], far),
      leg(brush, "o", far),
      torso,
      head,
      leg(brush, "n", near),
      arm(brush, "n", [shoulder[0] - 4, shoulder[1] + 4], near),
    )
  );
}

/** The edge of a crown of leaves, one bulge after the other around its middle. */
function crown([x, y]: Point, size: number): string {
  const count = 9;
  const edge = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI + 0.2;
    return `${Math.round(x + Math.cos(angle) * size)} ${Math.round(y + Math.sin(angle) * size * 0.86)}`;
  });
  const radius = Math.round(size * 0.42);
  const [first = ""] = edge;
  return `M${first}${[...edge.slice(1), first].map((point) => `A${radius} ${radius} 0 0 1 ${point}`).join("")}z`;
}

function tree(brush: Brush, x: number, size: number): string {
  const foot = 366;
  const top = foot - size * 2.3;
  return (
    brush.shape(
      `M${x - 9} ${foot}c5-30 5-60 3-${num(size * 1.6)}h14c-2 30-2 80 5 ${num(size * 1.6)}z`,
      mix(colour.wood, colour.paper, 0.1),
    ) +
    brush.shape(crown([x, top], size), colour.leaf) +
    brush.shape(crown([x + size * 0.3, top + size * 0.45], size * 0.5), colour.leafDark) +
    brush.shape(
      crown([x - size * 0.35, top - size * 0.25], size * 0.42),
      mix(colour.leaf, colour.grass, 0.6),
    )
  );
}

function bench(brush: Brush, x: number): string {
  const iron = mix(colour.ink, colour.stone, 0.2);
  const plank = (y: number, height: number): string =>
    brush.shape(`M${x} ${y}h108v${height}H${x}z`, mix(colour.wood, colour.orange, 0.25));
  return (
    brush.line(
      `M${x + 14} 376v-62M${x + 94} 376v-62M${x + 2} 376v-26M${x + 106} 376v-26`,
      iron,
      5,
    ) +
    plank(312, 9) +
    plank(326, 9) +
    plank(344, 11)
  );
}

function lantern(brush: Brush, x: number): string {
  const iron = mix(colour.ink, colour.leafDark, 0.3);
  return (
    brush.shape(`M${x - 8} 378l4-12V208h8v158l4 12z`, iron) +
    brush.shape(`M${x - 10} 176h20l-4 32h-12z`, mix(colour.yellow, colour.paper, 0.5)) +
    brush.shape(`M${x - 14} 176l14-16 14 16z`, iron)
  );
}

/** Somewhat that comes again and again beside itself, so that it can pass without an end. */
function passing(className: string, period: number, body: string): string {
  const copies: string[] = [];
  for (let x = period; x < WIDTH + period; x += period)
    copies.push(`<use href="#${className}" x="${x}"/>`);
  return group(`class="${className}"`, group(`id="${className}"`, body), ...copies);
}

function park(brush: Brush): string {
  const cloud = (x: number, y: number): string =>
    brush.shape(
      `M${x} ${y}h104c0-14-12-18-22-16-8-18-34-16-40-2-18-6-26 2-26 8-10-2-16 4-16 10z`,
      colour.cloud,
    );
  // Tree tops and hedge come again every 160 units; each is one long shape without a seam.
  const row = (y: number, bulges: string): string =>
    `M-4 366V${y}h4${bulges.repeat((WIDTH + 160) / 160)}h4V366z`;
  const tops = row(248, "a26 26 0 0 1 44-14a36 36 0 0 1 66-4a26 26 0 0 1 50 18");
  const hedge = row(318, "c12-12 30-12 40 0".repeat(4));
  return (
    cloud(70, 92) +
    cloud(452, 66) +
    group(
      `class="y"`,
      brush.shape(tops, mix(colour.leaf, colour.sky, 0.5)),
      brush.shape(hedge, mix(colour.leaf, colour.sky, 0.22)),
    ) +
    brush.shape(`M-4 352h${WIDTH + 8}v44H-4z`, colour.grass) +
    passing(
      "m",
      800,
      tree(brush, 96, 74) +
        lantern(brush, 232) +
        tree(brush, 400, 88) +
        bench(brush, 496) +
        tree(brush, 690, 66) +
        brush.line("M300 380l4-9 4 9M650 384l4-9 4 9M30 382l4-9 4 9", colour.leaf, 3),
    ) +
    brush.shape(`M-4 394h${WIDTH + 8}v62H-4z`, mix(colour.earth, colour.paper, 0.5)) +
    passing(
      "g",
      480,
      brush.line(
        "M20 410h46M150 440h70M262 404h30M330 424h56M420 446h40",
        mix(colour.earth, colour.paper, 0.25),
        4,
      ) + brush.line("M60 394l4-10 5 10M250 394l5-12 5 12M420 394l4-8 5 8", colour.leafDark, 3),
    )
  );
}

function foreground(brush: Brush): string {
  return (
    brush.shape(`M-4 452h${WIDTH + 8}v32H-4z`, mix(colour.grass, colour.leaf, 0.35)) +
    group(
      `class="g"`,
      [0, 160, 320, 480, 640, 800, 960]
        .map((x) =>
          brush.line(`M${x + 20} 466l5-16 6 16m6 0l7-12 4 12m46 8l5-18 6 18`, colour.leafDark, 3.5),
        )
        .join(""),
    )
  );
}

function picture(brush: Brush): string {
  const sheet = rect([0, 0, WIDTH, HEIGHT], brush.paper);
  return sheet + brush.whole(park(brush) + runner(brush) + foreground(brush));
}

export const pictures: Readonly<Record<string, string>> = {
  "runner-moving.svg": moving("A runner passes a park", rules, picture(painted)),
  "runner-drawn-moving.svg": moving(
    "A runner passes a park, as a line drawing",
    rules,
    picture(drawn),
  ),
};

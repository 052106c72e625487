// A cat on a table pushes a glass over the edge with its paw. Paw and glass follow one timetable, so that they touch.
import { type Point, circle, ellipse, group, limb, mix, num, path, rect, stroke } from "../pen.ts";
import { type Angles, jointed, reach, turns } from "../joints.ts";
import { HEIGHT, WIDTH, colour, keyframes, moving } from "../svg.ts";

const ROUND = 6;
const TABLE = 326;
const EDGE = 468;

const fur = mix(colour.orange, colour.paper, 0.12);
const furShade = mix(colour.orange, colour.wood, 0.5);
const stripe = mix(colour.orange, colour.skinDark, 0.65);
const white = colour.paper;
const wood = mix(colour.wood, colour.paper, 0.1);

/** A value on the timetable: it eases from one entry (time in seconds, value) to the next. */
function on(
  timetable: readonly (readonly [second: number, value: number])[],
  time: number,
): number {
  const second = time * ROUND;
  let [from = 0, value = 0] = timetable[0] ?? [];
  for (const [to, next] of timetable) {
    if (second <= to) {
      const share = to === from ? 1 : (second - from) / (to - from);
      return value + (next - value) * share * share * (3 - 2 * share);
    }
    [from, value] = [to, next];
  }
  return value;
}

/** How far the glass was pushed: a little, a look at whoever watches, and then all the way. */
const pushed = (time: number): number =>
  on(
    [
      [0.4, 0],
      [0.9, 16],
      [2, 16],
      [2.7, 52],
    ],
    time,
  );

/** How far the glass has tipped and fallen once it stands over the edge. */
const tipped = (time: number): number =>
  on(
    [
      [2.35, 0],
      [2.75, 28],
      [3.3, 150],
    ],
    time,
  );
const fallen = (time: number): number => {
  const seconds = Math.max(0, Math.min(3.4, time * ROUND) - 2.65);
  return 430 * seconds ** 2 + 20 * seconds;
};

const GLASS: Point = [408, TABLE];
const SHOULDER: Point = [304, 250];
const UPPER = 66;
const LOWER = 74;

/** The paw follows the glass, stays out for a moment, and comes back. */
function paw(time: number): Angles {
  const back = on(
    [
      [3.6, 0],
      [4.5, 1],
      [5.3, 1],
      [5.9, 0],
    ],
    time,
  );
  const [out, low] = [
    GLASS[0] -
      21 +
      pushed(time) *
        (1 -
          on(
            [
              [3.3, 0],
              [4, 1],
            ],
            time,
          )),
    284,
  ];
  const lift = on(
    [
      [1, 0],
      [1.3, 12],
      [1.9, 0],
    ],
    time,
  );
  const goal: Point = [out - back * 44 - lift * 0.6, low + back * 30 - lift];
  return reach(SHOULDER, goal, UPPER, LOWER, 1);
}

const room: string =
  rect([0, 0, WIDTH, HEIGHT], mix(colour.leaf, colour.paper, 0.72)) +
  path("M0 0h640v40L0 130z", colour.paper, `opacity=".18"`) +
  rect([0, 432, WIDTH, 48], mix(colour.wood, colour.paper, 0.35)) +
  rect([0, 420, WIDTH, 14], colour.paper) +
  // A window with hills behind, and a plant on its sill.
  rect([40, 36, 178, 176], colour.paper) +
  rect([52, 48, 154, 152], colour.sky) +
  path("M52 150c40-26 90-26 154-8v58H52z", mix(colour.leaf, colour.sky, 0.35)) +
  path("M52 172c50-16 100-6 154-4v32H52z", colour.grass) +
  circle([172, 82], 16, mix(colour.yellow, colour.cloud, 0.3)) +
  path("M68 100h56c0-10-8-12-14-10-6-12-24-8-26 2-8-2-14 2-16 8z", colour.cloud) +
  rect([125, 48, 9, 152], colour.paper) +
  rect([52, 116, 154, 8], colour.paper) +
  rect([30, 206, 198, 14], mix(colour.paper, colour.wood, 0.18)) +
  // A shelf with books and a picture on the right.
  rect([430, 150, 178, 10], wood) +
  rect([430, 160, 178, 5], mix(wood, colour.ink, 0.3)) +
  rect([446, 90, 20, 60], colour.blue) +
  rect([466, 98, 16, 52], colour.red) +
  rect([482, 84, 22, 66], mix(colour.leafDark, colour.paper, 0.15)) +
  rect([504, 102, 14, 48], colour.yellow) +
  rect([449, 100, 14, 4], colour.paper) +
  rect([486, 96, 14, 4], colour.paper) +
  path("M550 150c-8-10-8-28 6-32h16c14 4 14 22 6 32z", mix(colour.red, colour.wood, 0.4)) +
  path(
    "M562 120c-14-10-20-30-14-44 12 8 16 24 16 40 0-20 8-40 22-46 4 18-6 40-20 50z",
    colour.leaf,
  ) +
  path("M566 118c2-14 12-26 24-26 0 12-10 22-24 26z", colour.leafDark);

const table: string =
  rect([60, 366, 30, 114], mix(wood, colour.ink, 0.35)) +
  rect([416, 366, 32, 114], mix(wood, colour.ink, 0.25)) +
  path("M-10 306h446l32 30H-10z", mix(wood, colour.paper, 0.22)) +
  rect([-10, 336, EDGE + 10, 30], wood) +
  rect([-10, 360, EDGE + 10, 6], mix(wood, colour.ink, 0.3)) +
  stroke("M20 316h150m60 10h90m-280 4h60m250-12h40", mix(wood, colour.paper, 0.05), 2) +
  path(
    "M96 330c30-14 180-14 236-6 10 4 4 10-10 12H110c-14 0-20-2-14-6z",
    mix(wood, colour.ink, 0.28),
  );

const tail: string =
  path(
    "M160 330c-40 8-84 2-96-32-8-26 6-46 22-48 14 0 18 16 8 22-12 6-14 18-6 28 14 16 46 10 76-4z",
    furShade,
  ) +
  path("M76 252c12-6 24 0 24 10-2 8-10 12-14 16-8-6-16-14-10-26z", stripe) +
  stroke("M66 290l22-6M84 318l10-16", stripe, 7);

const body: string =
  // The foreleg that stands, behind the chest.
  path("M286 250c4 30 2 54 0 72-2 8 4 10 14 10h26c6-8-2-14-12-16-2-24 2-44 4-66z", furShade) +
  path(
    "M122 296c-2-52 36-116 104-128 30-6 70 0 92 22 14 30 6 72-14 104-4 16-6 28-8 38H160c-22 0-38-12-38-36z",
    fur,
  ) +
  path("M318 190c14 30 6 72-14 104-4 16-6 28-8 38h-34c10-40 40-70 34-140z", white) +
  path(
    "M122 296c0 24 16 36 38 36h100c14-4 12-18-6-22-20 6-40 0-46-20-4-30-30-44-54-34-20 8-30 22-32 40z",
    furShade,
  ) +
  path(
    "M132 292c4-34 40-50 66-28 22 20 16 48 6 58 20 0 40-2 52 4 6 4 4 8-4 8h-92c-18 0-30-16-28-42z",
    fur,
  ) +
  stroke(
    "M180 190q10 14 8 34M208 178q10 16 8 42M238 174q8 16 6 38M152 218q10 8 14 20M146 276q18-6 30 4M150 300q16-4 24 4",
    stripe,
    8,
  ) +
  path("M230 322c14-2 28 2 30 8h-30c-6-2-6-6 0-8z", white);

const foreleg: string = jointed(
  "a",
  SHOULDER,
  {
    length: UPPER,
    drawn: path(limb([0, 0, 21], [UPPER, 0, 15]), fur) + stroke("M20-14v14M38-13v12", stripe, 6),
  },
  path(limb([0, 0, 15], [LOWER - 16, 0, 11]), fur) +
    stroke("M18-12v12", stripe, 6) +
    path("M48-12c14-2 26 0 30 11 0 11-14 14-28 11z", white) +
    stroke("M72-4l5 1M70 4l6 1", furShade, 2),
);

const eye = (x: number, y: number): string =>
  ellipse([x, y], 9, 10.5, mix(colour.leaf, colour.yellow, 0.45)) +
  group(`class="e"`, ellipse([x + 1, y], 4.2, 8, colour.ink) + circle([x - 0.5, y - 3], 2, white));

const head: string =
  // Ears, the face, its stripes, and the muzzle.
  path(
    "M262 122c-8-26-8-50-2-62 18 6 36 22 46 42zM372 124c10-26 12-48 8-62-18 6-36 20-46 38z",
    fur,
  ) +
  path(
    "M268 110c-4-16-4-28-2-36 10 4 20 14 28 26zM366 112c6-14 8-28 6-36-8 4-18 12-24 22z",
    colour.pink,
  ) +
  path("M318 90c36 0 62 24 64 56 2 34-30 56-64 56s-68-22-66-56c2-32 30-56 66-56z", fur) +
  path(
    "M364 112c12 10 18 22 18 34 2 34-30 56-64 56-10 0-20-2-30-6 44 0 78-34 76-84z",
    furShade,
    `opacity=".45"`,
  ) +
  stroke(
    "M318 92v24M302 94l4 18M334 94l-4 18M254 150l18 2M258 168l18-4M381 150l-16 2M378 168l-16-4",
    stripe,
    6,
  ) +
  path("M296 176c4-14 20-20 26-18 8-2 24 4 28 18 0 16-14 22-28 22s-26-6-26-22z", white) +
  eye(292, 144) +
  eye(346, 144) +
  path("M314 162h16c0 6-4 10-8 10s-8-4-8-10z", mix(colour.pink, colour.red, 0.3)) +
  stroke(
    "M322 172v6M322 178q-8 8-15 2M322 178q8 8 15 2",
    mix(colour.skinDark, colour.ink, 0.3),
    2.4,
  ) +
  stroke("M300 174l-40-6M300 180l-38 6M344 174l42-6M344 180l40 6", white, 1.8);

const glass: string = ((): string => {
  const clear = mix(colour.sky, colour.cloud, 0.5);
  return (
    path("M-22-74h44l-6 74h-32z", clear, `opacity=".75"`) +
    path("M-19.5-44h39L16-2h-32z", colour.water, `opacity=".8"`) +
    ellipse([0, -44], 19.5, 4, mix(colour.water, colour.cloud, 0.5)) +
    path("M-17-70h6l4 66h-6z", colour.cloud, `opacity=".8"`) +
    stroke("M-22-74h44", colour.cloud, 2.5) +
    stroke("M-16-1h32", mix(colour.water, colour.blue, 0.4), 3)
  );
})();

const drops: string = group(
  `class="d"`,
  ...[
    [488, 300],
    [502, 286],
    [518, 304],
    [528, 280],
    [510, 322],
  ].map(([x = 0, y = 0], index) => circle([x, y], 3 + (index % 3), colour.water)),
);

const COUNT = 40;
const rules: string = [
  `.g{animation:g ${ROUND}s linear infinite}`,
  keyframes("g", COUNT * 1.5, (time) => {
    if (time * ROUND > 3.45) {
      const seen = num(
        on(
          [
            [5.2, 0],
            [5.8, 1],
          ],
          time,
        ),
      );
      return `transform:translate(${GLASS[0]}px,${TABLE}px);opacity:${seen}`;
    }
    const drop = Math.min(fallen(time), 260);
    const x = GLASS[0] + pushed(time) + tipped(time) * 0.22;
    return `transform:translate(${num(x)}px,${num(TABLE + drop)}px) rotate(${num(tipped(time))}deg);opacity:${drop > 250 ? 0 : 1}`;
  }),
  turns("a", ROUND, COUNT, paw),
  ".h{transform-origin:310px 200px}",
  `.h{animation:h ${ROUND}s ease-in-out infinite}`,
  "@keyframes h{0%,8%{transform:none}17%,30%{transform:translate(-3px,0) rotate(-3deg)}42%{transform:translate(2px,2px) rotate(3deg)}52%,68%{transform:translate(9px,9px) rotate(12deg)}88%,to{transform:none}}",
  `.e{animation:e ${ROUND}s ease-in-out infinite}`,
  "@keyframes e{0%,12%,38%{transform:translate(3.5px,2px)}17%,31%{transform:translate(-1px,0)}50%,70%{transform:translate(4px,4px)}88%,to{transform:translate(3.5px,2px)}}",
  ".t{transform-origin:150px 326px;animation:t 3s ease-in-out infinite}",
  "@keyframes t{0%,to{transform:none}45%{transform:rotate(7deg)}75%{transform:rotate(-3deg)}}",
  `.d{animation:d ${ROUND}s linear infinite}`,
  "@keyframes d{0%,45%{transform:none;opacity:0}46%{opacity:1}57%,to{transform:translate(20px,220px);opacity:0}}",
].join("");

export const pictures: Readonly<Record<string, string>> = {
  "cat-glass-moving.svg": moving(
    "A cat on a table pushes a glass over the edge with its paw",
    rules,
    room +
      table +
      group(`class="t"`, tail) +
      body +
      group(`class="h"`, head) +
      drops +
      group(`class="g"`, glass) +
      foreleg,
  ),
};

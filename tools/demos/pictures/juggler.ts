// Somebody juggles three balls on a square. Hands and balls follow one law: what a hand holds and throws is where it is.
import {
  type Point,
  circle,
  clip,
  ellipse,
  group,
  limb,
  mix,
  num,
  path,
  rect,
  straight,
  stroke,
} from "../pen.ts";
import { reach, jointed, turns } from "../joints.ts";
import { HEIGHT, WIDTH, colour, keyframes, moving } from "../svg.ts";

// Each hand holds a ball for `HOLD` of a beat and is empty for the rest; with three balls for two hands, a ball is
// then in the air for one and a half beats less that (Shannon's law of juggling).
const BEAT = 1;
const HOLD = 0.6;
const FLIGHT = 1.5 - HOLD;
const ROUND = 3 * BEAT;

const MIDDLE = 320;
const INNER = 40;
const OUTER = 84;
const LEVEL = 296;
const PEAK = 66;
const UPPER = 63;
const LOWER = 62;

const inBeat = (time: number): number => ((time % BEAT) + BEAT) % BEAT;

/** Where the right hand is, as seen from the middle of the body: from the catch outside to the throw inside and back. */
function hand(time: number): Point {
  const phase = inBeat(time);
  if (phase < HOLD) {
    const share = phase / HOLD;
    const turn = Math.PI * share;
    return [INNER + ((OUTER - INNER) * (1 + Math.cos(turn))) / 2, LEVEL + 16 * Math.sin(turn)];
  }
  const turn = (Math.PI * (phase - HOLD)) / (BEAT - HOLD);
  return [INNER + ((OUTER - INNER) * (1 - Math.cos(turn))) / 2, LEVEL - 10 * Math.sin(turn)];
}

/** Where a ball is: in the right hand, on its arc to the left one, in the left hand, and on its arc back. */
function ball(time: number): Point {
  const half = ROUND / 2;
  const side = time % ROUND < half ? 1 : -1;
  const phase = time % half;
  if (phase < HOLD) {
    const [x, y] = hand(phase);
    return [side * x, y - 17];
  }
  const share = (phase - HOLD) / FLIGHT;
  const x = INNER + (-OUTER - INNER) * share;
  return [side * x, LEVEL - 17 - (LEVEL - PEAK) * 4 * share * (1 - share)];
}

const skin = colour.skin;
const skinShade = mix(skin, colour.skinDark, 0.4);
const shirt = colour.paper;
const shirtShade = mix(colour.paper, colour.ink, 0.14);
const trousers = mix(colour.ink, colour.blue, 0.3);
const trousersShade = mix(trousers, colour.ink, 0.5);

/** Three houses round the square, with shutters, doors and an awning. */
function square(): string {
  const wall = (x: number, width: number, top: number, fill: string): string => {
    const windows: string[] = [];
    for (let y = top + 26; y < 250; y += 74)
      for (let at = x + 20; at < x + width - 30; at += 58) {
        windows.push(
          rect([at - 9, y, 42, 42], mix(fill, colour.ink, 0.35)),
          rect([at, y, 24, 42], mix(colour.sky, colour.ink, 0.25)),
          path(`M${at} ${y}h24L${at} ${y + 26}z`, mix(colour.sky, colour.paper, 0.35)),
        );
      }
    return (
      rect([x, top, width, 380 - top], fill) +
      path(`M${x - 4} ${top}l10-26h${width - 12}l10 26z`, mix(colour.red, colour.wood, 0.55)) +
      windows.join("")
    );
  };
  const pale = (base: string): string => mix(base, colour.paper, 0.55);
  return (
    rect([0, 0, WIDTH, HEIGHT], colour.sky) +
    path(
      "M150 60h120c0-16-14-22-26-20-8-20-40-18-46 0-20-6-28 4-28 10-12-2-18 4-20 10z",
      colour.cloud,
    ) +
    path("M470 96h84c0-12-10-16-18-14-8-14-30-12-34 2-16-4-30 2-32 12z", colour.cloud) +
    wall(-20, 200, 86, pale(colour.orange)) +
    wall(470, 190, 112, pale(colour.leaf)) +
    wall(180, 134, 148, pale(colour.pink)) +
    wall(314, 156, 128, pale(colour.yellow)) +
    // The side of each house that the sun from the left does not reach.
    rect([156, 86, 24, 290], colour.ink, `opacity=".1"`) +
    rect([446, 128, 24, 250], colour.ink, `opacity=".1"`) +
    // A shop with its awning on the left, doors on the right.
    rect([14, 268, 130, 112], mix(colour.wood, colour.ink, 0.35)) +
    rect([24, 290, 68, 62], mix(colour.sky, colour.ink, 0.2)) +
    rect([104, 290, 32, 90], mix(colour.wood, colour.ink, 0.05)) +
    [0, 1, 2, 3, 4, 5, 6]
      .map((index) =>
        path(
          `M${10 + index * 20} 262h20l4 32c-2 8-22 8-24 0z`,
          index % 2 === 0 ? colour.red : colour.paper,
        ),
      )
      .join("") +
    rect([214, 300, 36, 80], mix(colour.blue, colour.ink, 0.2)) +
    rect([540, 288, 46, 92], mix(colour.leafDark, colour.ink, 0.3)) +
    path("M540 288a23 20 0 0 1 46 0z", mix(colour.sky, colour.paper, 0.3)) +
    rect([0, 374, WIDTH, 106], mix(colour.stone, colour.paper, 0.4)) +
    rect([0, 374, WIDTH, 8], mix(colour.stone, colour.ink, 0.15)) +
    paving() +
    bunting()
  );
}

function paving(): string {
  const rows = [398, 420, 446, 476];
  const lines = rows.map((y) => `M0 ${y}h${WIDTH}`).join("");
  const joints = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map(
    (step) => `M${320 + step * 74} 382L${320 + step * 130} 480`,
  );
  return stroke(lines + joints.join(""), mix(colour.stone, colour.paper, 0.12), 2);
}

function bunting(): string {
  const fills = [colour.red, colour.yellow, colour.blue, colour.leaf];
  const count = 13;
  const sag = (share: number): Point => [share * WIDTH, 30 + 220 * share * (1 - share) * 0.4];
  const flags = Array.from({ length: count }, (_, index) => {
    const [left, right] = [sag((index + 0.2) / count), sag((index + 0.8) / count)];
    const tip: Point = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2 + 30];
    return path(straight([left, right, tip]), fills[index % fills.length] ?? colour.red);
  });
  return stroke("M0 30Q320 74 640 30", mix(colour.paper, colour.ink, 0.3), 2) + flags.join("");
}

const legs: string =
  ellipse([344, 438], 96, 12, mix(colour.stone, colour.ink, 0.35)) +
  path("M284 318h36l-2 40-8 72h-32l2-60z", trousers) +
  path("M320 318h36l4 52 4 60h-32l-12-72z", trousersShade) +
  path("M276 428h36c2 8 0 14-4 14h-50c-4-10 8-14 18-14z", colour.wood) +
  path("M330 428h36c12 0 22 4 18 14h-50c-4 0-6-6-4-14z", mix(colour.wood, colour.ink, 0.3));

function body(): string {
  const torso =
    "M282 192c12-10 64-10 76 0 8 8 8 20 4 36-4 28-6 60-4 94h-76c2-34 0-66-4-94-4-16-4-28 4-36z";
  const stripes = [212, 234, 256, 278, 300].map((y) => `M278 ${y}q42 10 84 0`).join("");
  return (
    path(torso, shirt) +
    group(
      `clip-path="url(#torso)"`,
      stroke(stripes, colour.red, 10),
      path("M336 180c10 50 8 100 2 150h40V180z", colour.ink, `opacity=".13"`),
    ) +
    stroke(
      "M298 188c4 50 2 90-4 134M342 188c-4 50-2 90 4 134",
      mix(colour.ink, colour.blue, 0.35),
      7,
    ) +
    rect([282, 312, 76, 14], mix(colour.wood, colour.ink, 0.5)) +
    rect([313, 312, 14, 14], colour.yellow) +
    clip("torso", torso)
  );
}

// He looks up at the balls.
const head: string =
  path("M308 164h24v22c-4 10-20 10-24 0z", skinShade) +
  ellipse([320, 142], 29, 33, skin) +
  path("M326 110c20 4 26 22 22 44-4 16-14 22-24 22 14-16 16-44 2-66z", skinShade, `opacity=".45"`) +
  ellipse([290, 146], 5, 8, skin) +
  ellipse([350, 146], 5, 8, skinShade) +
  circle([309, 138], 4.6, colour.paper) +
  circle([332, 138], 4.6, colour.paper) +
  circle([309, 136], 2.7, colour.ink) +
  circle([332, 136], 2.7, colour.ink) +
  stroke("M302 128q7-4 12 0M327 128q6-4 12 0", mix(colour.wood, colour.ink, 0.5), 3) +
  path("M320 140l-5 14h10z", skinShade) +
  path(
    "M302 160c8-6 14-4 18 0 4-4 10-6 18 0 4 2 8 0 10-3-2 10-20 12-28 6-8 6-26 4-28-6 2 3 6 5 10 3z",
    mix(colour.wood, colour.ink, 0.5),
  ) +
  path("M312 167q8 6 16 0z", colour.red) +
  path("M289 128c-2-34 14-44 32-44s34 12 30 44c-16-8-44-8-62 0z", trousers) +
  path("M324 84c18 0 30 14 27 44-6-3-12-5-18-6 2-16-2-30-9-38z", trousersShade) +
  path("M278 130c20-16 64-16 84 0-4 8-16 2-42 2s-38 6-42-2z", trousers) +
  path("M288 118c16-8 48-8 64 0v6c-16-6-48-6-64 0z", colour.red);

const upperArm = (shade: string): string =>
  path(limb([0, 0, 15], [UPPER, 0, 12]), shade) +
  stroke("M22-12v24M42-11v22", mix(colour.red, shade, shade === shirt ? 0 : 0.2), 9);

const forearm = (tone: string, sleeve: string): string =>
  path(limb([0, 0, 11], [LOWER - 6, 0, 7]), tone) +
  path(limb([0, 0, 12.5], [14, 0, 12.5]), sleeve) +
  ellipse([LOWER, 0], 11, 9, tone);

const SHOULDER = 40;
const arms: string =
  jointed(
    "l",
    [MIDDLE - SHOULDER, 200],
    { length: UPPER, drawn: upperArm(shirt) },
    forearm(skin, shirt),
  ) +
  jointed(
    "r",
    [MIDDLE + SHOULDER, 200],
    { length: UPPER, drawn: upperArm(shirtShade) },
    forearm(skinShade, shirtShade),
  );

const palm = ([x, y]: Point): Point => [MIDDLE + x, y];

function arm(side: 1 | -1, time: number): readonly [number, number] {
  const [x, y] = hand(side === 1 ? time : time - BEAT / 2);
  return reach(
    palm([side * SHOULDER, 200]),
    palm([side * x, y]),
    UPPER,
    LOWER,
    side === 1 ? -1 : 1,
  );
}

const balls: string = [colour.red, colour.yellow, colour.blue]
  .map((fill, index) =>
    group(
      `class="b${index}"`,
      circle([0, 0], 17, fill) +
        path("M9-14.4A17 17 0 0 1-9 14.4 19 19 0 0 0 9-14.4z", mix(fill, colour.ink, 0.25)) +
        ellipse([-6, -7], 4, 3, mix(fill, colour.paper, 0.6)),
    ),
  )
  .join("");

const hat: string =
  ellipse([196, 452], 56, 10, mix(colour.stone, colour.ink, 0.3)) +
  path("M160 424h56c2 12 0 22-6 28h-44c-6-6-8-16-6-28z", colour.ink) +
  path("M160 434h57v9h-56z", colour.violet) +
  ellipse([188, 424], 42, 10, mix(colour.ink, colour.paper, 0.12)) +
  ellipse([188, 423], 29, 6, mix(colour.ink, colour.night, 0.5)) +
  [
    [178, 422],
    [192, 420],
    [202, 424],
    [186, 426],
  ]
    .map(([x = 0, y = 0]) => ellipse([x, y], 6, 3, colour.yellow))
    .join("") +
  ellipse([246, 456], 6, 3, colour.yellow);

const START = 0.3;
const rules: string = [
  keyframes("ball", 30, (share) => {
    const [x, y] = palm(ball((share + START) * ROUND));
    return `transform:translate(${num(x)}px,${num(y)}px)`;
  }),
  ...[0, 1, 2].map(
    (index) =>
      `.b${index}{animation:ball ${ROUND}s linear ${index === 0 ? "" : `-${index * BEAT}s `}infinite}`,
  ),
  turns("r", BEAT, 12, (share) => arm(1, share * BEAT + START * ROUND)),
  turns("l", BEAT, 12, (share) => arm(-1, share * BEAT + START * ROUND)),
  ".h{transform-origin:320px 180px;animation:sway 1.5s ease-in-out infinite alternate}",
  "@keyframes sway{0%{transform:rotate(-2deg)}to{transform:rotate(2deg)}}",
].join("");

export const pictures: Readonly<Record<string, string>> = {
  "juggler-moving.svg": moving(
    "Somebody juggles three balls",
    rules,
    square() + hat + legs + body() + group(`class="h"`, head) + arms + balls,
  ),
};

// A surfer on a wave, still, and the same one riding it towards the beach.
import {
  type Point,
  chance,
  circle,
  ellipse,
  group,
  limb,
  mix,
  num,
  path,
  rect,
  smooth,
  stroke,
} from "../pen.ts";
import { HEIGHT, WIDTH, colour, moving, svg } from "../svg.ts";

const SEA = 236;
const wall = mix(colour.water, colour.blue, 0.35);
const thin = mix(colour.water, colour.leaf, 0.3);
const bright = mix(colour.water, colour.cloud, 0.4);
const foam = colour.cloud;
const foamShade = mix(colour.cloud, colour.water, 0.35);

const palm = ([x, y]: Point, size: number): string => {
  const leaves = [-160, -120, -75, -35, -5].map((angle) => {
    const turn = `transform="rotate(${angle} 14 -58)"`;
    return path(
      "M14-58c12-10 28-8 40 6-16-4-28-2-40-6z",
      angle < -70 ? colour.leaf : colour.leafDark,
      turn,
    );
  });
  const place = `transform="translate(${x} ${y}) scale(${size})"`;
  return group(place, stroke("M0 0C2-20 6-40 14-58", colour.wood, 5), ...leaves);
};

const parasol = ([x, y]: Point, fill: string): string =>
  stroke(`M${x} ${y}v-14`, colour.paper, 1.6) + path(`M${x - 11} ${y - 12}c2-12 20-12 22 0z`, fill);

const shore: string =
  rect([0, 0, WIDTH, HEIGHT], colour.sky) +
  path("M0 130c200-30 420-40 640-14v130H0z", mix(colour.sky, colour.cloud, 0.55)) +
  circle([560, 66], 32, mix(colour.yellow, colour.cloud, 0.3)) +
  path(
    "M380 60h108c0-14-12-18-22-16-6-18-34-18-40-2-14-4-22 2-22 8-12-2-22 2-24 10z",
    colour.cloud,
  ) +
  path(
    "M330 238c50-50 90-70 140-66 50 2 70-24 110-22 30 2 50 12 60 16v76z",
    mix(colour.leaf, colour.sky, 0.5),
  ) +
  path("M400 238c40-30 90-40 130-34 40 4 80-14 110-12v50z", mix(colour.leaf, colour.sky, 0.15)) +
  path("M360 240c80-16 180-22 280-22v34H360z", mix(colour.yellow, colour.paper, 0.55)) +
  palm([536, 224], 0.9) +
  palm([604, 220], 1.15) +
  palm([576, 222], 0.75) +
  parasol([462, 236], colour.red) +
  parasol([500, 234], colour.yellow) +
  circle([478, 233], 2.5, colour.skinDark) +
  rect([476, 235, 4, 6], colour.blue) +
  rect([0, SEA + 4, WIDTH, HEIGHT], mix(colour.water, colour.sky, 0.25)) +
  path("M340 242c100-8 200-6 300 2v8c-100-6-200-6-300-4z", foam) +
  path("M300 268h340v40H300z", mix(colour.water, colour.sky, 0.1)) +
  stroke("M520 262h46m30 8h36m-60 14h44", bright, 3);

const face: string =
  path("M-10 480V66C70 30 190 34 290 92 400 156 470 268 650 338V480z", wall) +
  path(
    "M-10 120V66C70 30 190 34 290 92 360 133 414 192 474 244 400 206 350 150 280 122 180 84 80 84-10 120z",
    thin,
  ) +
  path(
    "M-10 96V66C70 30 190 34 290 92 340 121 380 160 420 198 360 156 330 126 270 102 180 66 80 66-10 96z",
    mix(thin, colour.cloud, 0.35),
  ) +
  path(
    "M-10 480V330c120-30 240-10 340 40 110 44 200 50 320 30v80z",
    mix(wall, colour.night, 0.22),
  ) +
  path("M-10 480v-44c140-24 300-14 410 2 90 10 160 2 250-14v56z", mix(wall, colour.night, 0.4));

/** The water is drawn up the wall of the wave in long curves. */
function streaks(): string {
  const lines = Array.from({ length: 10 }, (_, index) => {
    const top: Point = [228 + index * 30, 96 + index * 17 + (index > 6 ? 6 : 0)];
    const foot: Point = [330 + index * 34, 420 - index * 6];
    const middle: Point = [(top[0] + foot[0]) / 2 - 26, (top[1] + foot[1]) / 2 + 26];
    return path(smooth([top, middle, foot], false));
  });
  const style = `fill="none" stroke="${mix(wall, colour.cloud, 0.22)}" stroke-width="4" stroke-dasharray="70 40 24 46" class="s"`;
  return group(style, ...lines);
}

/** The part of the wave that has broken: heaps of foam from the crest on the left down to the trough. */
function broken(): string {
  const random = chance(11);
  const heap = (places: readonly Point[], size: number, fill: string): string =>
    group(
      `fill="${fill}"`,
      ...places.map((at, index) =>
        circle(at, size * (0.75 + random() * 0.5), "", `class="h${index % 3}"`),
      ),
    );
  const back: Point[] = [
    [20, 96],
    [70, 84],
    [120, 92],
    [158, 122],
    [180, 166],
    [196, 214],
    [212, 262],
    [236, 304],
    [270, 336],
    [306, 358],
  ];
  const front: Point[] = [
    [10, 130],
    [66, 128],
    [112, 152],
    [136, 200],
    [150, 250],
    [166, 300],
    [200, 342],
    [244, 366],
    [284, 380],
    [150, 350],
    [16, 428],
    [70, 420],
    [120, 414],
    [172, 404],
    [222, 396],
  ];
  const body = "M-10 480V80C60 60 130 76 164 130 200 190 190 300 320 376 240 410 100 430-10 440z";
  return (
    path(body, foamShade) +
    heap(back, 30, foamShade) +
    path(
      "M-10 440V110C60 96 110 130 126 180 150 260 160 330 280 384 200 410 90 420-10 440z",
      foam,
    ) +
    ellipse([100, 432], 170, 8, mix(wall, colour.night, 0.5)) +
    heap(front, 27, foam) +
    stroke(
      "M30 170c40 20 50 60 56 110M80 176c30 40 30 90 44 130M20 250c20 30 34 70 40 100M110 330c20 20 40 34 60 42M40 390c30 4 60 2 90-4",
      foamShade,
      7,
    )
  );
}

function spray(isMoving: boolean): string {
  const random = chance(4);
  const drops = Array.from({ length: 26 }, (_, index) => {
    const along = index / 26;
    const x = 150 + along * 190 + random() * 30;
    const y = 96 + along * along * 210 - random() * 60 + (index % 4 === 0 ? 40 : 0);
    const more = isMoving ? `style="animation-delay:-${num(random() * 2)}s"` : "";
    return circle([x, y], 1.6 + random() * 3.2, foam, more);
  });
  return group(isMoving ? `class="y"` : "", ...drops);
}

const skin = mix(colour.skin, colour.skinDark, 0.25);
const skinShade = mix(skin, colour.ink, 0.2);
const shorts = colour.blue;
const vest = colour.yellow;
const board = colour.paper;

// The surfer's own origin is on the middle of the board.
const surfer: string =
  path(
    "M-92-2C-60-16 50-16 104-22 84 0 20 14-40 12-70 10-88 6-92-2z",
    mix(board, colour.ink, 0.25),
  ) +
  path("M-92-4C-60-18 50-18 104-24 78-4 20 8-40 6-70 5-88 2-92-4z", board) +
  path("M-50-12l14-1 10 19h-14zM-24-14h7l10 20h-7z", colour.red) +
  path("M-78 4l-8 16 18-13z", mix(board, colour.ink, 0.45)) +
  // The arm and the leg that are farther away.
  path(limb([14, -112, 8], [46, -126, 6.5]), skinShade) +
  path(limb([46, -126, 6], [76, -118, 4.5]), skinShade) +
  circle([80, -117], 6, skinShade) +
  path(limb([0, -66, 15], [44, -50, 11]), mix(shorts, colour.ink, 0.3)) +
  path(limb([40, -51, 9.5], [40, -18, 6.5]), skinShade) +
  path("M34-22c4-2 10-2 14 0l14 6c2 4 0 6-4 6H34z", skinShade) +
  // The body leans forward over bent knees.
  path("M-18-70C-16-88-4-108 2-122c8-8 24-4 26 6 0 18-4 34-10 52-10 10-30 8-36-6z", vest) +
  path("M28-114c0 16-4 32-10 50-6 6-14 8-22 5 14-14 22-36 24-58z", mix(vest, colour.orange, 0.5)) +
  path(limb([-4, -66, 16], [-22, -36, 12]), shorts) +
  path(limb([-22, -40, 10], [-46, -14, 7]), skin) +
  path("M-54-22l14 2c6 4 12 6 16 8 2 4 0 6-4 6h-26c-6-4-4-12 0-16z", skin) +
  path(limb([4, -113, 9], [-28, -122, 7]), skin) +
  path(limb([-28, -122, 6.5], [-56, -140, 5]), skin) +
  circle([-59, -142], 6.5, skin) +
  // Neck and head.
  path(limb([16, -118, 7], [22, -130, 7]), skinShade) +
  ellipse([27, -143], 13, 15, skin) +
  path("M40-146l4 5-5 3zM36-132c-4 4-10 5-14 3l4-6z", skin) +
  path(
    "M12-140c-4-14 6-24 18-22 8 0 12 6 10 10-6 2-14-2-18 2-2 4-2 8-4 12-4 4-6 2-6-2zM14-146c-8 2-14 8-20 6 4-6 8-14 20-16z",
    colour.ink,
  ) +
  circle([36, -145], 1.6, colour.ink) +
  stroke("M34-135q4 1 6-2", colour.ink, 1.4);

const trail: string =
  path(
    "M-84 4C-130-6-170-36-214-84c20 46 60 96 110 110 30 6 70 0 100-10-30 2-60 0-80-12z",
    foam,
    `opacity=".85"`,
  ) +
  path(
    "M-60 14c-60 8-100-8-140-50 20 60 80 90 150 78 40-6 60-16 76-30-26 8-56 8-86 2z",
    bright,
    `opacity=".8"`,
  );

const boardSpray: string = path(
  "M98-12c8-2 14-8 20-16-4 14-8 22-24 28-22 8-60 12-104 10 40-4 84-10 108-22z",
  foam,
  `opacity=".9"`,
);

function rider(isMoving: boolean): string {
  const body = group(isMoving ? `class="b"` : "", surfer);
  const inner = group(isMoving ? `class="r"` : "", trail, body, boardSpray);
  return group(`transform="translate(384 312) rotate(17)"`, inner);
}

function foreground(isMoving: boolean): string {
  const patches = stroke(
    "M30 446c40-8 60 6 100-2M180 462c50-10 80 8 130-4M350 440c30-8 60 4 100-2M470 462c40-8 60 6 110-2M560 430c30-6 50 2 74-2M20 470h60",
    bright,
    5,
  );
  return group(isMoving ? `class="w"` : "", patches);
}

function picture(isMoving: boolean): string {
  return (
    shore + face + streaks() + rider(isMoving) + broken() + spray(isMoving) + foreground(isMoving)
  );
}

const rules: string = [
  "circle{transform-box:fill-box;transform-origin:50% 50%}",
  ".r{animation:ride 4s ease-in-out infinite}",
  "@keyframes ride{0%,to{transform:none}30%{transform:translate(34px,8px) rotate(5deg)}62%{transform:translate(6px,-26px) rotate(-9deg)}84%{transform:translate(-12px,-10px) rotate(-4deg)}}",
  ".b{animation:balance 2s ease-in-out infinite}",
  "@keyframes balance{0%,to{transform:none}50%{transform:rotate(-3deg) scaleY(.96)}}",
  ".s{animation:rise 2s linear infinite}@keyframes rise{to{stroke-dashoffset:180}}",
  ".y circle{animation:spray 2s ease-out infinite}",
  "@keyframes spray{0%{transform:translate(-10px,14px) scale(.6)}30%{transform:translate(0,-16px)}to{transform:translate(-24px,34px) scale(.3);opacity:0}}",
  ...[0, 1, 2].map(
    (kind) => `.h${kind}{animation:heap ${[2, 4, 3][kind] ?? 2}s ease-in-out infinite alternate}`,
  ),
  "@keyframes heap{to{transform:translate(7px,5px) scale(1.14)}}",
  ".w{animation:float 4s ease-in-out infinite}@keyframes float{50%{transform:translate(-26px,4px)}}",
].join("");

export const pictures: Readonly<Record<string, string>> = {
  "surfer.svg": svg("A surfer on a wave", picture(false).replace(/ class="[a-z]\d?"/g, "")),
  "surfer-moving.svg": moving("A surfer rides a wave towards the beach", rules, picture(true)),
};

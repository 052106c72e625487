// A kingfisher on a branch over water, in the colours that tell it from other birds.
import { type Point, limb, smooth, softLimb } from "../pen.ts";
import {
  type Shape,
  circle,
  drawn,
  ellipse,
  path,
  rect,
  stroke,
  together,
  veil,
} from "../shapes.ts";
import { HEIGHT, WIDTH, colour, svg } from "../svg.ts";

const blue = "#2476b4";
const deepBlue = "#1b5c93";
const azure = "#4fbbdc";
const rust = "#e0803a";
const deepRust = "#c4662b";
const white = "#fbf6ea";
const waterLine = 318;

function reeds(x: number, height: number, lean: number, fill: string): Shape {
  const blade = (offset: number, tall: number, bow: number): string =>
    `M${x + offset} ${waterLine + 10}Q${x + offset + bow * 0.3} ${waterLine - tall * 0.6} ${x + offset + bow} ${waterLine - tall}Q${x + offset + bow * 0.3 + 9} ${waterLine - tall * 0.5} ${x + offset + 9} ${waterLine + 10}z`;
  return path(
    blade(0, height, lean) + blade(12, height * 0.8, lean * 1.8) + blade(-14, height * 0.72, -lean),
    fill,
  );
}

function scene(): Shape {
  const ripples: readonly (readonly [Point, number])[] = [
    [[40, 346], 90],
    [[470, 340], 120],
    [[180, 372], 60],
    [[560, 384], 70],
    [[20, 420], 120],
    [[450, 432], 140],
    [[250, 462], 90],
  ];
  return together(
    rect([0, 0, WIDTH, waterLine + 4], "#dbe9dc"),
    circle([150, 90], 150, "#e6f0e2"),
    path(`M0 210Q120 150 260 200Q440 250 640 168V${waterLine + 4}H0z`, "#bcd6bd"),
    path(`M0 262Q160 232 330 268T640 250V${waterLine + 4}H0z`, "#9fc4a4"),
    reeds(60, 230, 22, "#83b08c"),
    reeds(112, 160, -14, "#8dba95"),
    reeds(594, 200, -26, "#83b08c"),
    reeds(622, 140, 16, "#8dba95"),
    rect([0, waterLine, WIDTH, HEIGHT - waterLine], "#6fb1c2"),
    rect([0, waterLine, WIDTH, 12], "#8cbcae"),
    path(`M0 400Q200 388 360 404T640 396V480H0z`, "#5fa3b8"),
    veil(
      0.4,
      ellipse([290, 436], 66, 20, "#2f6f96"),
      path("M330 424Q480 408 640 412V430Q480 420 330 424z", "#3d6f80"),
    ),
    stroke(
      ripples.map(([[x, y], length]) => `M${x} ${y}q${length / 2} 6 ${length} 0`).join(""),
      "#a8d3da",
      3,
    ),
    stroke("M212 428q80 12 168 0M226 450q72 10 140 0", "#8fc4cf", 3),
  );
}

function branch(): Shape {
  const leaf = (x: number, y: number, dx: number, dy: number, fill: string): Shape =>
    path(
      `M${x} ${y}q${dx * 0.2 - dy * 0.4} ${dy * 0.2 + dx * 0.4} ${dx} ${dy}q${-dx * 0.2 + dy * 0.4} ${-dy * 0.2 - dx * 0.4} ${-dx} ${-dy}z`,
      fill,
    );
  return together(
    path(softLimb([470, 340, 5], [500, 306, 4], [522, 268, 2]), "#6f4c33"),
    path(softLimb([540, 334, 5], [570, 360, 4], [584, 388, 2]), "#5c3e2a"),
    path(
      softLimb(
        [660, 310, 20],
        [580, 330, 15],
        [480, 340, 13],
        [380, 352, 11],
        [300, 358, 9],
        [246, 370, 6],
      ),
      "#7d563a",
    ),
    path(
      smooth([
        [660, 316],
        [580, 336],
        [480, 346],
        [380, 357],
        [300, 362],
        [246, 373],
        [300, 367],
        [380, 363],
        [480, 353],
        [580, 345],
        [660, 332],
      ]),
      "#5f4130",
    ),
    stroke("M430 342q30-2 52-6M546 326q24-2 40-8M360 350q14-2 24-3", "#9a7250", 2),
    leaf(520, 270, 14, -46, colour.leaf),
    leaf(512, 288, 44, -20, colour.leafDark),
    leaf(504, 300, -36, -24, colour.leaf),
    leaf(584, 386, 26, 36, colour.leafDark),
    leaf(576, 368, -22, 36, colour.leaf),
  );
}

function body(): Shape {
  return together(
    path(
      smooth([
        [398, 140],
        [386, 116],
        [356, 101],
        [326, 107],
        [304, 130],
        [288, 164],
        [264, 206],
        [242, 252],
        [226, 300],
        [206, 350],
        [190, 396, 0],
        [216, 402, 0],
        [240, 362],
        [272, 350],
        [314, 342],
        [352, 314],
        [380, 272],
        [392, 230],
        [390, 200],
        [400, 172],
      ]),
      blue,
    ),
    path(
      smooth([
        [206, 350],
        [190, 396, 0],
        [216, 402, 0],
        [240, 362],
        [232, 330],
      ]),
      deepBlue,
    ),
    path(
      smooth([
        [338, 214, 0],
        [366, 206],
        [391, 212, 0],
        [391, 236],
        [380, 272],
        [352, 314],
        [314, 342],
        [272, 350],
        [246, 358, 0],
        [282, 318],
        [314, 272],
      ]),
      rust,
    ),
    path(
      smooth([
        [391, 228, 0],
        [380, 272],
        [352, 314],
        [314, 342],
        [272, 350],
        [246, 358, 0],
        [300, 330],
        [340, 300],
        [368, 262],
      ]),
      deepRust,
    ),
    path(
      smooth([
        [300, 140, 0],
        [290, 168],
        [266, 210],
        [245, 256],
        [229, 304],
        [212, 350, 0],
        [240, 318],
        [262, 268],
        [286, 214],
        [306, 176],
      ]),
      azure,
    ),
  );
}

function wing(): Shape {
  const spots: readonly Point[] = [
    [306, 206],
    [296, 226],
    [312, 230],
    [286, 248],
    [303, 252],
    [319, 214],
  ];
  return together(
    path(
      smooth([
        [306, 184],
        [330, 196],
        [338, 224],
        [324, 262],
        [296, 302],
        [262, 336],
        [222, 366, 0],
        [242, 322],
        [262, 272],
        [282, 214],
      ]),
      deepBlue,
    ),
    path(
      smooth([
        [306, 184],
        [330, 196],
        [336, 224],
        [322, 250],
        [300, 268],
        [274, 262],
        [270, 246],
        [284, 210],
      ]),
      blue,
    ),
    stroke(
      "M318 270Q290 312 236 350M304 270Q276 312 238 338M288 268Q268 302 244 324",
      "#13466f",
      2.5,
    ),
    ...spots.map(([x, y]) => circle([x, y], 3, "#8ed6ea")),
  );
}

function head(): Shape {
  const spots: readonly Point[] = [
    [338, 116],
    [356, 110],
    [374, 116],
    [326, 130],
    [344, 130],
    [362, 126],
    [318, 148],
    [334, 146],
  ];
  return together(
    ...spots.map(([x, y]) => circle([x, y], 3, "#8ed6ea")),
    path("M314 176Q304 194 318 208Q334 204 342 190Q332 178 314 176z", white),
    path("M364 150Q336 150 320 170Q334 192 352 192Q366 180 380 166z", rust),
    path("M400 164Q404 178 392 200Q388 216 362 210Q352 208 348 200Q372 190 384 168z", white),
    path("M396 158Q376 166 362 182Q348 194 340 210Q352 212 360 204Q376 190 400 170z", blue),
    path("M380 138Q390 132 399 140L401 150L384 150z", rust),
    path("M396 141Q450 150 520 178Q450 168 399 158z", "#26323c"),
    path("M397 157Q450 168 520 178Q448 180 400 170z", "#3d4a55"),
    circle([372, 145], 9.5, "#1a222a"),
    circle([369, 142], 3, "#fff"),
  );
}

function feet(): Shape {
  const foot = (x: number, y: number): Shape =>
    together(
      path(limb([x - 4, y - 16, 6], [x, y, 4.5]), "#cf5a3a"),
      ...[-9, 0, 9].map((toe) =>
        path(limb([x + toe * 0.5, y, 3.5], [x + toe + 3, y + 9, 3]), "#cf5a3a"),
      ),
    );
  return together(foot(312, 351), foot(338, 347));
}

export const pictures: Readonly<Record<string, string>> = {
  "kingfisher.svg": svg(
    "A kingfisher on a branch over water",
    drawn([scene(), body(), wing(), head(), branch(), feet()]),
  ),
};

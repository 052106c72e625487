// A fox sits in the snow at the edge of a wood; its shadow and its footprints say that it is there.
import { type OutlinePoint, type Point, limb, smooth, softLimb } from "../pen.ts";
import {
  type Shape,
  circle,
  drawn,
  ellipse,
  moved,
  path,
  rect,
  stroke,
  together,
  veil,
} from "../shapes.ts";
import { HEIGHT, WIDTH, svg } from "../svg.ts";

const coat = "#dd7a35";
const coatDim = "#bd5f28";
const coatLight = "#ea9450";
const white = "#fdf8f0";
const whiteDim = "#e6ddd6";
const sock = "#3b2a2a";
const snow = "#f3f6fa";

/** A fir in layers, with snow on them where there is near enough to see it. */
function fir(x: number, foot: number, height: number, fill: string, isSnowy: boolean): Shape {
  const layers = [0, 1, 2, 3].map((layer) => {
    const top = foot - height + layer * height * 0.19;
    const low = top + height * 0.38;
    const half = height * (0.13 + layer * 0.055);
    return { top, low, half };
  });
  const layer = ({ top, low, half }: (typeof layers)[number]): string =>
    `M${x} ${Math.round(top)}L${Math.round(x + half)} ${Math.round(low)}Q${x} ${Math.round(low + height * 0.04)} ${Math.round(x - half)} ${Math.round(low)}z`;
  /** What lies on the left of a layer, where the light comes from. */
  const load = ({ top, low, half }: (typeof layers)[number]): string =>
    smooth([
      [x, top, 0],
      [x + half * 0.3, top + (low - top) * 0.3, 0],
      [x - half * 0.1, top + (low - top) * 0.5],
      [x - half * 0.3, top + (low - top) * 0.86],
      [x - half * 0.5, top + (low - top) * 0.8],
      [x - half, low, 0],
    ]);
  return together(
    isSnowy
      ? rect([x - height * 0.03, foot - height * 0.1, height * 0.06, height * 0.1], "#6d5648")
      : together(),
    ...layers
      .toReversed()
      .flatMap((each) => [path(layer(each), fill), isSnowy ? path(load(each), snow) : together()]),
  );
}

function wood(): Shape {
  const far = Array.from({ length: 17 }, (_, index) =>
    fir(
      index * 41 - 6,
      270,
      92 + ((index * 37) % 50),
      index % 2 === 0 ? "#b3c6d4" : "#a6bccb",
      false,
    ),
  );
  return together(
    rect([0, 0, WIDTH, 300], "#dbe7f0"),
    circle([176, 92], 110, "#e6edf1"),
    circle([176, 92], 62, "#f1efe6"),
    circle([176, 92], 34, "#faf3dc"),
    ...far,
    path(`M0 268Q150 232 330 258T640 244V${HEIGHT}H0z`, "#e4ecf4"),
    fir(66, 300, 210, "#5d8577", true),
    fir(144, 290, 150, "#6d9485", true),
    fir(592, 292, 176, "#6d9485", true),
  );
}

function field(): Shape {
  const prints = [0, 1, 2, 3, 4].map((step) =>
    ellipse([24 + step * 36, 466 - step * 7 + (step % 2) * 12], 9, 4, "#b9cadc"),
  );
  return together(
    path(`M0 330Q180 280 380 318T640 306V${HEIGHT}H0z`, snow),
    path(`M0 420Q160 384 340 420T640 400V${HEIGHT}H0z`, "#e9eff6"),
    ...prints,
    veil(
      0.5,
      path("M180 430Q250 412 420 410Q520 410 560 424Q500 446 380 448Q230 448 180 430z", "#a3b9d2"),
    ),
  );
}

function tail(): Shape {
  return together(
    path(
      softLimb(
        [404, 404, 16],
        [450, 410, 27],
        [500, 398, 32],
        [540, 364, 29],
        [556, 326, 18],
        [552, 300, 3],
      ),
      coatDim,
    ),
    path(
      softLimb(
        [404, 398, 12],
        [448, 400, 20],
        [492, 388, 24],
        [528, 356, 22],
        [548, 322, 13],
        [552, 300, 3],
      ),
      coat,
    ),
    path(
      smooth([
        [514, 354],
        [526, 340],
        [540, 318],
        [552, 296, 0],
        [574, 322],
        [573, 352],
        [560, 380],
        [546, 366],
        [540, 374],
        [530, 358],
        [522, 366],
      ]),
      white,
    ),
    path(
      smooth([
        [552, 296, 0],
        [574, 322],
        [573, 352],
        [560, 380],
        [550, 369],
        [560, 340],
      ]),
      whiteDim,
    ),
  );
}

function body(): Shape {
  return together(
    path(limb([320, 330, 20], [318, 386, 13], [316, 412, 11]), "#a8521f"),
    path(limb([317, 384, 12], [315, 412, 11], [306, 416, 9]), "#2e2022"),
    path(
      smooth([
        [236, 214],
        [300, 204],
        [344, 236],
        [384, 276],
        [424, 326],
        [440, 378],
        [428, 412],
        [390, 424],
        [340, 420],
        [300, 392],
        [262, 372],
        [240, 320],
        [230, 262],
      ]),
      coat,
    ),
    path(
      smooth([
        [344, 236],
        [384, 276],
        [424, 326],
        [440, 378],
        [428, 412],
        [390, 424],
        [372, 422],
        [402, 392],
        [400, 344],
        [372, 296],
      ]),
      coatDim,
    ),
    path(
      smooth([
        [236, 224],
        [270, 238],
        [306, 226],
        [312, 262, 0],
        [300, 266],
        [302, 296, 0],
        [288, 296],
        [284, 326, 0],
        [268, 316],
        [258, 336, 0],
        [244, 304],
        [234, 262],
      ]),
      white,
    ),
    path(
      "M236 226Q246 240 262 252Q276 254 296 238L309 230 311 246Q286 272 262 270Q244 262 234 246z",
      whiteDim,
    ),
    path(limb([268, 330, 24], [272, 376, 15], [270, 410, 12]), coat),
    path(
      smooth([
        [292, 330],
        [296, 350],
        [288, 376, 0],
        [286, 352],
        [280, 330],
      ]),
      coatDim,
    ),
    path(limb([272, 376, 15.5], [270, 410, 12.5], [258, 415, 10]), sock),
    path(
      smooth([
        [340, 420],
        [318, 396],
        [326, 352],
        [358, 328],
        [392, 340],
        [408, 378],
        [396, 416],
        [366, 424],
      ]),
      coatLight,
    ),
    path(limb([372, 416, 9], [336, 417, 9.5], [322, 419, 7.5]), sock),
  );
}

function head(): Shape {
  const mirrored = (points: readonly OutlinePoint[]): OutlinePoint[] =>
    points
      .map(([x, y, corner]): OutlinePoint => (corner === 0 ? [-x, y, 0] : [-x, y]))
      .toReversed();
  /** Both sides of a form that is the same left and right of the nose. */
  const both = (points: readonly OutlinePoint[]): string =>
    smooth([...points, ...mirrored(points.filter(([x]) => x !== 0))]);
  const pair = (points: readonly OutlinePoint[], fill: string): Shape =>
    path(smooth(points) + smooth(mirrored(points)), fill);
  const cheek: readonly OutlinePoint[] = [
    [-1, 10, 0],
    [7, 6, 0],
    [20, 20],
    [44, 10],
    [72, 26, 0],
    [66, 34],
    [68, 44, 0],
    [54, 46],
    [50, 56, 0],
    [28, 66],
    [13, 82],
    [-1, 87, 0],
  ];
  const eye: Point = [29, 2];
  return moved(
    "translate(266 160) rotate(-5)",
    pair(
      [
        [20, -44],
        [36, -78],
        [58, -104, 0],
        [66, -66],
        [54, -24],
      ],
      coatDim,
    ),
    pair(
      [
        [44, -86],
        [58, -104, 0],
        [65, -82],
        [56, -84],
      ],
      sock,
    ),
    pair(
      [
        [33, -46],
        [44, -72],
        [55, -86, 0],
        [58, -60],
        [50, -30],
      ],
      "#f3d9c4",
    ),
    path(
      both([
        [0, -52],
        [26, -50],
        [52, -32],
        [62, -4],
        [78, 24, 0],
        [66, 34],
        [68, 44, 0],
        [54, 46],
        [50, 56, 0],
        [28, 64],
        [13, 80],
        [0, 85],
      ]),
      coat,
    ),
    path(
      smooth([
        [30, -49],
        [52, -32],
        [62, -4],
        [78, 24, 0],
        [60, 18],
        [48, -8],
      ]),
      coatDim,
    ),
    pair(cheek, white),
    path(
      both([
        [0, 2],
        [9, 10],
        [11, 36],
        [12, 54],
        [0, 62],
      ]),
      coatLight,
    ),
    path(
      both([
        [0, 54],
        [9, 55],
        [12, 61],
        [6, 70],
        [0, 73],
      ]),
      "#2a1f22",
    ),
    ellipse([-3, 60], 4, 2, "#6b5a5c"),
    stroke("M0 72v4q-4 5-10 3M0 76q4 5 10 3", "#6b5a5c", 1.8),
    pair(
      [
        [14, 8, 0],
        [28, -7],
        [44, -5, 0],
        [34, 11],
      ],
      "#2a1f22",
    ),
    circle([eye[0], eye[1]], 5.5, "#e8a93a"),
    circle([-eye[0], eye[1]], 5.5, "#e8a93a"),
    ellipse([eye[0], eye[1]], 2.4, 4.8, "#1c1416"),
    ellipse([-eye[0], eye[1]], 2.4, 4.8, "#1c1416"),
    circle([eye[0] - 2, eye[1] - 2], 1.6, "#fff"),
    circle([-eye[0] - 2, eye[1] - 2], 1.6, "#fff"),
  );
}

function falling(): Shape {
  /** Every third flake: a line of no length shows its round ends alone. */
  const dots = (first: number): string =>
    Array.from({ length: 15 }, (_, index) => index * 3 + first)
      .map((index) => `M${(index * 149 + 31) % WIDTH} ${(index * 211 + 17) % HEIGHT}h.1`)
      .join("");
  return together(stroke(dots(0), "#fff", 7), stroke(dots(1) + dots(2), "#fff", 4));
}

export const pictures: Readonly<Record<string, string>> = {
  "fox.svg": svg("A fox in the snow", drawn([wood(), field(), tail(), body(), head(), falling()])),
};

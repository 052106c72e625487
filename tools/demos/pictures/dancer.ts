// A dancer whose body is drawn along 17 points, so that the points of the second picture are exactly hers.
import { type Joint, type Point, limb, smooth, softLimb } from "../pen.ts";
import {
  type Shape,
  circle,
  detail,
  drawn,
  ellipse,
  moved,
  path,
  rect,
  rects,
  stroke,
  together,
  veil,
} from "../shapes.ts";
import { HEIGHT, WIDTH, marks, svg } from "../svg.ts";

const neck: Point = [320, 144];
const tilt = 8;

/** Where a point of the upright head is when the head is tilted. */
function tilted(x: number, y: number): Point {
  const angle = (tilt * Math.PI) / 180;
  const [dx, dy] = [x - neck[0], y - neck[1]];
  return [
    Math.round(neck[0] + dx * Math.cos(angle) - dy * Math.sin(angle)),
    Math.round(neck[1] + dx * Math.sin(angle) + dy * Math.cos(angle)),
  ];
}

/** The 17 points of COCO. Left and right are the dancer's own: she faces us. */
const points = {
  nose: tilted(320, 121),
  leftEye: tilted(328, 114),
  rightEye: tilted(312, 114),
  leftEar: tilted(339, 117),
  rightEar: tilted(301, 117),
  leftShoulder: [351, 161],
  rightShoulder: [289, 161],
  leftElbow: [396, 108],
  rightElbow: [248, 104],
  leftWrist: [369, 50],
  rightWrist: [281, 46],
  leftHip: [334, 252],
  rightHip: [305, 252],
  leftKnee: [333, 336],
  rightKnee: [236, 303],
  leftAnkle: [331, 414],
  rightAnkle: [308, 338],
} as const satisfies Record<string, Point>;

type Name = keyof typeof points;

const bones: readonly (readonly [Name, Name])[] = [
  ["leftEar", "leftEye"],
  ["leftEye", "nose"],
  ["nose", "rightEye"],
  ["rightEye", "rightEar"],
  ["leftShoulder", "rightShoulder"],
  ["leftShoulder", "leftElbow"],
  ["leftElbow", "leftWrist"],
  ["rightShoulder", "rightElbow"],
  ["rightElbow", "rightWrist"],
  ["leftShoulder", "leftHip"],
  ["rightShoulder", "rightHip"],
  ["leftHip", "rightHip"],
  ["leftHip", "leftKnee"],
  ["leftKnee", "leftAnkle"],
  ["rightHip", "rightKnee"],
  ["rightKnee", "rightAnkle"],
];

const skin = "#a86f4a";
const skinDim = "#925c3b";
const hair = "#33241f";
const dress = "#c4475c";
const shoe = "#e9a9a0";

function joint(name: Name, radius: number): Joint {
  return [...points[name], radius];
}

/** Halfway between two points and a little aside, so that an arm is round. */
function bent(from: Name, to: Name, radius: number, aside: number): Joint {
  const [[ax, ay], [bx, by]] = [points[from], points[to]];
  const length = Math.hypot(bx - ax, by - ay);
  return [
    (ax + bx) / 2 - ((by - ay) / length) * aside,
    (ay + by) / 2 + ((bx - ax) / length) * aside,
    radius,
  ];
}

function studio(): Shape {
  const windows = [40, 170, 410, 540].map((x): Point => [x, 30]);
  const boards = Array.from({ length: 13 }, (_, index) => {
    const x = index * 100 - 280;
    return `M${Math.round(x * 0.62 + 122)} 372L${x} 480`;
  });
  return together(
    rect([0, 0, WIDTH, 372], "#e6e1d3"),
    rects(windows, [96, 220], "#f7f3e8"),
    rects(
      windows.map(([x, y]) => [x + 6, y + 6]),
      [84, 208],
      "#cfe3ea",
    ),
    stroke(
      windows.map(([x]) => `M${x + 48} 36v208M${x + 6} 104h84M${x + 6} 174h84`).join(""),
      "#f7f3e8",
      4,
    ),
    rect([0, 352, WIDTH, 20], "#d5cdba"),
    stroke("M60 296V352M580 296V352", "#a98a68", 6),
    stroke("M-10 296H650", "#c39a6b", 7),
    rect([0, 372, WIDTH, HEIGHT - 372], "#d2a678"),
    stroke(boards.join(""), "#c2946a", 1.5),
    path(windows.map(([x]) => `M${x + 30} 386h72l36 54h-88z`).join(""), "#ddb68b"),
    veil(0.3, ellipse([372, 447], 74, 9, "#5b3a20")),
  );
}

function arm(side: "left" | "right", hand: readonly Joint[], fill: string): Shape {
  const out = side === "left" ? 4 : -4;
  return together(
    path(limb(joint(`${side}Shoulder`, 10), bent(`${side}Shoulder`, `${side}Elbow`, 8, out)), fill),
    path(
      softLimb(
        joint(`${side}Shoulder`, 10),
        bent(`${side}Shoulder`, `${side}Elbow`, 9, out),
        joint(`${side}Elbow`, 7),
        bent(`${side}Elbow`, `${side}Wrist`, 6.5, out),
        joint(`${side}Wrist`, 4.5),
        ...hand,
      ),
      fill,
    ),
  );
}

function standingLeg(): Shape {
  return together(
    path(limb(joint("leftHip", 17), joint("leftKnee", 11.5)), skinDim),
    path(
      limb(joint("leftKnee", 11.5), [333, 360, 11], [332, 386, 8.8], joint("leftAnkle", 6.5)),
      skinDim,
    ),
    path("M323 406Q331 412 339 406Q341 424 335 446Q331 450 328 446Q320 424 323 406z", shoe),
    detail(
      stroke("M324 396L338 404M338 396L324 404", shoe, 2.5),
      path("M332 410Q338 409 339 406Q341 424 335 446L332 448z", "#cf8a83"),
    ),
  );
}

function bentLeg(): Shape {
  return together(
    path(limb(joint("rightHip", 17), joint("rightKnee", 11.5)), skin),
    path(
      limb(joint("rightKnee", 11.5), [258, 314, 11], [284, 327, 9], joint("rightAnkle", 6.5)),
      skin,
    ),
    path("M302 330Q312 332 340 350Q343 355 338 356Q316 354 302 344z", shoe),
    detail(stroke("M294 326L298 340M302 328L290 338", shoe, 2.5)),
  );
}

function skirt(): Shape {
  return together(
    veil(
      0.55,
      path(
        smooth([
          [302, 218, 0],
          [338, 218, 0],
          [372, 240],
          [416, 274, 0],
          [392, 284],
          [366, 280],
          [340, 292],
          [312, 284],
          [284, 290],
          [256, 278],
          [228, 268, 0],
          [268, 238],
        ]),
        "#e69aa6",
      ),
    ),
    path(
      smooth([
        [302, 216, 0],
        [338, 216, 0],
        [366, 236],
        [402, 264, 0],
        [380, 272],
        [356, 268],
        [332, 278],
        [310, 270],
        [284, 276],
        [262, 266],
        [242, 262, 0],
        [274, 236],
      ]),
      dress,
    ),
    detail(
      path(
        "M322 216H338Q352 224 366 236L402 264Q392 270 380 272Q366 270 356 268Q344 276 332 278Q334 246 322 216z",
        "#ab3a4f",
      ),
      stroke("M308 222Q298 246 284 274M330 222Q344 246 356 266", "#8f2c41", 2),
    ),
  );
}

function torso(): Shape {
  return together(
    path(limb([320, 136, 9], [320, 158, 10]), skinDim),
    path(
      smooth([
        [311, 150],
        [320, 152],
        [329, 150],
        [350, 152],
        [359, 160],
        [350, 182],
        [341, 204],
        [338, 222],
        [344, 250],
        [320, 266],
        [295, 250],
        [302, 222],
        [299, 204],
        [290, 182],
        [281, 160],
        [290, 152],
      ]),
      skin,
    ),
    path(
      "M297 153L302 153L305 172Q313 180 320 178Q327 180 335 172L338 153H343L349 184Q340 206 338 224H302Q300 206 291 184z",
      dress,
    ),
    detail(
      path("M335 172L338 153H343L349 184Q340 206 338 224H324Q336 200 332 175z", "#ab3a4f"),
      stroke("M306 158Q314 163 319 161M334 158Q326 163 321 161", skinDim, 1.5),
    ),
  );
}

function head(): Shape {
  return moved(
    `rotate(${tilt} ${neck.join(" ")})`,
    circle([320, 88], 11, hair),
    circle([320, 109], 20.5, hair),
    ellipse([301, 117], 3, 5, skin),
    ellipse([339, 117], 3, 5, skin),
    path(
      "M302 110Q304 96 320 96Q336 96 338 110Q339 128 331 136Q320 144 309 136Q301 128 302 110z",
      skin,
    ),
    detail(
      path("M300 112Q300 94 320 93Q340 94 340 112Q334 100 320 101Q306 100 300 112z", hair),
      path("M320 121L323 126H317z", skinDim),
      stroke("M308 114Q312 117 316 114M324 114Q328 117 332 114", hair, 2),
      stroke("M308 108Q312 105 316 107M324 107Q328 105 332 108", hair, 1.5),
      stroke("M315 131Q320 134 325 131", "#8f2c41", 2.2),
      path("M311 84Q320 78 329 84L331 92Q320 87 309 92z", dress),
    ),
  );
}

const dancer = drawn([
  studio(),
  arm(
    "left",
    [
      [352, 36, 4],
      [338, 35, 2.5],
    ],
    skinDim,
  ),
  arm(
    "right",
    [
      [297, 33, 4],
      [311, 33, 2.5],
    ],
    skin,
  ),
  standingLeg(),
  bentLeg(),
  torso(),
  skirt(),
  head(),
]);

/** Her left, her right, and the middle each have a colour. */
function mark(...names: readonly Name[]): string {
  if (names.every((name) => name.startsWith("left"))) return marks[3];
  return names.every((name) => name.startsWith("right")) ? marks[1] : marks[2];
}

function isOfFace(name: Name): boolean {
  return /nose|Eye|Ear/.test(name);
}

const skeleton = drawn([
  ...bones.map(([a, b]) =>
    stroke(`M${points[a].join(" ")}L${points[b].join(" ")}`, mark(a, b), isOfFace(a) ? 2 : 4),
  ),
  ...(Object.keys(points) as Name[]).flatMap((name) => {
    const [x, y] = points[name];
    const radius = isOfFace(name) ? 3.5 : 6;
    return [circle([x, y], radius + 2, "#fff"), circle([x, y], radius, mark(name))];
  }),
]);

export const pictures: Readonly<Record<string, string>> = {
  "dancer.svg": svg("A dancer with raised arms and one bent leg", dancer),
  "dancer-keypoints.svg": svg(
    "The dancer with 17 points and the lines between them",
    dancer + skeleton,
  ),
};

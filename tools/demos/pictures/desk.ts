// Things on a desk, drawn once: the masks and the boxes come from the same list.
import { type Point, group, limb, smooth } from "../pen.ts";
import {
  type Shape,
  detail,
  drawn,
  ellipse,
  path,
  rect,
  stroke,
  together,
  veil,
} from "../shapes.ts";
import { HEIGHT, WIDTH, box, colour, marks, svg } from "../svg.ts";

interface Thing {
  readonly draw: Shape;
  readonly mark: string;
  /** What a detector finds there when it is asked for these words. */
  readonly found?: {
    readonly box: readonly [number, number, number, number];
    readonly label: string;
  };
}

const deskEdge = 196;
const shadow = "#5b3a20";

/** The wall with the light of a window on the left, and the desk with the shadows of what stands on it. */
function room(): Shape {
  const grain = [
    [
      [-10, 226],
      [180, 220],
      [420, 232],
      [650, 222],
    ],
    [
      [-10, 296],
      [160, 306],
      [330, 296],
      [650, 304],
    ],
    [
      [-10, 372],
      [240, 384],
      [460, 370],
      [650, 380],
    ],
    [
      [-10, 464],
      [200, 458],
      [460, 470],
      [650, 456],
    ],
  ] as const;
  return together(
    rect([0, 0, WIDTH, deskEdge], "#dfe3dc"),
    path("M150 0H250L330 196H214zM268 0H368L466 196H350z", "#eef0e6"),
    rect([0, deskEdge, WIDTH, HEIGHT - deskEdge], "#d3a777"),
    rect([0, deskEdge, WIDTH, 6], "#b98a5c"),
    stroke(grain.map((points) => smooth(points, false)).join(""), "#c79a69", 2),
    veil(
      0.25,
      path(limb([112, 286, 15], [236, 264, 9]), shadow),
      path(limb([398, 284, 11], [456, 274, 7]), shadow),
      path(limb([536, 286, 14], [660, 264, 9]), shadow),
      path("M80 458L252 472L456 456L420 330L400 330L430 440z", shadow),
      path("M456 424Q490 434 526 420L560 424Q590 432 622 412L606 408 470 414z", shadow),
    ),
  );
}

function mug(): Shape {
  const dark = "#a63446";
  return together(
    stroke("M160 192C216 178 222 262 158 258", dark, 15),
    path("M60 172L64 284A48 16 0 0 0 160 284L164 172z", colour.red),
    detail(
      path("M126 186V299.3A48 16 0 0 0 160 284L164 172A52 15 0 0 1 126 186z", "#b93c4e"),
      path("M70 184L73 291 85 296 83 187z", "#e37a87"),
    ),
    ellipse([112, 172], 52, 15, "#e37a87"),
    detail(
      ellipse([112, 173], 46, 12, "#8d2a3a"),
      path("M68 176.5Q112 162 156 176.5Q148 185 112 185Q76 185 68 176.5z", "#4a2c20"),
    ),
  );
}

function steam(): Shape {
  return veil(
    0.6,
    stroke("M98 150C84 128 112 118 100 92M126 146C114 122 140 112 128 80", "#fff", 6),
  );
}

/** A point of an open page: `across` runs from the spine to the outer edge, `down` from the far edge to the near one. */
function onPage(side: 1 | -1, across: number, down: number): Point {
  const spine: Point = [254 - 6 * down, 322 + 134 * down];
  const outer: Point =
    side < 0 ? [106 - 46 * down, 320 + 126 * down] : [398 + 42 * down, 316 + 124 * down];
  const bulge = 24 * Math.sin(Math.PI * across ** 0.55) * (0.8 + 0.3 * down);
  return [
    spine[0] + (outer[0] - spine[0]) * across,
    spine[1] + (outer[1] - spine[1]) * across - bulge,
  ];
}

function page(side: 1 | -1, fill: string): Shape {
  const steps = [0, 0.12, 0.3, 0.55, 0.8, 1];
  const edge = (down: number): Point[] => steps.map((across) => onPage(side, across, down));
  const strip = (from: number, to: number): string => {
    const inside = [from, to / 4, to / 2, to];
    const far = inside.map((across) => onPage(side, across, 0));
    const near = inside.map((across) => onPage(side, across, 1)).toReversed();
    return smooth([...cornered(far), ...cornered(near)]);
  };
  const row = (down: number, end: number): string =>
    smooth(
      [0.14, 0.3, 0.55, end].map((across) => onPage(side, across, down)),
      false,
    );
  const rows = [0.24, 0.33, 0.42, 0.51, 0.6, 0.69, 0.78, 0.87].map((down, index) =>
    row(down, index % 4 === 3 ? 0.68 : 0.9),
  );
  return together(
    path(smooth([...cornered(edge(0)), ...cornered(edge(1).toReversed())]), fill),
    path(strip(0, 0.12), side < 0 ? "#ddd0b8" : "#d5c7ad"),
    detail(stroke(rows.join(""), "#a59c8e", 2), stroke(row(0.13, 0.62), "#8c8375", 4)),
  );
}

/** The first and the last point of an edge are corners. */
function cornered(points: readonly Point[]): (readonly [number, number, 0] | Point)[] {
  return points.map(([x, y], index) =>
    index === 0 || index === points.length - 1 ? [x, y, 0] : [x, y],
  );
}

function book(): Shape {
  return together(
    path("M98 318L254 326L406 314L452 448Q350 440 262 466H236Q150 446 48 454z", "#34568a"),
    detail(
      path("M58 447L78 400H426L443 441Q340 434 249 463Q160 436 58 447z", "#cdbf9f"),
      stroke(
        "M64 441Q160 429 249 457Q340 428 438 435M66 436Q160 420 249 452Q340 420 436 431",
        "#a99a78",
        1,
      ),
    ),
    page(-1, "#fbf5e6"),
    page(1, "#f3ead6"),
    path(
      "M252 330Q262 318 268 312L272 314Q262 326 259 340L262 456 264 476 256 470 248 477 250 456z",
      colour.orange,
    ),
  );
}

function plant(): Shape {
  const [rootX, rootY] = [536, 172];
  const leaf = (
    angle: number,
    length: number,
    width: number,
    fill: string,
    half: string,
  ): Shape => {
    const along = (angle * Math.PI) / 180;
    const at = (distance: number, aside: number): string =>
      [
        rootX + distance * Math.sin(along) + aside * Math.cos(along),
        rootY - distance * Math.cos(along) + aside * Math.sin(along),
      ]
        .map(Math.round)
        .join(" ");
    const right = `Q${at(length * 0.62, width)} ${at(length, 0)}`;
    return together(
      path(`M${at(0, 0)}${right}Q${at(length * 0.62, -width)} ${at(0, 0)}`, fill),
      detail(path(`M${at(0, 0)}${right}z`, half)),
    );
  };
  const back = [-78, -48, 52, 80].map((angle) =>
    leaf(angle, 96 - Math.abs(angle) / 8, 34, "#4a8560", "#38704e"),
  );
  const middle = [-26, 8, 34].map((angle) =>
    leaf(angle, 152 - Math.abs(angle), 44, colour.leaf, "#4a8560"),
  );
  const front = [-56, -10, 62].map((angle) =>
    leaf(angle, 92 - Math.abs(angle) / 5, 36, "#7db588", colour.leaf),
  );
  return together(
    ...back,
    ...middle,
    ellipse([536, 180], 50, 13, "#8a4a30"),
    detail(ellipse([536, 181], 44, 10, "#4a3327")),
    ...front,
    path("M493 205L503 286A33 11 0 0 0 569 286L579 205z", "#c06f48"),
    detail(
      path("M549 205V296A33 11 0 0 0 569 286L579 205z", "#a35a39"),
      path("M494 208A50 13 0 0 0 578 208L577 217A50 13 0 0 1 495 217z", "#954d30"),
    ),
    path("M486 180A50 13 0 0 0 586 180V200A50 13 0 0 1 486 200z", "#cf7d55"),
    detail(path("M552 192.3A50 13 0 0 0 586 180V200A50 13 0 0 1 552 212.3z", "#b0623e")),
  );
}

function apple(): Shape {
  return together(
    stroke("M398 222Q396 206 404 196", "#6b4a30", 5),
    path("M402 210Q410 190 438 194Q432 214 402 210z", colour.leafDark),
    path(
      smooth([
        [397, 224],
        [416, 215],
        [438, 226],
        [443, 254],
        [428, 286],
        [410, 294],
        [397, 290],
        [384, 294],
        [366, 286],
        [351, 254],
        [356, 226],
        [378, 215],
      ]),
      "#a8c057",
    ),
    detail(
      path(
        smooth([
          [424, 218],
          [438, 226],
          [443, 254],
          [428, 286],
          [410, 294],
          [397, 290],
          [420, 274],
          [431, 248],
        ]),
        "#8aa544",
      ),
      path(
        smooth([
          [362, 232],
          [374, 224],
          [372, 240],
          [366, 258],
          [360, 252],
        ]),
        "#cbdc8a",
      ),
      path("M382 222Q397 232 413 221Q406 234 397 233Q388 233 382 222z", "#7b943c"),
      stroke("M398 229Q397 212 400 206", "#6b4a30", 5),
    ),
  );
}

function glasses(): Shape {
  const frame = "#3b2a3f";
  const lens =
    "M462 372Q484 364 512 372Q520 374 519 388Q517 422 490 422Q464 422 458 392Q456 375 462 372z" +
    "M612 366Q588 360 561 369Q553 372 555 386Q559 420 586 418Q611 416 615 386Q617 369 612 366z";
  return together(
    stroke("M459 377L486 334Q492 328 494 342M615 371L576 328Q568 322 568 337", "#54405a", 5),
    path(lens, "#e4f2f6a0"),
    detail(path("M470 378l18-4-16 34q-8-10-8-22zM566 374l18-4-16 34q-8-10-8-20z", "#fffa")),
    stroke(lens, frame, 6),
    stroke("M519 384Q536 372 555 381", frame, 6),
  );
}

const things: readonly Thing[] = [
  { draw: mug(), mark: marks[5], found: { box: [58, 155, 156, 147], label: "a red mug 0.93" } },
  { draw: plant(), mark: marks[0] },
  { draw: apple(), mark: marks[4] },
  { draw: book(), mark: marks[1] },
  {
    draw: glasses(),
    mark: marks[3],
    found: { box: [452, 322, 170, 105], label: "reading glasses 0.86" },
  },
];

const desk = drawn([room(), ...things.map(({ draw }) => draw), steam()]);

/** Below the masks the desk fades, so that they stand out. */
const pale = rect([0, 0, WIDTH, HEIGHT], colour.paper, 'opacity=".55"')();

const masks = things.map(({ draw, mark }) => group('opacity=".8"', drawn([draw], mark))).join("");

const boxes = things
  .flatMap(({ found, mark }) => (found === undefined ? [] : [box(found.box, found.label, mark)]))
  .join("");

export const pictures: Readonly<Record<string, string>> = {
  "desk.svg": svg("Things on a desk", desk),
  "desk-masks.svg": svg("The desk with a mask over each thing", desk + pale + masks),
  "desk-boxes.svg": svg("The desk with boxes around what was asked for", desk + boxes),
};

// A street in the morning, drawn once: the boxes and the regions come from the same list of things.
import { type Point, group, limb, smooth } from "../pen.ts";
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
import { HEIGHT, WIDTH, box, colour, marks, svg } from "../svg.ts";

/** What a segmentation tells apart, in the order of the legend. */
const regions = {
  sky: "#a8d4ee",
  building: "#b08968",
  tree: "#4f9a5b",
  road: "#6b6f86",
  pavement: "#d3b8d8",
  person: "#e0524d",
  bicycle: "#1c8f96",
  bus: "#f0b43c",
  dog: "#7446a8",
  "traffic light": "#25346b",
} as const;

interface Thing {
  readonly region: keyof typeof regions;
  readonly draw: Shape;
  /** What a detector finds there: the box is where the thing can be seen. */
  readonly found?: {
    readonly box: readonly [number, number, number, number];
    readonly score: string;
    readonly mark: string;
  };
}

const glass = "#4b6579";

function sky(): Shape {
  const cloud = (x: number, y: number, size: number): Shape =>
    path(
      `M${x} ${y}h${size * 4}a${size} ${size} 0 0 0-${size}-${size}a${size * 1.3} ${size * 1.3} 0 0 0-${size * 2}-${size * 0.4}a${size} ${size} 0 0 0-${size} ${size * 1.4}z`,
      colour.cloud,
    );
  return together(
    rect([0, 0, WIDTH, 330], colour.sky),
    detail(
      circle([40, 74], 88, "#d3e7ec"),
      circle([40, 74], 60, "#f3ecd2"),
      circle([40, 74], 34, "#fbdc8c"),
      cloud(190, 46, 17),
      cloud(420, 36, 14),
    ),
  );
}

/** A house with two windows' rows; light comes from the left, so its right edge and what is below its eaves are dim. */
function house(
  [x, eaves, width]: readonly [number, number, number],
  wall: string,
  roof: string,
  door: readonly [x: number, fill: string],
): Shape {
  const columns = Math.round(width / 58);
  const gap = (width - columns * 30) / (columns + 1);
  const windows: Point[] = [];
  for (let y = eaves + 24; y < 290; y += 94)
    for (let column = 0; column < columns; column++) {
      const left = Math.round(x + gap + column * (30 + gap));
      if (y < 200 || Math.abs(left - door[0]) >= 36) windows.push([left, y]);
    }
  const gleams = windows.map(([left, y]) => `M${left} ${y}h20l-20 26z`).join("");
  const bars = windows.map(([left, y]) => `M${left + 15} ${y}v44M${left} ${y + 17}h30`).join("");
  return together(
    rect([x, eaves, width, 330 - eaves], wall),
    path(`M${x - 6} ${eaves}l26-58h${width - 40}l26 58z`, roof),
    detail(
      rect([x + width - 34, eaves - 80, 16, 34], "#8d5b4c"),
      rect([x + width - 37, eaves - 82, 22, 6], "#74483c"),
      path(`M${x + width - 50} ${eaves - 58}h30l26 58h-24z`, "#0002"),
      rect([x, eaves, width, 8], "#0002"),
      rect([x + width - 10, eaves, 10, 330 - eaves], "#0001"),
      rects(
        windows.map(([left, y]) => [left - 3, y - 3]),
        [36, 52],
        "#fbf5e6",
      ),
      rects(windows, [30, 44], glass),
      path(gleams, "#7d98aa"),
      stroke(bars, "#fbf5e6", 2),
      rect([door[0] - 4, 244, 40, 82], "#fbf5e6"),
      rect([door[0], 248, 32, 78], door[1]),
      rect([door[0] + 6, 254, 20, 20], "#cfe0e6"),
      circle([door[0] + 26, 290], 2, colour.yellow),
    ),
  );
}

function houses(): Shape {
  return together(
    house([-24, 134, 176], "#ead1a0", "#a9604c", [16, "#5b7f76"]),
    house([430, 132, 230], "#dfc0ae", "#8f5a4c", [470, "#7d4a52"]),
    house([150, 88, 150], "#c9d3d6", "#66727e", [240, "#b65a4a"]),
    house([296, 140, 136], "#f0e3c8", "#b0705a", [384, "#3f6a8a"]),
  );
}

function tree(x: number, top: number, size: number): Shape {
  const crown = (dx: number, dy: number, radius: number, fill: string): Shape =>
    circle([x + dx * size, top + dy * size], radius * size, fill);
  return together(
    path(`M${x - 10} 331q4-4 5-16L${x - 4} ${top + 60}h8L${x + 5} 315q1 12 5 16z`, colour.wood),
    crown(18, 52, 32, colour.leafDark),
    crown(-20, 54, 30, colour.leafDark),
    crown(0, 28, 30, colour.leaf),
    crown(-24, 46, 27, colour.leaf),
    crown(14, 48, 25, colour.leaf),
    detail(crown(-10, 18, 13, "#79b384"), crown(-31, 38, 10, "#79b384")),
  );
}

function farPavement(): Shape {
  return together(
    rect([0, 322, WIDTH, 15], "#d9d2c6"),
    detail(rect([0, 333, WIDTH, 4], "#a9a49c")),
  );
}

function road(): Shape {
  const dashes = [20, 170, 320, 470, 620].map((x) => `M${x} 372h70l-6 6h-70z`).join("");
  return together(
    rect([0, 337, WIDTH, 93], colour.road),
    detail(path(dashes, "#e8e4da"), rect([0, 337, WIDTH, 6], "#5d666e")),
    veil(0.3, path("M30 350H322L338 362H46z", colour.ink)),
    veil(0.25, ellipse([514, 407], 76, 5, colour.ink)),
  );
}

function nearPavement(): Shape {
  const joints = Array.from({ length: 11 }, (_, index) => {
    const x = index * 76 - 60;
    return `M${x} 436L${Math.round(x + (x - 320) * 0.16)} 480`;
  }).join("");
  return together(
    rect([0, 426, WIDTH, HEIGHT - 426], "#e3dccf"),
    detail(
      rect([0, 426, WIDTH, 4], "#f0eadf"),
      rect([0, 430, WIDTH, 6], "#b7b1a6"),
      stroke(`${joints}M0 454H640`, "#cdc5b7", 1.5),
    ),
    veil(
      0.22,
      ellipse([378, 457], 54, 6, colour.ink),
      ellipse([472, 459], 48, 5, colour.ink),
      path("M600 464h10l30 8v4z", colour.ink),
    ),
  );
}

function bus(): Shape {
  const wheel = (x: number): Shape =>
    together(
      detail(circle([x, 331], 26, "#7e2532")),
      circle([x, 331], 21, colour.ink),
      detail(circle([x, 331], 11, "#aab1b8"), circle([x, 331], 4, "#6c757d")),
    );
  const panes = [84, 133, 182, 231];
  const gleams = panes.map((x) => `M${x + 4} 222h16l-20 34v-30z`).join("");
  return together(
    path("M44 190H316Q330 190 330 206V338H28V262L34 204Q36 190 44 190z", colour.red),
    detail(
      path("M44 190H316Q330 190 330 206H34Q36 190 44 190z", "#e0717e"),
      path("M28 306H330V338H28z", "#a83547"),
      rect([28, 288, 302, 7], "#f6e3d2"),
      path("M38 216H72V282H30V262z", glass),
      path("M40 216h20l-28 48v-6z", "#7d98aa"),
      rects(
        panes.map((x) => [x, 222]),
        [44, 52],
        glass,
      ),
      path("M280 222h46v52h-46z", glass),
      path(gleams, "#7d98aa"),
      rect([130, 200, 100, 14], colour.ink, "", 3),
      stroke("M138 207h34m8 0h16m8 0h18", colour.yellow, 4),
      rect([28, 300, 9, 14], "#fbe7a8", "", 3),
      rect([324, 300, 6, 16], "#f2a48e", "", 2),
    ),
    stroke("M34 224l-9 2v18", colour.ink, 3),
    wheel(92),
    wheel(268),
  );
}

function bicycle(): Shape {
  const wheel = (x: number): Shape =>
    together(
      detail(
        stroke(
          `M${x - 28} 375h56M${x} 347v56M${x - 20} 355l40 40M${x + 20} 355l-40 40`,
          "#c9ced2",
          0.8,
        ),
      ),
      stroke(`M${x - 29} 375a29 29 0 1 1 0 .1z`, colour.ink, 4),
      circle([x, 375], 3.5, colour.ink),
    );
  return together(
    wheel(452),
    wheel(542),
    stroke(
      "M452 375L481 330L530 326L490 373zM481 330L490 373M478 320L481 330M542 375L527 312",
      "#f3efe4",
      4,
    ),
    stroke("M525 312L537 307M469 318H487", colour.ink, 5),
    circle([490, 373], 8, colour.ink),
    stroke("M474 375L506 371", colour.ink, 3.5),
  );
}

const trousers = "#46566b";

function riderFarLeg(): Shape {
  return together(
    path(limb([480, 313, 10], [499, 347, 8], [474, 368, 5.5]), "#374659"),
    path(limb([471, 371, 4.5], [483, 373, 3.5]), "#3a2f2a"),
  );
}

function rider(): Shape {
  return together(
    path(limb([512, 276, 7], [522, 260, 6]), colour.skin),
    path(limb([480, 309, 12.5], [494, 288, 12], [507, 277, 12]), colour.blue),
    path(limb([480, 312, 11], [512, 331, 9], [503, 364, 5.5]), trousers),
    path(limb([501, 368, 5], [514, 370, 4]), "#4a3a32"),
    circle([525, 251], 11, colour.skin),
    path("M535 249l4 5-5 2z", colour.skin),
    path("M511 250Q509 235 525 234Q538 235 539 247L516 251L514 256z", "#f4efe2"),
    detail(
      stroke("M516 251l3 9 4 3", colour.ink, 1.5),
      circle([530, 251], 1.5, colour.ink),
      stroke("M529 257q2 1 4 0", "#9c5f45", 1.4),
      stroke("M518 240q8-3 16 0", "#c9c2b2", 2),
    ),
    path(limb([508, 277, 7], [519, 298, 5.5]), "#34609f"),
    path(limb([519, 298, 4.5], [534, 306, 4.5]), colour.skin),
    path("M482 279q-8-12 2-20 10-6 17 4l-8 17z", colour.orange),
    detail(stroke("M502 266q10 8 4 22", "#b9662a", 3)),
  );
}

const fur = "#a86f42";

function dog(): Shape {
  return together(
    path(limb([434, 425, 8], [444, 441, 4.5], [446, 457, 3.5]), "#835230"),
    path(limb([464, 427, 7], [477, 441, 4.5], [483, 455, 3.5]), "#835230"),
    path(limb([428, 420, 5], [417, 410, 4], [415, 399, 2.5]), fur),
    path(
      smooth([
        [424, 417],
        [436, 411],
        [452, 413],
        [466, 408],
        [472, 396],
        [482, 390],
        [491, 395],
        [503, 402],
        [502, 408],
        [490, 411],
        [482, 416],
        [476, 431],
        [462, 436],
        [446, 430],
        [434, 433],
        [424, 428],
      ]),
      fur,
    ),
    path(limb([431, 424, 9], [424, 441, 5], [427, 457, 3.5]), fur),
    path(limb([465, 427, 8], [469, 443, 4.5], [465, 457, 3.5]), fur),
    detail(
      path(
        smooth([
          [474, 414],
          [483, 415],
          [477, 431],
          [464, 436],
          [466, 424],
        ]),
        "#ecdcc4",
      ),
      path("M472 394q-7 5-4 17 8 1 11-14z", "#7a4a2c"),
      circle([489, 398], 1.6, colour.ink),
      circle([502, 403], 2.4, colour.ink),
      stroke("M470 413q8 2 13 5", colour.red, 3),
    ),
  );
}

const coat = "#e3ae45";

function woman(): Shape {
  return together(
    path(limb([350, 306, 8], [334, 334, 6.5], [330, 358, 5]), "#b98629"),
    circle([329, 366], 5, colour.skinDark),
    path(limb([348, 384, 11], [342, 418, 8], [324, 443, 5.5]), "#37455c"),
    path(limb([322, 446, 6], [321, 452, 4.5], [329, 456, 3]), "#4a3029"),
    path(limb([354, 384, 11], [367, 416, 8], [373, 444, 5.5]), trousers),
    path("M367 440l12-2 2 10 10 5q3 4-1 4h-21z", "#5a3b30"),
    circle([339, 262], 8.5, "#2b211f"),
    path(limb([350, 296, 6], [352, 284, 6]), colour.skinDark),
    circle([354, 272], 13, colour.skinDark),
    path("M366 270l4 7-5 2z", colour.skinDark),
    path("M341 280Q335 258 354 256Q368 257 366 267Q355 264 351 272Q350 280 344 284z", "#2b211f"),
    path(
      smooth([
        [340, 297],
        [350, 293],
        [361, 298],
        [366, 318],
        [366, 350],
        [377, 396, 0],
        [352, 401],
        [326, 394, 0],
        [335, 350],
        [335, 316],
      ]),
      coat,
    ),
    detail(
      path("M352 401Q366 400 377 396L366 350L366 320Q358 350 362 399z", "#cb9433"),
      stroke("M336 346q15 5 30 1", "#b98629", 4),
      circle([361, 272], 1.7, "#1b1210"),
      stroke("M361 279q3 1 5-1", "#5a2f25", 1.6),
      path("M340 289q12 7 24 0l2 9q-14 7-27 0z", "#3f7f86"),
      path("M342 297l-10 20 9 3 8-20z", "#34707a"),
    ),
    path(limb([351, 307, 8], [362, 333, 6.5], [381, 347, 5.5]), "#edbb58"),
    circle([387, 350], 5, colour.skinDark),
    detail(
      stroke(
        smooth(
          [
            [388, 351],
            [424, 392],
            [472, 413],
          ],
          false,
        ),
        "#5a3b30",
        1.8,
      ),
    ),
  );
}

function trafficLight(): Shape {
  return together(
    rect([599, 208, 8, 256], "#4c5863"),
    path("M593 466l4-14h12l4 14z", "#4c5863"),
    rect([586, 134, 34, 86], colour.ink, "", 9),
    detail(
      rect([604, 220, 3, 232], "#39444e"),
      circle([603, 151], 10, "#7c3039"),
      circle([603, 177], 10, "#8a6a2c"),
      circle([603, 203], 14, "#2f6b58"),
      circle([603, 203], 10, "#63d69b"),
      stroke("M594 146q9-10 18 0M594 172q9-10 18 0M594 198q9-10 18 0", "#10181f", 3),
    ),
  );
}

const things: readonly Thing[] = [
  { region: "sky", draw: sky() },
  { region: "building", draw: houses() },
  { region: "pavement", draw: farPavement() },
  { region: "tree", draw: together(tree(372, 122, 1.1), tree(560, 96, 1.25)) },
  { region: "road", draw: road() },
  {
    region: "bus",
    draw: moved("translate(-14)", bus()),
    found: { box: [10, 190, 306, 162], score: "0.99", mark: marks[0] },
  },
  { region: "person", draw: riderFarLeg() },
  {
    region: "bicycle",
    draw: bicycle(),
    found: { box: [421, 305, 152, 101], score: "0.93", mark: marks[5] },
  },
  {
    region: "person",
    draw: rider(),
    found: { box: [467, 234, 72, 143], score: "0.95", mark: marks[1] },
  },
  { region: "pavement", draw: nearPavement() },
  { region: "dog", draw: dog(), found: { box: [412, 390, 92, 71], score: "0.91", mark: marks[4] } },
  {
    region: "person",
    draw: woman(),
    found: { box: [316, 254, 76, 206], score: "0.98", mark: marks[1] },
  },
  {
    region: "traffic light",
    draw: trafficLight(),
    found: { box: [586, 134, 34, 86], score: "0.88", mark: marks[3] },
  },
];

const street = drawn(things.map(({ draw }) => draw));

const boxes = things
  .flatMap(({ region, found }) =>
    found === undefined ? [] : [box(found.box, `${region} ${found.score}`, found.mark)],
  )
  .join("");

function legend(): string {
  const names = Object.entries(regions);
  const columns = 5;
  return names
    .map(([name, fill], index) => {
      const x = 14 + (index % columns) * 119;
      const y = 14 + Math.floor(index / columns) * 26;
      return (
        `<rect x="${x}" y="${y}" width="16" height="16" fill="${fill}" stroke="#fff" stroke-width="2"/>` +
        `<text x="${x + 24}" y="${y + 13}">${name}</text>`
      );
    })
    .join("");
}

export const pictures: Readonly<Record<string, string>> = {
  "street.svg": svg("A street in the morning", street),
  "street-boxes.svg": svg("The street with boxes around what was found", street + boxes),
  "street-regions.svg": svg(
    "The street with one colour for each class",
    drawn(
      things.map(
        ({ region, draw }) =>
          () =>
            draw(regions[region]),
      ),
    ) +
      rect([6, 6, 628, 58], colour.ink, "", 6)() +
      group('font-family="ui-monospace,monospace" font-size="13" fill="#fff"', legend()),
  ),
};

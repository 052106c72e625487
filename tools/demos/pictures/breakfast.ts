// A breakfast table by a window: a boiled egg in a cup, two slices of toast, a cup of coffee.
import { circle, clip, ellipse, group, path, rect, stroke } from "../pen.ts";
import { WIDTH, colour, svg } from "../svg.ts";

const china = "#fbf8f1";
const chinaShade = "#dcd5c6";
const shadow = (x: number, y: number, rx: number, ry: number): string =>
  ellipse([x, y], rx, ry, "#8a5f3f", 'opacity=".35"');

const room = [
  rect([0, 0, WIDTH, 300], "#f3dfc6"),
  rect([0, 206, WIDTH, 60], "#ead0b0"),
  path("M0 200H640V210H0Z", "#fbf1e0"),
  rect([180, 0, 280, 176], "#fdf9f0"),
  rect([194, 0, 252, 164], colour.sky),
  circle([250, 42], 26, "#fdeeb9"),
  path("M194 130Q250 96 310 122T446 104V164H194Z", "#a9cf9c"),
  path("M194 148Q280 120 360 144T446 138V164H194Z", "#8bbd86"),
  path("M330 62q14-14 30-4q14-14 34-2q18-4 24 6z", colour.cloud),
  rect([315, 0, 10, 164], "#fdf9f0"),
  rect([168, 168, 304, 14], "#e9dcc6"),
  curtain(1),
  curtain(-1),
].join("");

/** A curtain at the left of the window, or at its right. */
function curtain(side: 1 | -1): string {
  return group(
    `transform="translate(${side === 1 ? 0 : WIDTH} 0) scale(${side} .9)"`,
    path("M118 0H232Q226 70 196 120Q178 150 172 196H116Q124 90 118 0Z", "#c65f63"),
    path(
      "M140 0Q144 90 134 196H150Q162 90 164 0ZM186 0Q186 80 166 132Q158 160 158 196H166Q172 150 190 118Q210 70 208 0Z",
      "#ad4a51",
    ),
  );
}

const table = [
  rect([0, 262, WIDTH, 218], "#c18f62"),
  path("M0 262H640V272H0Z", "#d5a678"),
  stroke(
    "M0 322Q160 316 320 324T640 318M0 388Q200 396 380 386T640 392M0 448Q180 440 360 450T640 444",
    "#ad7c51",
    2.5,
  ),
  path("M250 262H446L640 420V480H300Z", "#e2b98a", 'opacity=".35"'),
].join("");

/** A slice of toast that lies on the plate: crust below, crumb on top. */
function toast(x: number, y: number, turn: number): string {
  const slice =
    "M-70 22C-82 22-86 8-78 0C-70-26-40-40 0-40C40-40 70-26 78 0C86 8 82 22 70 22L60 44Q56 52 46 52H-46Q-56 52-60 44Z";
  const holes = [
    [-40, -6, 5],
    [-14, 22, 4],
    [22, -16, 5],
    [44, 14, 4],
    [4, 2, 3],
    [-28, 34, 3],
    [-6, -24, 3],
    [32, 34, 4],
  ].map(([hx, hy, size]) => ellipse([hx!, hy!], size!, size! * 0.6, "#cf9a55"));
  return group(
    `transform="translate(${x} ${y}) rotate(${turn})"`,
    path(slice, "#6f4321", 'opacity=".3" transform="translate(5 16)"'),
    path(slice, "#a66a35", 'transform="translate(0 10)"'),
    path(slice, "#bd7d40"),
    path(slice, "#e8bd7c", 'transform="translate(0 1) scale(.88)"'),
    path("M-60 4C-50-20-24-30 6-30C-20-22-44-6-50 22Q-66 14-60 4Z", "#f3d6a0", 'opacity=".8"'),
    ...holes,
  );
}

const plate = [
  shadow(330, 420, 176, 44),
  ellipse([324, 408], 174, 48, chinaShade),
  ellipse([324, 402], 174, 48, china),
  ellipse([324, 404], 126, 32, "#ebe5d8"),
  stroke("M162 402a162 42 0 0 0 324 0", "#7fa6c4", 3),
  stroke("M162 402a162 42 0 0 1 324 0", "#7fa6c4", 3),
].join("");

const eggOutline =
  "M150 196C180 196 200 236 200 266C200 296 178 312 150 312C122 312 100 296 100 266C100 236 120 196 150 196Z";
const egg = [
  shadow(158, 396, 66, 16),
  clip("egg", eggOutline),
  path(eggOutline, "#f0c9a3"),
  group(
    'clip-path="url(#egg)"',
    path("M168 190C196 220 196 300 140 320H210V190Z", "#d9a67c", 'opacity=".7"'),
    ellipse([132, 236], 10, 20, "#fbe6cf", "", 18),
  ),
  path(
    "M96 268Q150 290 204 268Q206 322 170 340Q162 346 162 358L170 376H130L138 358Q138 346 130 340Q94 322 96 268Z",
    "#7fb0cf",
  ),
  path(
    "M176 280Q192 276 204 268Q206 322 170 340Q162 346 162 358L170 376H152Q150 346 160 336Q180 318 176 280Z",
    "#5f92b5",
  ),
  path("M112 288Q112 314 128 326Q120 306 122 290Z", "#b9d9ea"),
  ellipse([150, 380], 42, 12, "#5f92b5"),
  ellipse([150, 376], 42, 12, "#8dbbd8"),
  path("M96 268Q150 290 204 268L203 276Q150 298 97 276Z", "#a5cbe1"),
].join("");

const coffee = [
  shadow(512, 398, 106, 26),
  ellipse([504, 388], 104, 27, chinaShade),
  ellipse([504, 383], 104, 27, china),
  ellipse([504, 384], 66, 15, "#e3dccd"),
  stroke("M568 300Q616 292 610 326Q604 352 562 350", chinaShade, 13),
  stroke("M568 298Q616 290 609 323Q603 347 562 346", china, 8),
  path("M432 284Q434 352 462 376Q502 390 544 376Q574 352 576 284Z", china),
  path("M540 288Q538 352 500 383Q524 384 544 376Q574 352 576 284Z", chinaShade),
  path("M446 304Q450 344 466 364Q458 330 458 306Z", "#fff"),
  ellipse([504, 284], 72, 19, "#f1ebdf"),
  ellipse([504, 286], 64, 15, "#5a3524"),
  ellipse([492, 289], 46, 9, "#74462f"),
  stroke(
    "M480 262Q466 238 484 214T480 168M520 262Q538 236 518 208T528 158",
    "#fff",
    9,
    'opacity=".5"',
  ),
].join("");

const body = [room, table, egg, coffee, plate, toast(370, 366, 7), toast(284, 374, -9)].join("");

export const pictures: Readonly<Record<string, string>> = {
  "breakfast.svg": svg(
    "A breakfast of a boiled egg, two slices of toast and a cup of coffee",
    body,
  ),
};

// The frame and the colours that all drawn demo media share, so that they look like one hand's.
import { type Box, num } from "./pen.ts";

/** The size of every picture, in user units. */
export const WIDTH = 640;
export const HEIGHT = 480;

/** The colours of things. A picture may mix its own, near these. */
export const colour = {
  ink: "#22303c",
  paper: "#faf6ee",
  sky: "#bfe0f2",
  cloud: "#f4f8fb",
  leaf: "#5f9e6e",
  leafDark: "#3f7752",
  grass: "#a9cf8b",
  earth: "#b98b62",
  wood: "#9a6b45",
  stone: "#b9bec4",
  road: "#6c757d",
  water: "#5aa7c7",
  red: "#d1495b",
  orange: "#e98a3c",
  yellow: "#f2c14e",
  blue: "#3d6fb6",
  violet: "#7a5ba6",
  pink: "#e79bb1",
  skin: "#d9a07a",
  skinDark: "#8d5a3b",
  night: "#24305e",
} as const;

/** Colours that are told apart side by side, for boxes, masks and points; dark enough for white text. */
export const marks = [
  "#b3273e",
  "#1f5fae",
  "#2f7d3b",
  "#a65a00",
  "#6b3fa0",
  "#00727a",
  "#8a2a6b",
  "#54606b",
] as const;

/** A picture, drawn with a round pen: its title is read aloud where it is opened by itself. */
export function svg(title: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" stroke-linecap="round" stroke-linejoin="round"><title>${title}</title>${body}</svg>\n`;
}

/** A picture that moves by these style rules, and stands still for people who asked for that. */
export function moving(title: string, rules: string, body: string): string {
  const still = "@media (prefers-reduced-motion:reduce){*{animation-play-state:paused!important}}";
  return svg(title, `<style>${rules}${still}</style>${body}`);
}

/** Keyframes of a motion that is known as a function of time, where one round takes from 0 to 1. */
export function keyframes(name: string, count: number, at: (time: number) => string): string {
  const frames: { readonly style: string; readonly when: string[] }[] = [];
  for (let index = 0; index <= count; index++) {
    const style = at(index === count ? 0 : index / count);
    const when = `${num((index / count) * 100)}%`;
    const same = frames.find((frame) => frame.style === style);
    if (same === undefined) frames.push({ style, when: [when] });
    else same.when.push(when);
  }
  return `@keyframes ${name}{${frames.map(({ style, when }) => `${when.join()}{${style}}`).join("")}}`;
}

/** A box around something, with its name and score at the top edge. */
export function box([x, y, width, height]: Box, label: string, mark: string): string {
  const tagWidth = label.length * 9.2 + 12;
  const left = Math.min(x, WIDTH - tagWidth);
  const top = y < 24 ? y : y - 24;
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${mark}" stroke-width="4" stroke-linejoin="miter"/>` +
    `<rect x="${left}" y="${top}" width="${tagWidth}" height="24" fill="${mark}"/>` +
    `<text x="${left + 6}" y="${top + 17}" font-family="ui-monospace,monospace" font-size="15" fill="#fff">${label}</text>`
  );
}

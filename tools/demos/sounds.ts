// Makes the sounds of the tasks' demos: voices by espeak-ng, a bird's song by arithmetic; ffmpeg writes them as MP3.
// Another version of either program makes other bytes, so the files are committed and no check compares them.
import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { chance } from "./pen.ts";

const RATE = 24_000;
const FOLDER = "plugins/tasks/media";

/** Loudness over time, from -1 to 1, `RATE` times a second. */
type Sound = Float32Array;

/** Runs a program on what is piped into it; ends the tool with a plain sentence where that fails. */
function run(program: string, words: readonly string[], input?: Uint8Array): Buffer {
  const { error, status, stdout, stderr } = spawnSync(program, words, {
    input,
    maxBuffer: 2 ** 28,
  });
  if (error !== undefined && "code" in error && error.code === "ENOENT")
    fail(
      `${program} is not installed. On Debian, \`apt install espeak-ng ffmpeg\` brings all that this needs.`,
    );
  if (error !== undefined || status !== 0)
    fail(`${program} failed: ${error?.message ?? stderr.toString().trim()}`);
  return stdout;
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const seconds = (time: number): number => Math.round(time * RATE);

function peakOf(sound: Sound): number {
  return sound.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0);
}

/** The same sound, as loud as given at its loudest. */
const loud = (sound: Sound, peak: number): Sound => {
  const factor = peak / peakOf(sound);
  return sound.map((value) => value * factor);
};

/** A sound within a longer silence, beginning at a time. */
function placed(sound: Sound, start: number, length: number): Sound {
  const whole = new Float32Array(length);
  whole.set(sound.subarray(0, length - seconds(start)), seconds(start));
  return whole;
}

const sum = (first: Sound, second: Sound): Sound =>
  first.map((value, index) => value + (second[index] ?? 0));

/** What ffmpeg makes of audio: decoded, one channel, at our rate, through filters. */
function decoded(audio: Uint8Array, filters: readonly string[], format: readonly string[]): Sound {
  const words = ["-v", "error", ...format, "-i", "-", "-af", filters.join()];
  const raw = run("ffmpeg", [...words, "-ac", "1", "-ar", String(RATE), "-f", "f32le", "-"], audio);
  return new Float32Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.byteLength));
}

interface Voice {
  /** One that espeak-ng knows, and a variant after a plus; after plain `en-gb` it would be passed over. */
  readonly name: string;
  /** Words a minute, and pitch from 0 to 99. */
  readonly speed: number;
  readonly pitch: number;
}

// A little of a room, and less of the hiss and the boom that the synthesis has.
const room = ["highpass=f=70", "lowpass=f=7500", "aecho=0.9:0.9:17|31:0.10|0.06"];
const telephone = ["highpass=f=280", "highpass=f=280", "lowpass=f=3400", "lowpass=f=3400"];

function speech(text: string, { name, speed, pitch }: Voice, filters = room): Sound {
  const words = ["-v", name, "-s", String(speed), "-p", String(pitch), "--stdout", text];
  const spoken = decoded(run("espeak-ng", words), ["aresample=24000", ...filters], []);
  // Silence at both ends is ours to give.
  const isHeard = (value: number): boolean => Math.abs(value) > 0.004;
  const last = spoken.findLastIndex(isHeard);
  return spoken.subarray(Math.max(0, spoken.findIndex(isHeard)), last + 1);
}

/** A voice alone, with a short breath of silence before and after. */
function alone(spoken: Sound): Sound {
  const breath = 0.18;
  return loud(placed(spoken, breath, spoken.length + seconds(2 * breath)), 0.85);
}

/** A whistled note: how its pitch goes, and how it is struck. */
interface Note {
  readonly start: number;
  readonly duration: number;
  /** Hertz at the beginning, in the middle and at the end. */
  readonly pitch: readonly [number, number, number];
  readonly loudness: number;
  /** How fast the pitch trembles, in hertz, and how far. */
  readonly tremble: readonly [rate: number, depth: number];
}

/** A blackbird's phrase: slow fluted notes, low and rounded, and a soft hurried twitter at the end. */
function phrase(begin: number, motif: readonly number[], random: () => number): Note[] {
  const scale = [1560, 1750, 1980, 2210, 2480, 2790, 3080];
  const notes: Note[] = [];
  let start = begin;
  for (const step of motif) {
    const pitch = (scale[step] ?? 2000) * (0.985 + random() * 0.03);
    const duration = 0.13 + random() * 0.16;
    const bend = 1 + (random() - 0.5) * 0.3;
    const isTrill = random() < 0.3;
    notes.push({
      start,
      duration,
      pitch: [pitch * (1 + (random() - 0.6) * 0.2), pitch, pitch * bend],
      loudness: 0.6 + random() * 0.4,
      tremble: isTrill ? [26 + random() * 10, 90] : [7, 12],
    });
    start += duration + 0.02 + random() * 0.06;
  }
  for (let chirp = 0; chirp < 5; chirp++) {
    const pitch = 3900 + random() * 1900;
    const duration = 0.035 + random() * 0.035;
    notes.push({
      start,
      duration,
      pitch: [pitch * 0.84, pitch * 1.1, pitch * 0.9],
      loudness: 0.24 + random() * 0.14,
      tremble: [0, 0],
    });
    start += duration + 0.015 + random() * 0.02;
  }
  return notes;
}

/** The pitch within a note, on a curve through its three values. */
const pitchAt = ([from, middle, to]: Note["pitch"], share: number): number =>
  from * (1 - share) * (1 - 2 * share) +
  middle * 4 * share * (1 - share) +
  to * share * (2 * share - 1);

function whistle(song: Sound, note: Note): void {
  const count = seconds(note.duration);
  const [rate, depth] = note.tremble;
  let phase = 0;
  for (let index = 0; index < count; index++) {
    const time = index / RATE;
    const trembling = depth * Math.sin(2 * Math.PI * rate * time);
    phase += (2 * Math.PI * (pitchAt(note.pitch, index / count) + trembling)) / RATE;
    const attack = Math.min(1, time / 0.022);
    const release = Math.min(1, (note.duration - time) / 0.05);
    const swell = 0.55 + 0.45 * Math.sin((Math.PI * index) / count);
    const envelope = swell * Math.sin((Math.PI / 2) * attack) * Math.sin((Math.PI / 2) * release);
    const tone = Math.sin(phase) + 0.07 * Math.sin(2 * phase) + 0.025 * Math.sin(3 * phase);
    const at = seconds(note.start) + index;
    song[at] = (song[at] ?? 0) + tone * envelope * note.loudness;
  }
}

/** Trees and walls give the song back, later and softer. */
function outdoors(dry: Sound): Sound {
  const echoes = [
    [0.043, 0.16],
    [0.071, 0.12],
    [0.113, 0.1],
    [0.167, 0.07],
    [0.241, 0.05],
    [0.33, 0.03],
  ];
  const wet = dry.slice();
  for (const [delay = 0, share = 0] of echoes)
    for (let index = seconds(delay); index < wet.length; index++)
      wet[index] = (wet[index] ?? 0) + share * (dry[index - seconds(delay)] ?? 0);
  return wet;
}

/** Wind: noise without its highs, which swells and sinks. */
function wind(length: number, random: () => number): Sound {
  let [low, lower] = [0, 0];
  return new Float32Array(length).map((_, index) => {
    const time = index / RATE;
    low += 0.12 * (random() * 2 - 1 - low);
    lower += 0.05 * (low - lower);
    const gust =
      0.6 +
      0.25 * Math.sin(2 * Math.PI * 0.23 * time) +
      0.15 * Math.sin(2 * Math.PI * 0.61 * time + 1);
    return lower * gust;
  });
}

function birdsong(): Sound {
  const random = chance(12);
  const length = seconds(6.2);
  const dry = new Float32Array(length);
  const motifs: readonly (readonly [begin: number, steps: readonly number[]])[] = [
    [0.25, [3, 5, 4, 1]],
    [2.15, [2, 4, 6, 4, 2]],
    [4.3, [5, 3, 4, 0]],
  ];
  for (const [begin, steps] of motifs)
    for (const note of phrase(begin, steps, random)) whistle(dry, note);
  const song = sum(loud(outdoors(dry), 0.68), loud(wind(length, random), 0.11));
  const fade = seconds(0.15);
  return song.map((value, index) => value * Math.min(1, index / fade, (length - index) / fade));
}

/** Two voices at once, and each as it is in the mixture. */
function mixture(): Readonly<Record<string, Sound>> {
  const low = speech("Turn left after the bridge.", {
    name: "en-gb-x-rp+m7",
    speed: 132,
    pitch: 22,
  });
  const high = speech("The shop opens at ten on Sundays.", {
    name: "en-gb-x-rp+f2",
    speed: 158,
    pitch: 72,
  });
  const length = Math.max(low.length + seconds(0.25), high.length) + seconds(0.4);
  const first = placed(loud(low, 1), 0.4, length);
  const second = placed(loud(high, 0.9), 0.18, length);
  const both = sum(first, second);
  // All three by one factor, so that the mixture stays the sum of the two.
  const factor = 0.85 / Math.max(peakOf(both), peakOf(first), peakOf(second));
  const scaled = (sound: Sound): Sound => sound.map((value) => value * factor);
  return {
    "two-voices.mp3": scaled(both),
    "voice-1.mp3": scaled(first),
    "voice-2.mp3": scaled(second),
  };
}

function write(file: string, sound: Sound): void {
  const input = ["-v", "error", "-y", "-f", "f32le", "-ar", String(RATE), "-ac", "1", "-i", "-"];
  const plain = [
    "-map_metadata",
    "-1",
    "-fflags",
    "+bitexact",
    "-flags:a",
    "+bitexact",
    "-id3v2_version",
    "0",
    "-write_xing",
    "0",
  ];
  const path = `${FOLDER}/${file}`;
  const bytes = new Uint8Array(sound.buffer, sound.byteOffset, sound.byteLength);
  run("ffmpeg", [...input, "-c:a", "libmp3lame", "-b:a", "48k", ...plain, path], bytes);
  console.log(`${path} is written: ${(sound.length / RATE).toFixed(1)} s.`);
}

const announcer: Voice = { name: "en-gb-x-rp+f3", speed: 142, pitch: 45 };
const captain: Voice = { name: "en-gb-x-rp+m3", speed: 150, pitch: 42 };
const caller: Voice = { name: "en-gb-x-rp+f4", speed: 162, pitch: 58 };
const host: Voice = { name: "en-gb-x-rp+f5", speed: 148, pitch: 46 };

mkdirSync(FOLDER, { recursive: true });
const sounds: Readonly<Record<string, Sound>> = {
  "gap.mp3": alone(speech("Please mind the gap between the train and the platform.", announcer)),
  "ferry.mp3": alone(
    speech("The ferry to the island leaves at a quarter past nine from the second pier.", captain),
  ),
  "voicemail.mp3": alone(
    speech(
      "Hi, it is Ana. The plumber comes on Thursday at ten, not on Tuesday. Can you let him in?",
      caller,
      telephone,
    ),
  ),
  "breakfast.mp3": alone(speech("A boiled egg, two slices of toast, and a cup of coffee.", host)),
  "birdsong.mp3": birdsong(),
  ...mixture(),
};
for (const [file, sound] of Object.entries(sounds)) write(file, sound);

// Memory verdicts in words: of a format, and the best of all.
import type { Plugin } from "hubsmith";
import type { Fit, FormatFiles } from "hubsmith/formats";
import { shownPath } from "./listed.ts";
import { boundsText, countText } from "./sizes.ts";

/** Whether a format fits. */
export interface Verdict {
  readonly fits: Fit["fits"] | "some";
  readonly says: string;
  /** It is the most precise that fits. */
  readonly isBest?: true;
}

const WORDS: Readonly<Record<Fit["fits"], string>> = {
  yes: "fits",
  perhaps: "may fit",
  no: "does not fit",
  unknown: "unknown",
};

/** The verdict for one set of files. */
export const wordOf = ({ fits }: Fit): string => WORDS[fits];

/** The verdict for a format, which may have several sets of files with separate verdicts. */
export function verdictOf(fits: readonly Fit[], best: Fit | undefined): Verdict {
  const [first, ...others] = new Set(fits.map((fit) => fit.fits));
  const isBest = best !== undefined && fits.includes(best);
  const mark = isBest ? { isBest: true as const } : {};
  if (first !== undefined && others.length === 0) {
    const says = fits.length === 1 ? WORDS[first] : `each ${eachOf(first)}`;
    return { fits: first, says, ...mark };
  }
  const fitting = fits.filter((fit) => fit.fits === "yes").length;
  return {
    fits: "some",
    says: `${fitting.toLocaleString("en")} of ${fits.length.toLocaleString("en")} ${fitting === 1 ? "fits" : "fit"} for certain`,
    ...mark,
  };
}

const eachOf = (fits: Fit["fits"]): string => (fits === "unknown" ? "unknown" : WORDS[fits]);

/** The best format that fits, if one surely does, and the sentence in any case. */
export interface Best {
  readonly fit?: Fit;
  readonly says: string;
}

/** The most precise format that fits; only formats with a rank are compared. */
export function bestOf(
  { preference }: Plugin<"quantization">,
  fits: readonly Fit[],
  gb: number,
): Best {
  const into = `${gb.toLocaleString("en", { maximumFractionDigits: 6 })} GB`;
  const ranked = fits.filter(({ files: { format } }) => preference.includes(format ?? ""));
  const fit = ranked.find((one) => one.fits === "yes");
  if (fit !== undefined) {
    const before = ranked.slice(0, ranked.indexOf(fit)).find((one) => one.fits === "perhaps");
    const more =
      before === undefined ? "" : ` ${nameOf(before, fits)} is more precise and may fit.`;
    return {
      fit,
      says: `${nameOf(fit, fits)} is the most precise format that fits into ${into}.${more}`,
    };
  }
  const others = countOf(fits, "yes");
  if (others > 0)
    return {
      says: `${countText(others, "model fits", "models fit")} into ${into}, in formats without a rank of precision.`,
    };
  const perhaps = ranked.find((one) => one.fits === "perhaps");
  if (perhaps !== undefined)
    return { says: `No format fits into ${into} for certain. ${nameOf(perhaps, fits)} may fit.` };
  if (countOf(fits, "perhaps") > 0)
    return { says: `No format fits into ${into} for certain. Some may fit.` };
  const min = Math.min(...fits.flatMap(({ bytes }) => bytes?.min ?? []));
  if (min === Infinity) return { says: "No size is known, so it is unknown which formats fit." };
  const known = countOf(fits, "unknown") > 0 ? "with a known size " : "";
  return {
    says: `No format ${known}fits into ${into}: the smallest needs about ${boundsText({ min, max: min })} or more.`,
  };
}

const countOf = (all: readonly Fit[], fits: Fit["fits"]): number =>
  all.filter((one) => one.fits === fits).length;

// A format with several sets of files does not identify one of them.
function nameOf({ files, set }: Fit, all: readonly Fit[]): string {
  const hasSeveral = all.filter((one) => one.files === files).length > 1;
  const name = labelOf(files) ?? "";
  return hasSeveral ? `${name} of ${shownPath(set.stem || set.paths[0]!)}` : name;
}

/** The name of a format: its mark and its label. */
export const labelOf = ({ label, variant }: FormatFiles): string | undefined =>
  label === undefined || variant === undefined ? label : `${variant}-${label}`;

/** Hyphens, slashes and spaces are the same: "text to image" is as common a search as "text-to-image". */
export const flat = (text: string): string => text.toLowerCase().replace(/[\s_/-]+/g, " ");

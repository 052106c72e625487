// Finds an install line that does not belong to its program: none of the packages is imported.

// Packages that have another name than their module; a package may also be named after its module.
const MODULES: Readonly<Record<string, string>> = {
  beautifulsoup4: "bs4",
  "opencv-python": "cv2",
  "opencv-python-headless": "cv2",
  pillow: "PIL",
  pymupdf: "fitz",
  "python-dotenv": "dotenv",
  pyyaml: "yaml",
  "scikit-image": "skimage",
  "scikit-learn": "sklearn",
};

const IMPORT = /^(?:import|from) +([A-Za-z_]\w*)/;
const STANDARD = new Set(["base64", "io", "json", "os", "pathlib", "sys", "urllib", "time"]);
const flat = (name: string): string => name.toLowerCase().replaceAll(/[-_.]/g, "");

/** What is wrong with the `pip install` lines of a Python program; undefined if a package has an imported module. */
export function unprovided(program: string, install: string): string | undefined {
  const imports = program.split("\n").flatMap((line) => IMPORT.exec(line.trimStart())?.[1] ?? []);
  const modules = [...new Set(imports)].filter((name) => !STANDARD.has(name));
  const packages = packagesIn(install);
  if (modules.length === 0 || packages.length === 0) return undefined;
  const hasModule = (name: string): boolean =>
    modules.some(
      (module) => module === MODULES[name.toLowerCase()] || flat(name).includes(flat(module)),
    );
  if (packages.some(hasModule)) return undefined;
  return `The program imports ${modules.join(", ")}, and ${packages.join(", ")} is installed. Check that it has such a module, or name the package that has.`;
}

/** The names in `pip install` lines, without options, extras and versions. */
const packagesIn = (install: string): readonly string[] =>
  [...install.matchAll(/^pip install (.*)$/gm)].flatMap(([, line = ""]) =>
    line
      .split(" ")
      .filter((word) => !word.startsWith("-"))
      .map((word) => word.replaceAll(/^["']|["']$/g, "").split(/[[<>=!~;@ ]/)[0]!)
      .filter((name) => /^[\w.-]+$/.test(name)),
  );

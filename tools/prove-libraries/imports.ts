// Which modules a program imports, and what the packages are called that bring them where the names differ.
import { canonical } from "./requirements.ts";

// Modules whose package has another name; the first is what is downloaded, any of them will do.
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  Bio: ["biopython"],
  PIL: ["pillow"],
  bs4: ["beautifulsoup4"],
  cv2: [
    "opencv-python",
    "opencv-python-headless",
    "opencv-contrib-python",
    "opencv-contrib-python-headless",
  ],
  sklearn: ["scikit-learn"],
  skimage: ["scikit-image"],
  skops: ["skops"],
  yaml: ["pyyaml"],
  google: ["protobuf"],
  tensorflow: ["tensorflow", "tensorflow-cpu", "tensorflow-gpu", "tensorflow-macos"],
  onnxruntime: ["onnxruntime", "onnxruntime-gpu"],
  paddle: ["paddlepaddle", "paddlepaddle-gpu"],
  mlx: ["mlx"],
  dateutil: ["python-dateutil"],
  faiss: ["faiss-cpu", "faiss-gpu"],
  attr: ["attrs"],
  // Several packages share one folder; each of their modules is looked for under two names.
  "pyannote.audio": ["pyannote-audio"],
  "pyannote.core": ["pyannote-core"],
  "pyannote.database": ["pyannote-database"],
  pkg_resources: ["setuptools"],
};

/** The packages that may bring a module, the one to look into first. */
export const packagesOf = (module: string): readonly string[] =>
  PACKAGES[module] ?? [canonical(module)];

// An import stands on a line of its own, or in a block; what stands in a text of several lines is not told apart.
const IMPORT = /^[ \t]*(?:from[ \t]+([A-Za-z_][\w.]*)[ \t]+import\b|import[ \t]+(.+))/gm;

/** The first names of all modules that a program in Python imports. */
export function importedBy(program: string): readonly string[] {
  const found = [...program.matchAll(IMPORT)].flatMap(([, from, names = ""]) =>
    from === undefined
      ? names.split(",").map((one) => /^\s*([\w.]+)/.exec(one)?.[1] ?? "")
      : [from],
  );
  const modules = found.map((name) => {
    const [first = "", second = ""] = name.split(".");
    return Object.hasOwn(PACKAGES, `${first}.${second}`) ? `${first}.${second}` : first;
  });
  return [...new Set(modules)].filter((name) => name !== "").sort();
}

/** Modules that everybody means by their name, looked into also where nothing that is installed tells of them. */
export const COMMON: ReadonlySet<string> = new Set([
  "PIL",
  "cv2",
  "datasets",
  "huggingface_hub",
  "imageio",
  "jax",
  "librosa",
  "matplotlib",
  "numpy",
  "pandas",
  "requests",
  "scipy",
  "sklearn",
  "soundfile",
  "tensorflow",
  "torch",
  "torchaudio",
  "torchvision",
  "transformers",
]);

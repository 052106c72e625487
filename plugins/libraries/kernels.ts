// Kernels: downloads compiled GPU operations from the Hub, and imports them as a module.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";

export default defineLibrary({
  id: "kernels",
  prettyLabel: "Kernels",
  repoUrl: "https://github.com/huggingface/kernels",
  docsUrl: "https://huggingface.co/docs/kernels",
  countDownloads: downloads.all(downloads.filename("_ops"), downloads.extension("py")),
  install: { pip: ["kernels", "torch"] },
  snippets: (model) => ({ purpose: "Load the kernel", code: load(model) }),
});

// Trusted publishers need no option, but a record does not say which publishers are trusted.
function load(model: Model): Code {
  const isTrusted = model.id.startsWith("kernels-community/");
  const more = isTrusted ? {} : { trust_remote_code: true };
  return python`
    from kernels import get_kernel

    ${isTrusted ? python`` : python`# This runs compiled code of the repository: load it from publishers you trust.`}
    kernel = get_kernel(${python.args([model.id], { version: 1, ...more })})

    print(dir(kernel))
  `;
}

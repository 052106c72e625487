// How to put the panel on another page: the examples of the guide, which its tests build.
import type { ReactNode } from "react";
import guide from "../../docs/embedding.md?raw";
import { ProgramList } from "../ui/programs.tsx";

const example = (language: string): string =>
  new RegExp(`\`\`\`${language}\n(.*?)\n\`\`\``, "s").exec(guide)![1]!;

export const EmbedPage = (): ReactNode => (
  <>
    <p className="lead">
      The panel of a model also works on your own page, as a React component or as an element. It
      makes no network requests, and your page passes the model’s record.
    </p>
    <div className="stack main">
      <ProgramList
        programs={[
          {
            title: "With React",
            highlight: "typescript",
            install: example("sh"),
            content: example("tsx"),
          },
          {
            title: "Without React",
            note: "element.js is in node_modules/hubsmith/dist/panel",
            highlight: "xml",
            content: example("html"),
          },
        ]}
      />
    </div>
    <p className="note">
      Before the first release on npm, run <code translate="no">npm pack</code> in a clone, and
      install the tarball. The package has all properties, sizes and styles in{" "}
      <code translate="no">docs/embedding.md</code>.
    </p>
  </>
);

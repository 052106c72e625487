// A page with only the files of one record: `?model=…` of the embedded ones, or of the made-up ones here.
import { parseModel } from "hubsmith";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { FilesPart } from "../files/files-part.tsx";
import { LiveRegion } from "../ui/live-region.tsx";
import { SayContext } from "../ui/say.ts";
import { entries } from "../plugins.ts";
import { allRecords } from "../catalog/records.ts";
import { createHost, PanelHost } from "../stores/host.ts";
import { FILE_RECORDS } from "./file-records.ts";
import "../ui/tokens.css";
import "../ui/base.css";
import "../style.css";
import { nothing } from "../own-models.ts";

const records = allRecords();

const wanted = new URLSearchParams(location.search).get("model");
const record = [...FILE_RECORDS, ...records].find(({ id }) => id === wanted);
const { model } = parseModel(record);
if (model === undefined) throw new Error(`There is no record of ${wanted}.`);
const nothingElse = (): void => {};
const host = createHost(entries, nothing);
createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <PanelHost value={host}>
      <SayContext value={host.notice.say}>
        <main className="reading" aria-busy={false}>
          <h1>{model.id}</h1>
          <FilesPart model={model} entries={entries} onChoose={nothingElse} />
        </main>
        <LiveRegion notice={host.notice} />
      </SayContext>
    </PanelHost>
  </StrictMode>,
);

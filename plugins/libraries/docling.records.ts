// Records to test Docling on.
import { unnamed } from "../kit/libraries/records-of.ts";

export default unnamed("docling", {
  "all parts": { id: "docling-project/docling-models" },
  "the usual layout": { id: "docling-project/docling-layout-heron", tags: ["rt_detr_v2"] },
  "another layout": { id: "docling-project/docling-layout-egret-large" },
  "another name": { id: "acme/otter", tags: ["docling"] },
});

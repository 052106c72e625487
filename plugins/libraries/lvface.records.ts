// Records to test LVFace on: its own layout, a mirror, and no files.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("lvface", {
  "no files": {},
  "a folder for each size": files(
    "LVFace-B_Glint360K/LVFace-B_Glint360K.onnx",
    "LVFace-L_Glint360K/LVFace-L_Glint360K.onnx",
  ),
  "one size": files("LVFace-T_Glint360K.onnx"),
});

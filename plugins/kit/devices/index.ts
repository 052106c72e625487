// Entry "hubsmith/devices": how much memory a computer has for a model.
export { deviceOf, devices, type Device, type NamedDevices } from "./devices.ts";

// What this app and its packages use of React, of Preact. A package that imports all of React would load all of Preact.
import type * as Compat from "preact/compat";
import { useCallback, useDebugValue, useRef, useSyncExternalStore } from "preact/compat";

export {
  cloneElement,
  Component,
  createContext,
  createElement,
  forwardRef,
  Fragment,
  isValidElement,
  memo,
  Suspense,
  use,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from "preact/compat";
/** What packages of stores use of the default export. */
const ofStores: Pick<
  typeof Compat,
  "useCallback" | "useDebugValue" | "useRef" | "useSyncExternalStore"
> = { useCallback, useDebugValue, useRef, useSyncExternalStore };
export default ofStores;

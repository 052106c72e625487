// What this app and its packages use of React, of Preact. A package that imports all of React would load all of Preact.
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
const ofStores: {
  readonly useCallback: typeof useCallback;
  readonly useDebugValue: typeof useDebugValue;
  readonly useRef: typeof useRef;
  readonly useSyncExternalStore: typeof useSyncExternalStore;
} = { useCallback, useDebugValue, useRef, useSyncExternalStore };
export default ofStores;

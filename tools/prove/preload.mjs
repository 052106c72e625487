// Makes the fetch of Node 20, which knows no proxy, go through the one of the environment. Loaded with --import.
import { EnvHttpProxyAgent, setGlobalDispatcher } from "undici";

setGlobalDispatcher(new EnvHttpProxyAgent());

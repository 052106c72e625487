// fetch with types.
import { typedClient } from "../../kit/clients/js/typed.ts";
import fetchClient from "../js/fetch.ts";

export default typedClient(fetchClient);

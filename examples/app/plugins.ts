// The plugins of this app: what is not in this list is not in its bundle.
import { createHub } from "hubsmith";
import fetchClient from "hubsmith/plugins/clients/js/fetch";
import requests from "hubsmith/plugins/clients/python/requests";
import timm from "hubsmith/plugins/libraries/timm";
import together from "hubsmith/plugins/providers/together";
import * as tasks from "hubsmith/tasks";
import orchard from "hubsmith-orchard";

export const hub = createHub([
  ...Object.values(tasks),
  timm,
  together,
  fetchClient,
  requests,
  ...orchard,
]);

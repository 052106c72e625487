// RouteE Powertrain: the energy use of a vehicle on each part of a route; a repository is a library of vehicles.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";

export default defineLibrary({
  id: "routee-powertrain",
  prettyLabel: "RouteE-Powertrain",
  repoUrl: "https://github.com/NatLabRockies/routee-powertrain",
  docsUrl: "https://natlabrockies.github.io/routee-powertrain/",
  countDownloads: downloads.any(downloads.extension("onnx"), downloads.extension("joblib")),
  install: { pip: ["routee.powertrain"] },
  snippets: (model) => ({ purpose: "Predict the energy along a route", code: predict(model) }),
});

// The input columns differ by model; the sample route has speed and grade.
const predict = (model: Model): Code => python`
  import routee.powertrain as pt
  from routee.powertrain.registry import HFRegistry

  registry = HFRegistry(repo_id=${model.id})
  features = ["speed_mph", "grade_percent"]
  vehicles = pt.query_available_models(feature_names=features, registry=registry)
  model = pt.load_model(vehicles[0].model_id, registry=registry)
  energy = model.predict(pt.load_sample_route())

  print(energy)
`;

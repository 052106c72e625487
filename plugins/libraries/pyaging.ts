// pyaging: aging clocks, which predict an age from molecular data.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { nameOf } from "../shared/record.ts";

export default defineLibrary({
  id: "pyaging",
  prettyLabel: "pyaging",
  repoName: "pyaging",
  repoUrl: "https://github.com/rsinghlab/pyaging",
  docsUrl: "https://pyaging.readthedocs.io",
  filter: false,
  install: { pip: ["pyaging"] },
  snippets: (model) => ({ purpose: "Predict an age", code: predict(model) }),
});

// A repository is one clock; the example data is DNA methylation.
function predict(model: Model): Code {
  return python`
    import pandas
    import pyaging

    path = pyaging.data.download_example_data("GSE139307")
    adata = pyaging.pp.df_to_adata(pandas.read_pickle(path))
    pyaging.pred.predict_age(adata, ${nameOf(model)})

    print(adata.obs)
  `;
}

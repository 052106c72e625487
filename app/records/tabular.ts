// Models of tables and of time series.
import type { Rows } from "./row.ts";

export const tabular: Rows = {
  "tabular-classification": {
    "julien-c/skops-digits": "sklearn",
    "SAP/FlexTab": "flextab",
    "SAP/sap-rpt-1-oss": { tags: "sap-rpt-1-oss license:apache-2.0", gated: true },
    "scikit-learn/cancer-prediction-trees": "sklearn",
    "scikit-learn/tabular-playground": "sklearn",
  },
  "tabular-regression": {
    "Elpriser/nordic-price-forecast": "lightgbm license:cc-by-4.0",
    "scikit-learn/Fish-Weight": "sklearn",
  },
  "time-series-forecasting": {
    "amazon/chronos-2": {
      tags: "chronos-forecasting safetensors license:apache-2.0",
      weights: 119477664,
    },
  },
};

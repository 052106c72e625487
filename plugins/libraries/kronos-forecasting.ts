// Kronos: forecasts the candlesticks of a market, with a model and its tokenizer.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python, sh } from "hubsmith/code";
import { NOT_SHOWN } from "../kit/libraries/inferred.ts";
import { setUpFirst } from "../kit/libraries/set-up.ts";
import { nameOf } from "../kit/tasks/record.ts";

export default defineLibrary({
  id: "kronos-forecasting",
  prettyLabel: "Kronos",
  repoUrl: "https://github.com/shiyu-coder/Kronos",
  isTriedUnnamed: true,
  snippets: (model) =>
    isShown(model)
      ? setUpFirst(
          { purpose: "Get the code", code: clone },
          {},
          { purpose: "Forecast candlesticks", code: forecast(model) },
        )
      : NOT_SHOWN,
});

const isShown = (model: Model): boolean =>
  model.pipeline_tag === "time-series-forecasting" &&
  /kronos/i.test(nameOf(model)) &&
  model.tags.some((tag) => /^(?:candlestick|finance|k-line)$/i.test(tag));

interface Pair {
  readonly tokenizer: string;
  readonly model: string;
  readonly context: number;
}

// The smallest model has a tokenizer of its own.
function pairOf({ id }: Model): Pair {
  const pair = /mini|2k/i.test(id)
    ? { tokenizer: "NeoQuasar/Kronos-Tokenizer-2k", model: "NeoQuasar/Kronos-mini", context: 2048 }
    : {
        tokenizer: "NeoQuasar/Kronos-Tokenizer-base",
        model: "NeoQuasar/Kronos-small",
        context: 512,
      };
  return { ...pair, [/tokenizer/i.test(id) ? "tokenizer" : "model"]: id };
}

function forecast(model: Model): Code {
  const pair = pairOf(model);
  return python`
    import pandas as pd
    from model import Kronos, KronosPredictor, KronosTokenizer

    tokenizer = KronosTokenizer.from_pretrained(${pair.tokenizer})
    model = Kronos.from_pretrained(${pair.model})
    predictor = KronosPredictor(model, tokenizer, max_context=${pair.context})

    candles = pd.read_csv("tests/data/regression_input.csv", parse_dates=["timestamps"])
    past, future = candles[:400], candles[400:420]
    prices = ["open", "high", "low", "close", "volume", "amount"]

    print(${python`predictor.predict(${python.args([python`past[prices]`, python`past["timestamps"]`, python`future["timestamps"]`], { pred_len: 20 })})`})
  `;
}

const clone = sh`
  git clone https://github.com/shiyu-coder/Kronos
  cd Kronos
  pip install -r requirements.txt
`;

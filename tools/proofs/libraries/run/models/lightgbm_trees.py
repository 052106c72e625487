"""Trees of LightGBM for three columns, as text and as a pickle."""

import os
import sys

import joblib
import lightgbm
import numpy

rows = numpy.arange(120.0).reshape(40, 3)
model = lightgbm.LGBMRegressor(n_estimators=2, random_state=0, verbose=-1).fit(rows, rows[:, 0] * 2)
model.booster_.save_model(os.path.join(sys.argv[1], "model.txt"))
joblib.dump(model, os.path.join(sys.argv[1], "pipeline.joblib"))

"""A classifier of scikit-learn for two columns, as a pickle and in the format of skops."""

import os
import sys

import joblib
import skops.io
from pandas import DataFrame
from sklearn.tree import DecisionTreeClassifier

columns = ["Petal length", "Petal width"]
data = DataFrame([[1.4, 0.2], [4.7, 1.4]], columns=columns)
model = DecisionTreeClassifier(random_state=0).fit(data, ["setosa", "versicolor"])
joblib.dump(model, os.path.join(sys.argv[1], "sklearn_model.joblib"))
skops.io.dump(model, os.path.join(sys.argv[1], "model.skops"))

"""A Spark cluster: spark-submit spark.py RECORDS OUT, both readable and writable by every worker."""

import os
import sys

from pyspark.sql import SparkSession

records, out = sys.argv[1:]
# Exit code 1: a line was invalid and has an error line in the output. Any other code fails the task, which Spark retries.
command = "bash -c 'hubsmith snippets --json --first-line unknown || [ $? -eq 1 ]'"
# pipe passes only this environment. hubsmith and Node are on this PATH in the image of the workers.
env = {"PATH": os.environ["PATH"]}

context = SparkSession.builder.appName("hubsmith").getOrCreate().sparkContext
lines = context.textFile(records, minPartitions=8)
answers = lines.pipe(command, env, checkCode=True)
answers.saveAsTextFile(out, "org.apache.hadoop.io.compress.GzipCodec")

# A program that does not start also exits with 1, so the lines are counted.
asked = lines.filter(lambda line: line.strip() != "").count()
given = context.textFile(out).count()
if asked != given:
    sys.exit(f"{asked} records have {given} answers in {out}. Look for errors in the logs of the workers.")

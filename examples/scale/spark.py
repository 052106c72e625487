"""A Spark cluster: spark-submit spark.py RECORDS OUT, both of them where every worker reads and writes."""

import os
import sys

from pyspark.sql import SparkSession

records, out = sys.argv[1:]
# Exit code 1 says that a line was bad, which its own line of the output tells; any other fails the task, which is tried again.
command = "bash -c 'hubsmith snippets --first-line unknown || [ $? -eq 1 ]'"
# pipe gives its command no environment but this; hubsmith and Node stand there in the image of the workers.
env = {"PATH": os.environ["PATH"]}

context = SparkSession.builder.appName("hubsmith").getOrCreate().sparkContext
lines = context.textFile(records, minPartitions=8)
answers = lines.pipe(command, env, checkCode=True)
answers.saveAsTextFile(out, "org.apache.hadoop.io.compress.GzipCodec")

# A program that does not start ends with 1 as well, so the lines are counted.
asked = lines.filter(lambda line: line.strip() != "").count()
given = context.textFile(out).count()
if asked != given:
    sys.exit(f"{asked} records have {given} answers in {out}. Look for errors in the logs of the workers.")

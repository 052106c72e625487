"""What the recipe in docs/command.md uses of Spark, in one process: partitions are piped through a command, one by one."""

import gzip
import subprocess
from pathlib import Path
from types import SimpleNamespace


class Lines:
    def __init__(self, parts):
        self.parts = parts

    def pipe(self, command, env, checkCode):
        def piped(part):
            text = "".join(f"{line}\n" for line in part)
            done = subprocess.run(
                command, shell=True, env=env, input=text, stdout=subprocess.PIPE, text=True, check=checkCode
            )
            return done.stdout.splitlines()

        return Lines([piped(part) for part in self.parts])

    def filter(self, keeps):
        return Lines([[line for line in part if keeps(line)] for part in self.parts])

    def count(self):
        return sum(len(part) for part in self.parts)

    def saveAsTextFile(self, path, codec):
        assert codec == "org.apache.hadoop.io.compress.GzipCodec"
        Path(path).mkdir()
        for at, part in enumerate(self.parts):
            with gzip.open(f"{path}/part-{at:05}.gz", "wt") as file:
                file.writelines(f"{line}\n" for line in part)


def textFile(path, minPartitions=1):
    if Path(path).is_dir():
        return Lines([gzip.open(file, "rt").read().splitlines() for file in sorted(Path(path).iterdir())])
    lines = Path(path).read_text().splitlines()
    return Lines([lines[at::minPartitions] for at in range(minPartitions)])


context = SimpleNamespace(textFile=textFile)
session = SimpleNamespace(sparkContext=context)
builder = SimpleNamespace(appName=lambda name: builder, getOrCreate=lambda: session)
SparkSession = SimpleNamespace(builder=builder)

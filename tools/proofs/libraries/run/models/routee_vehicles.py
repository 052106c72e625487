"""The two vehicles that RouteE Powertrain ships, with an index, as a library of vehicles."""

import json
import shutil
import sys
from pathlib import Path

from routee.powertrain import resources
from routee.powertrain.registry.hf import INDEX_FILENAME, METADATA_FILENAME
from routee.powertrain.registry.entry import model_info_from_metadata, parse_model_id_from_metadata_key

out = Path(sys.argv[1])
shutil.copytree(Path(resources.__file__).parent / "bundled_registry", out, dirs_exist_ok=True)
models = []
for file in sorted(out.glob(f"v2/**/{METADATA_FILENAME}")):
    path = file.relative_to(out).as_posix()
    vehicle = parse_model_id_from_metadata_key(path, "v2")
    info = model_info_from_metadata(json.loads(file.read_text()), vehicle, path.removesuffix(f"/{METADATA_FILENAME}"))
    models.append(info.model_dump(mode="json"))
(out / "v2" / INDEX_FILENAME).write_text(json.dumps({"schema_version": "v2", "models": models}))

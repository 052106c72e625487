"""Extracts the files for a type checker from a wheel or a source archive; none of them is run."""

import os
import re
import shutil
import tarfile
import tempfile
import zipfile
from pathlib import Path, PurePosixPath

from registry import NotPublished, opened

READ = re.compile(r"\.(pyi?|typed)$|(^|/)[^/]+\.(dist|egg)-info/|(^|/)PKG-INFO$")
NATIVE = re.compile(r"\.(so|pyd|abi3\.so)$")
METADATA = re.compile(r"^[^/]+\.dist-info/METADATA$")
# Folders of an archive that can contain packages.
STARTS = ["", "src", "python", "lib"]


def unpacked(found, web, cache):
    """The folder with the sources of a file of the registry."""
    folder = Path(cache, "pip", found["file"])
    if not folder.exists():
        if web is None:
            raise NotPublished(f"{found['file']} is not in the cache.")
        folder.parent.mkdir(parents=True, exist_ok=True)
        half = tempfile.mkdtemp(dir=folder.parent, prefix=".half-")
        try:
            (from_wheel if found["file"].endswith(".whl") else from_archive)(found["url"], web, half)
            os.rename(half, folder)
        except OSError:
            # Another thread may have been first.
            if not folder.exists():
                raise
        finally:
            shutil.rmtree(half, ignore_errors=True)
    return folder


def metadata_of(found, web, cache):
    """The metadata of a wheel, without downloading the rest; for an archive, its metadata file."""
    kept = Path(cache, "metadata", found["file"])
    if not kept.exists():
        if web is None:
            raise NotPublished(f"{found['file']} is not in the cache.")
        kept.parent.mkdir(parents=True, exist_ok=True)
        if found["file"].endswith(".whl"):
            with zipfile.ZipFile(opened(found["url"], web)) as wheel:
                name = next(one for one in wheel.namelist() if METADATA.search(one))
                text = wheel.read(name)
        else:
            made = sorted(unpacked(found, web, cache).rglob("PKG-INFO"), key=lambda one: -one.stat().st_size)
            text = made[0].read_bytes() if made else b""
        kept.write_bytes(text)
    return kept.read_text(errors="replace")


def roots_in(folder):
    """The folders that Python would have on its path."""
    if folder.name.endswith(".whl"):
        return [str(folder)]
    return [str(Path(folder, start)) for start in STARTS if Path(folder, start).is_dir()]


def from_wheel(url, web, folder):
    with zipfile.ZipFile(opened(url, web)) as wheel:
        for one in sorted(wheel.infolist(), key=lambda member: member.header_offset):
            # A wheel can also have Python packages in name-version.data/purelib.
            name = re.sub(r"^[^/]+\.data/(purelib|platlib)/", "", one.filename)
            put(folder, name, lambda member=one: wheel.read(member))


def from_archive(url, web, folder):
    with opened(url, web) as source:
        if url.endswith(".zip"):
            with zipfile.ZipFile(source) as archive:
                for one in archive.infolist():
                    put(folder, below(one.filename), lambda member=one: archive.read(member))
            return
        with tarfile.open(fileobj=source, mode="r|*") as archive:
            for one in archive:
                if one.isfile():
                    put(folder, below(one.name), lambda member=one: archive.extractfile(member).read())


def below(name):
    return "/".join(PurePosixPath(name).parts[1:])


def put(folder, name, read):
    parts = PurePosixPath(name).parts
    if not parts or name.endswith("/") or name.startswith("/") or ".." in parts:
        return
    # For a native module only the name is known, because machine code has no types.
    data = b"" if NATIVE.search(name) else read() if READ.search(name) else None
    if data is not None:
        path = Path(folder, *parts)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)

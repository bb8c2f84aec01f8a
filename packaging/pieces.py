#!/usr/bin/env python3
"""Makes the parts of a release that need a special format. `release.sh` calls it.

    pieces.py zip FOLDER FILE      packs a folder; the same files give the same bytes
    pieces.py svg FILE             draws the program's icon
    pieces.py icns PNG FILE        wraps an icon of 512 by 512 for macOS
    pieces.py console EXE FILE     copies a program for Windows as one that writes to a console
    pieces.py windowed EXE FILE    copies it as one that opens no console
    pieces.py sbom FILE            lists the packages in the program (CycloneDX 1.5)

`zip` and `sbom` read the time from SOURCE_DATE_EPOCH, in seconds since 1970.
"""

import importlib.util
import json
import os
import pathlib
import struct
import subprocess
import sys
import time
import tomllib
import uuid
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
# The values of the subsystem field in the header of a program for Windows.
SUBSYSTEMS = {"windowed": 2, "console": 3}


def epoch() -> int:
    return int(os.environ["SOURCE_DATE_EPOCH"])


def pack(folder: str, target: str) -> None:
    root = pathlib.Path(folder)
    moment = time.gmtime(max(epoch(), 315532800))[:6]  # a zip cannot store times before 1980
    with zipfile.ZipFile(target, "w") as packed:
        for path in sorted(path for path in root.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(path.relative_to(root.parent).as_posix(), moment)
            entry.create_system = 3  # Unix, so that the permissions apply
            entry.external_attr = (0o100755 if os.access(path, os.X_OK) else 0o100644) << 16
            packed.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED, 9)


def svg(target: str) -> None:
    spec = importlib.util.spec_from_file_location("make_icons", ROOT / "assets/icon/make_icons.py")
    icons = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(icons)
    pathlib.Path(target).write_text(icons.picture(512, 18, 0.8) + "\n", "utf-8", newline="\n")


def icns(png: str, target: str) -> None:
    data = pathlib.Path(png).read_bytes()
    entry = b"ic09" + struct.pack(">I", len(data) + 8) + data
    pathlib.Path(target).write_bytes(b"icns" + struct.pack(">I", len(entry) + 8) + entry)


def copy_for(subsystem: str, program: str, target: str) -> None:
    data = bytearray(pathlib.Path(program).read_bytes())
    header = struct.unpack_from("<I", data, 0x3C)[0]
    if data[:2] != b"MZ" or data[header : header + 4] != b"PE\0\0":
        sys.exit(f"{program}: this is not a program for Windows")
    struct.pack_into("<H", data, header + 24 + 68, SUBSYSTEMS[subsystem])
    pathlib.Path(target).write_bytes(data)


def used_packages() -> list[dict]:
    """Returns the packages that end up in a released program on any system, without those that only build or test it."""
    result = subprocess.run(
        ["cargo", "metadata", "--format-version", "1", "--locked", "--features", "host"],
        cwd=ROOT,
        check=True,
        stdout=subprocess.PIPE,
    )
    metadata = json.loads(result.stdout)
    nodes = {node["id"]: node for node in metadata["resolve"]["nodes"]}
    packages = {package["id"]: package for package in metadata["packages"]}
    # `cargo metadata` resolves all members; the program is the root package.
    waiting, found = [metadata["resolve"]["root"]], set()
    while waiting:
        identity = waiting.pop()
        if identity in found:
            continue
        found.add(identity)
        for dependency in nodes[identity]["deps"]:
            if any(kind["kind"] is None for kind in dependency["dep_kinds"]):
                waiting.append(dependency["pkg"])
    return sorted((packages[identity] for identity in found), key=lambda package: (package["name"], package["version"]))


def sbom(target: str) -> None:
    locked = tomllib.loads((ROOT / "Cargo.lock").read_text("utf-8"))["package"]
    sums = {(package["name"], package["version"]): package.get("checksum") for package in locked}
    components, program = [], None
    for package in used_packages():
        name, version = package["name"], package["version"]
        entry = {
            "type": "library",
            "bom-ref": f"pkg:cargo/{name}@{version}",
            "name": name,
            "version": version,
            "purl": f"pkg:cargo/{name}@{version}",
        }
        if package["license"]:
            entry["licenses"] = [{"expression": package["license"].replace("/", " OR ")}]
        if checksum := sums.get((name, version)):
            entry["hashes"] = [{"alg": "SHA-256", "content": checksum}]
        if name == "hacienda":
            program = {**entry, "type": "application"}
        else:
            components.append(entry)
    parts = json.dumps(components, sort_keys=True)
    bill = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, parts)}",
        "version": 1,
        "metadata": {"timestamp": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(epoch())), "component": program},
        "components": components,
    }
    pathlib.Path(target).write_text(json.dumps(bill, indent=1) + "\n", "utf-8", newline="\n")
    print(f"{len(components)} packages")


def main() -> None:
    match sys.argv[1:]:
        case ["zip", folder, target]:
            pack(folder, target)
        case ["svg", target]:
            svg(target)
        case ["icns", png, target]:
            icns(png, target)
        case [("console" | "windowed") as subsystem, program, target]:
            copy_for(subsystem, program, target)
        case ["sbom", target]:
            sbom(target)
        case _:
            sys.exit(__doc__)


main()

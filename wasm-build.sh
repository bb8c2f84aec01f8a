#!/usr/bin/env bash
# Builds the game for browsers: dist/ to serve, and dist/hacienda-itch.zip to upload. Prints the download size of a
# first visit, and fails if a budget is exceeded. `--probe` builds into dist-probe/ with the tests' access to the game
# and without a zip. `--dev` makes either build in a fraction of the time, but the result is several times larger and
# has no zip; with `--probe` it also estimates the size of the release, and fails if that would exceed the budget.
# `--zip` only packs the files in dist/. `--server URL` sets the game server, such as https://play.example/, for a page
# that is served from elsewhere. The page may then connect to this server as well as its own. Without this option, only
# a page that a game server sends has a game server. PAGE_URL=https://…/ sets the address of the page, because other
# sites find the preview picture only by an absolute URL.
set -euo pipefail
cd "$(dirname "$0")"

# Budgets: bytes after gzip -9, and the number of files.
WASM_BUDGET=7900000
VISIT_BUDGET=6000000
FILES_BUDGET=80

dist=dist; profile=web; features=(); only_pack=; server=
while [ $# -gt 0 ]; do
  case "$1" in
    --probe) dist=dist-probe; features=(--features hacienda/probe) ;;
    --dev) profile=web-dev ;;
    --zip) only_pack=yes ;;
    --server) server=${2-}; shift
      if ! [[ "$server" =~ ^https?://[A-Za-z0-9.-]+(:[0-9]+)?(/[A-Za-z0-9._~/-]*)?$ ]]; then
        echo "$0: --server needs an address such as https://play.example/, not '$server'" >&2; exit 2
      fi ;;
    *) echo "usage: $0 [--probe] [--dev] [--server URL] | --zip" >&2; exit 2 ;;
  esac
  shift
done

fail() { echo "$0: $1" >&2; exit 2; }

# Packs dist/ for itch.io. The result is reproducible: files are sorted by name, and all have the same time and mode.
pack() {
  rm -f dist/hacienda-itch.zip
  python3 - <<'PYTHON'
import pathlib, zipfile

files = sorted(path for path in pathlib.Path("dist").rglob("*") if path.is_file())
with zipfile.ZipFile("dist/hacienda-itch.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as upload:
    for path in files:
        entry = zipfile.ZipInfo(path.relative_to("dist").as_posix(), (1980, 1, 1, 0, 0, 0))
        entry.external_attr = 0o100644 << 16
        upload.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED, 9)
PYTHON
  echo "zip               $(wc -c < dist/hacienda-itch.zip)"
}

# Inserts the texts of the page: English into index.html, all languages into texts.js, and each into a separate
# manifest. The service worker gets the names of the texts, the assets and the manifests; it lists licences.txt and the
# English manifest itself.
insert_texts() {
  python3 - "$dist" "$server" <<'PYTHON'
import html, json, os, pathlib, re, sys

dist = pathlib.Path(sys.argv[1])
# The address ends with a slash.
server = sys.argv[2] and sys.argv[2].rstrip("/") + "/"
texts = {}
for path in sorted(pathlib.Path("assets/texts").glob("*/page.ftl")):
    messages = texts[path.parent.name] = {}
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        message = re.fullmatch(r"(page-[a-z-]+) = (\S.*)", line)
        if not message or re.search("[{}]", re.sub(r"\{ \$[a-z]+ \}", "", message[2])):
            sys.exit(f"{path}:{number}: a message of the page must be one line, `page-NAME = WORDS`, in which only {{ $name }} is in braces")
        messages[message[1]] = message[2]


def message_text(key, data={}, language="en"):
    if key not in texts["en"]:
        sys.exit(f"assets/texts/en/page.ftl lacks {key}")
    words = texts[language].get(key, texts["en"][key])
    return re.sub(r"\{ \$([a-z]+) \}", lambda name: data[name[1]], words)


def fill_tag(tag):
    data = dict(re.findall(r'data-([a-z]+)="([^"]*)"', tag[0]))
    words = html.escape(message_text(data[tag[1]], data))
    return f"{tag[0]}{words}" if tag[1] == "text" else f'{tag[0][:-1]} aria-label="{words}">'


def fill_placeholders(text, escape, language="en"):
    text = text.replace("__LANGUAGE__", language)
    return re.sub(r"__TEXT\(([a-z-]+)\)__", lambda key: escape(message_text(key[1], language=language)), text)


def escape_json(words):
    return json.dumps(words, ensure_ascii=False)[1:-1].replace("<", r"\u003c")


def page(text):
    for kind in "text", "label":
        text = re.sub(rf"<[a-z0-9]+ [^<>]*\bdata-({kind})=[^<>]*>", fill_tag, text)
    text = text.replace("__PAGE_URL__", html.escape(os.environ.get("PAGE_URL", "")))
    text = text.replace("__SERVER__", server)
    socket = re.match(r"http(s?://[^/]+)", server)
    text = text.replace("__SERVER_SOCKET__", f" ws{socket[1]}" if socket else "")
    text = re.sub("<script>.*?</script>", lambda script: fill_placeholders(script[0], escape_json), text, flags=re.DOTALL)
    return fill_placeholders(text, html.escape)


def transform(name, change):
    path = dist / name
    path.write_text(change(path.read_text("utf-8")), "utf-8", newline="\n")


manifest = dist / "manifest.webmanifest"
for language in texts:
    name = manifest.name if language == "en" else f"manifest.{language}.webmanifest"
    (dist / name).write_text(fill_placeholders(pathlib.Path("web", manifest.name).read_text("utf-8"), escape_json, language), "utf-8", newline="\n")
files = sorted(path.relative_to(dist).as_posix() for path in dist.glob("assets/**/*.*") if path.name != "licences.txt")
files += sorted(path.name for path in dist.glob("manifest.*.webmanifest"))
texts_files = sorted(path.relative_to(dist / "version").as_posix() for path in dist.glob("version/texts/*/all.txt"))
named = [f"`${{VERSION}}/{name}`" for name in texts_files] + list(map(json.dumps, files))
transform("index.html", page)
transform("version/texts.js", lambda text: text.replace("__TEXTS__", json.dumps(texts, ensure_ascii=False, indent=2)))
transform("sw.js", lambda text: text.replace('"__ASSET_FILES__"', ",\n  ".join(named)))
PYTHON
}

command -v python3 > /dev/null || fail "python3 is missing; it fills in the page and packs the zip"
if [ -n "$only_pack" ]; then
  [ -f dist/index.html ] || fail "dist/ does not exist; build it before packing it"
  pack
  exit 0
fi

# The standard library for the target: rustup's if installed, else built from the toolchain's sources.
sysroot=$(rustc --print sysroot)
std=()
if [ ! -d "$sysroot/lib/rustlib/wasm32-unknown-unknown/lib" ]; then
  [ -f "$sysroot/lib/rustlib/src/rust/library/Cargo.lock" ] ||
    fail "the standard library for browsers is missing; install it with: rustup target add wasm32-unknown-unknown"
  # Building the standard library is an unstable feature of cargo; this enables it in a stable cargo.
  export RUSTC_BOOTSTRAP=1
  std=(-Z build-std=std,panic_abort)
  [ "$profile" = web-dev ] || std+=(-Z build-std-features=optimize_for_size)
fi

target=$(cargo metadata --format-version 1 --no-deps | sed -E 's/.*"target_directory":"([^"]*)".*/\1/')
tools="$target/web-tools"

# wasm-bindgen reads only files written by the same version.
bindgen_version=$(awk '/^name = "wasm-bindgen"$/ {getline; gsub(/[^0-9.]/, ""); print; exit}' Cargo.lock)
bindgen=wasm-bindgen
if [[ "$($bindgen --version 2>/dev/null || true)" != *" $bindgen_version"* ]]; then
  bindgen="$tools/bin/wasm-bindgen"
  if [[ "$("$bindgen" --version 2>/dev/null || true)" != *" $bindgen_version"* ]]; then
    echo "== wasm-bindgen $bindgen_version"
    # Without --locked, because the locked dependencies do not build at present.
    env -u RUSTC_BOOTSTRAP cargo install --quiet wasm-bindgen-cli --version "$bindgen_version" --root "$tools"
  fi
fi

# Older versions of wasm-opt cannot read the output of current Rust.
if [ "$profile" = web ]; then
  opt=(wasm-opt)
  version=$(wasm-opt --version 2>/dev/null | grep -oE '[0-9]+' | head -n 1 || true)
  if [ "${version:-0}" -lt 117 ]; then
    command -v npm > /dev/null || fail "wasm-opt 117 or newer is missing; install binaryen, or npm, which can install it"
    [ -x "$tools/node_modules/.bin/wasm-opt" ] || { echo "== wasm-opt"; npm install --silent --prefix "$tools" binaryen@132.0.0; }
    opt=(env NODE_OPTIONS=--max-old-space-size=8192 "$tools/node_modules/.bin/wasm-opt")
  fi
fi

# The decompressor that the page uses. The licence page names its version.
unpacker_version=0.2.3
unpacker="$tools/node_modules/xz-decompress"
if ! grep -qs "\"version\": \"$unpacker_version\"" "$unpacker/package.json"; then
  command -v npm > /dev/null || fail "npm is missing; it installs the decompressor of the program"
  echo "== xz-decompress"
  npm install --silent --prefix "$tools" xz-decompress@$unpacker_version
fi

# Panic messages contain file paths. Replace the prefixes of the build machine; if two prefixes match, the later one
# wins. Paths in the repository are relative anyway. All builds and checkouts use the same flags, so that they share
# compiled dependencies.
places=("$HOME" "$target" "${CARGO_HOME:-$HOME/.cargo}" "$sysroot")
names=(/home /target /cargo /rustc)
# With SIMD, the program is smaller and draws letters faster, and WebKitGTK 2.50 does not trap in that code.
flags=-Ctarget-feature=+simd128
for at in "${!places[@]}"; do
  [ "${places[at]}" = / ] || flags+="${flags:+$'\x1f'}--remap-path-prefix=${places[at]}=${names[at]}"
done

echo "== cargo, profile $profile${features:+, with the probe}"
CARGO_ENCODED_RUSTFLAGS=$flags cargo build --target wasm32-unknown-unknown --profile "$profile" --bin hacienda \
  "${features[@]}" "${std[@]}"

echo "== $dist"
rm -rf "$dist"
mkdir -p "$dist/assets/sounds" "$dist/assets/lessons" "$dist/version"
"$bindgen" --target web --no-typescript --out-dir "$dist/version" "$target/wasm32-unknown-unknown/$profile/hacienda.wasm"
if [ "$profile" = web ]; then
  # Only features that browsers have had since early 2023. With all features, the types of functions become references,
  # which need Chrome 119, Firefox 120 or Safari 18.2.
  opt+=(-Oz)
  for feature in bulk-memory multivalue mutable-globals nontrapping-float-to-int reference-types sign-ext simd; do
    opt+=("--enable-$feature")
  done
  # The second pass makes the result smaller, by 16,666 bytes after gzip in one measurement.
  for _ in first second; do
    "${opt[@]}" "$dist/version/hacienda_bg.wasm" -o "$dist/version/small.wasm"
    mv "$dist/version/small.wasm" "$dist/version/hacienda_bg.wasm"
  done
fi
# Browsers get the program packed with xz, a third smaller than with gzip, which looks back only 32 kB. The checksum
# detects damaged bytes. The size report and the search for local paths read the unpacked program, which stays outside
# dist.
program="$target/web-programs/$dist.wasm"
mkdir -p "${program%/*}"
mv "$dist/version/hacienda_bg.wasm" "$program"
python3 - "$program" "$dist/version/hacienda.wasm.xz" "$profile" <<'PYTHON'
import lzma, pathlib, sys

program, packed, profile = sys.argv[1:]
# With a dictionary of 8 MB the file is 0.4% larger, with 32 MB 0.06% smaller. Development builds are packed quickly.
best = {"preset": 9 | lzma.PRESET_EXTREME, "dict_size": 1 << 24, "nice_len": 273, "lc": 4, "lp": 0, "pb": 0}
filters = [{"id": lzma.FILTER_LZMA2, **(best if profile == "web" else {"preset": 1})}]
data = pathlib.Path(program).read_bytes()
pathlib.Path(packed).write_bytes(lzma.compress(data, check=lzma.CHECK_CRC64, filters=filters))
PYTHON
cp web/*.js "$dist/version/"
mv "$dist/version/sw.js" "$dist/"
sed -i -e "/\"__XZ_DECOMPRESS__\";/{r $unpacker/dist/package/xz-decompress.js" -e "d}" "$dist/version/unpack.js"
find web -maxdepth 1 -type f ! -name '*.js' -exec cp {} "$dist/" \;
cp assets/sounds/*.ogg "$dist/assets/sounds/"
cp assets/lessons/* "$dist/assets/lessons/"
# Fetched when the licence page is opened.
cp assets/licences.txt "$dist/assets/"
# The page contains its own texts. The program fetches the others, which must match its version: one file for each
# language, without comments, and with an extension that hosts compress.
for language in assets/texts/*/; do
  texts="$dist/version/texts/$(basename "$language")"
  mkdir -p "$texts"
  find "$language" -name '*.ftl' ! -name page.ftl | LC_ALL=C sort | xargs sed '/^#/d; /^$/d' > "$texts/all.txt"
done
insert_texts

for place in "${places[@]}" "$(pwd -P)"; do
  if [ "$place" != / ] && grep -rlaF -- "$place/" "$dist" "$program"; then
    echo "$0: these files contain the path of a folder on this machine, $place" >&2
    exit 1
  fi
done

# All files that must match are in a folder named after the version. The page measures the download against the true
# size. Inline style and script are allowed by their hashes.
bytes=$(wc -c < "$program")
packed=$(wc -c < "$dist/version/hacienda.wasm.xz")
version=$(cd "$dist" && find . -type f | LC_ALL=C sort | xargs sha256sum | sha256sum | cut -c 1-12)
mv "$dist/version" "$dist/$version"
sed -i "s/__WASM_BYTES__/$bytes/g; s/__PACKED_BYTES__/$packed/g; s/__VERSION__/$version/g" "$dist/index.html" "$dist/sw.js" "$dist/$version/boot.js"
python3 - "$dist/index.html" <<'PYTHON'
import base64, hashlib, pathlib, re, sys

path = pathlib.Path(sys.argv[1])
page = path.read_text("utf-8")
for tag in "style", "script":
    own = re.findall(f"<{tag}>(.*?)</{tag}>", page, re.DOTALL)
    known = ("'sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() + "'" for text in own)
    page = page.replace(f"__{tag.upper()}_HASHES__", " ".join(known))
path.write_text(page, "utf-8", newline="\n")
PYTHON

gzip_size() { gzip -9 -c "$1" | wc -c; }
wasm=$(gzip_size "$program")

# Prints the value with this name from packaging/program-size.txt, such as the gzip size of the program in an earlier
# state of the sources.
recorded_size() { awk -v name="$1" '$1 == name {print $2}' packaging/program-size.txt; }

if [ "$profile" != web ]; then
  echo "wasm, raw         $bytes: a development build, neither small nor fast"
  before=$(recorded_size "dev${features:+-probe}")
  [ -n "$before" ] || exit 0
  release=$(( $(recorded_size release) + (wasm - before) * $(recorded_size per-mille) / 1000 ))
  echo "program, gzip     $wasm (with program-size.txt $before), a release about $release (budget $WASM_BUDGET)"
  if [ "$release" -gt $WASM_BUDGET ]; then
    echo "$0: the release would exceed the budget" >&2
    exit 1
  fi
  exit 0
fi

if [ "$dist" != dist ]; then
  echo "wasm, raw         $bytes: the program with the probe, for tests"
  echo "program, gzip     $wasm"
  exit 0
fi

visit=0; sounds=0; files=0
while IFS= read -r file; do
  files=$((files + 1))
  # A first visit does not load these.
  case "$file" in dist/assets/licences.txt | dist/social.jpg) continue ;; esac
  size=$(gzip_size "$file"); visit=$((visit + size))
  case "$file" in *.ogg) sounds=$((sounds + size)) ;; esac
done < <(find dist -type f)
brotli=$(command -v brotli > /dev/null && brotli -c -q 11 "$program" | wc -c || echo "not measured: brotli is not installed")
echo "version           $version"
echo "wasm, raw         $bytes"
echo "wasm, gzip        $wasm (budget $WASM_BUDGET)"
echo "wasm, brotli      $brotli"
echo "wasm, xz          $packed, as downloaded"
echo "first visit       $visit (budget $VISIT_BUDGET), of which $sounds are sounds, fetched once the game is playable"
echo "files             $files (budget $FILES_BUDGET)"

pack
if [ "$wasm" -gt $WASM_BUDGET ] || [ "$visit" -gt $VISIT_BUDGET ] || [ "$files" -gt $FILES_BUDGET ]; then
  echo "$0: the build exceeds a budget" >&2
  exit 1
fi

#!/usr/bin/env bash
# Builds the game for browsers: dist/ to serve, and dist/hacienda-itch.zip to upload. Prints what a first visit loads, and
# fails when that is over the budget. `--dev` builds in a fraction of the time, several times larger, without a zip.
set -euo pipefail
cd "$(dirname "$0")"

# Megabytes are 1,000,000 bytes, compressed as by gzip -9.
WASM_BUDGET=7000000
VISIT_BUDGET=9000000
FILES_BUDGET=40

case "${1:-}" in
  "") profile=web ;;
  --dev) profile=web-dev ;;
  *) echo "usage: $0 [--dev]" >&2; exit 2 ;;
esac

missing() { echo "$0: $1" >&2; exit 2; }

# The standard library: rustup's where it is installed, else built from its sources where the toolchain has those.
sysroot=$(rustc --print sysroot)
std=()
if [ ! -d "$sysroot/lib/rustlib/wasm32-unknown-unknown/lib" ]; then
  [ -f "$sysroot/lib/rustlib/src/rust/library/Cargo.lock" ] ||
    missing "the standard library for browsers is missing; install it with: rustup target add wasm32-unknown-unknown"
  # Building it is an unstable feature of cargo; this lets a stable one do it.
  export RUSTC_BOOTSTRAP=1
  std=(-Z build-std=std,panic_abort)
  [ "$profile" = web-dev ] || std+=(-Z build-std-features=optimize_for_size)
fi

target=$(cargo metadata --format-version 1 --no-deps | sed -E 's/.*"target_directory":"([^"]*)".*/\1/')
tools="$target/web-tools"

# wasm-bindgen reads only what its own version wrote.
bindgen_version=$(awk '/^name = "wasm-bindgen"$/ {getline; gsub(/[^0-9.]/, ""); print; exit}' Cargo.lock)
bindgen=wasm-bindgen
if [[ "$($bindgen --version 2>/dev/null || true)" != *" $bindgen_version"* ]]; then
  bindgen="$tools/bin/wasm-bindgen"
  if [[ "$("$bindgen" --version 2>/dev/null || true)" != *" $bindgen_version"* ]]; then
    echo "== wasm-bindgen $bindgen_version"
    # Without --locked: the versions it was locked to do not build at present.
    env -u RUSTC_BOOTSTRAP cargo install --quiet wasm-bindgen-cli --version "$bindgen_version" --root "$tools"
  fi
fi

# Older versions of wasm-opt cannot read what today's Rust writes.
if [ "$profile" = web ]; then
  opt=(wasm-opt)
  version=$(wasm-opt --version 2>/dev/null | grep -oE '[0-9]+' | head -n 1 || true)
  if [ "${version:-0}" -lt 117 ]; then
    command -v npm > /dev/null || missing "wasm-opt 117 or newer is missing; install binaryen, or npm, which brings it"
    [ -x "$tools/node_modules/.bin/wasm-opt" ] || { echo "== wasm-opt"; npm install --silent --prefix "$tools" binaryen@132.0.0; }
    opt=(env NODE_OPTIONS=--max-old-space-size=8192 "$tools/node_modules/.bin/wasm-opt")
  fi
fi

echo "== cargo, profile $profile"
cargo build --target wasm32-unknown-unknown --profile "$profile" --bin hacienda "${std[@]}"

echo "== dist"
rm -rf dist
mkdir -p dist/assets/sounds
"$bindgen" --target web --no-typescript --out-dir dist "$target/wasm32-unknown-unknown/$profile/hacienda.wasm"
if [ "$profile" = web ]; then
  "${opt[@]}" -Oz --all-features dist/hacienda_bg.wasm -o dist/small.wasm
  mv dist/small.wasm dist/hacienda_bg.wasm
fi
find web -maxdepth 1 -type f -exec cp {} dist/ \;
cp assets/sounds/*.ogg dist/assets/sounds/

# The page counts the download against the true size, and a browser that keeps the game knows a new one by its version.
bytes=$(wc -c < dist/hacienda_bg.wasm)
version=$(cd dist && find . -type f | LC_ALL=C sort | xargs sha256sum | sha256sum | cut -c 1-12)
sed -i "s/__WASM_BYTES__/$bytes/; s/__VERSION__/$version/" dist/*.js dist/*.html

if [ "$profile" != web ]; then
  echo "wasm, raw         $bytes: a development build, neither small nor fast"
  exit 0
fi

zipped() { gzip -9 -c "$1" | wc -c; }
wasm=$(zipped dist/hacienda_bg.wasm)
visit=0; files=0
while IFS= read -r file; do
  visit=$((visit + $(zipped "$file"))); files=$((files + 1))
done < <(find dist -type f)
brotli=$(command -v brotli > /dev/null && brotli -c -q 11 dist/hacienda_bg.wasm | wc -c || echo "not measured: no brotli here")
echo "version           $version"
echo "wasm, raw         $bytes"
echo "wasm, gzip        $wasm (budget $WASM_BUDGET)"
echo "wasm, brotli      $brotli"
echo "first visit, gzip $visit (budget $VISIT_BUDGET)"
echo "files             $files (budget $FILES_BUDGET)"

if command -v zip > /dev/null; then (cd dist && zip -q -9 -r hacienda-itch.zip . -x hacienda-itch.zip)
elif command -v python3 > /dev/null; then (cd dist && python3 -m zipfile -c ../hacienda-itch.zip ./* && mv ../hacienda-itch.zip .)
else missing "nothing here makes zip files; install zip"
fi
echo "zip               $(wc -c < dist/hacienda-itch.zip)"
if [ "$wasm" -gt $WASM_BUDGET ] || [ "$visit" -gt $VISIT_BUDGET ] || [ "$files" -gt $FILES_BUDGET ]; then
  echo "$0: over the budget" >&2
  exit 1
fi

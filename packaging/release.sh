#!/usr/bin/env bash
# Makes the files of a release: packaging/release.sh, or STEPS="linux deb" packaging/release.sh.
#
# Steps: dist (unpacks dist/ from the zip that `web` made on another system), build, pages (manual pages and
# completions), linux (tarball), deb, server, windows, macos, web, sbom, sums; and attach and itch, which publish. The
# default steps depend on the system. On Linux, STEPS=all also makes the page and the server, and the files for Windows
# if mingw-w64 is installed. docs/releases.md describes the files. The same inputs give the same bytes.
#
# OUT           the folder for the files; default: release-files in the build folder
# PROGRAM       a program to pack instead of building one (linux, deb, windows, macos)
# FEATURES      cargo's options for building the program, such as --no-default-features; default: --features host
# PAGES         the folder of manual pages and completions, if they already exist
# QUICK=1       compresses quickly, for tests
# VERSION_DATE  the time of all files, in seconds since 1970; default: the time of the last commit
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

target="${CARGO_TARGET_DIR:-$(cargo metadata --format-version 1 --no-deps | sed -E 's/.*"target_directory":"([^"]*)".*/\1/; s|\\\\|/|g')}"
OUT="$(mkdir -p "${OUT:=$target/release-files}" && cd "$OUT" && pwd)"
work="$OUT/.work"
version="$(awk -F'"' '/^version = / {print $2; exit}' Cargo.toml)"
SOURCE_DATE_EPOCH="${VERSION_DATE:-${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}}"
export SOURCE_DATE_EPOCH LC_ALL=C TZ=UTC
read -ra features <<< "${FEATURES---features host}"
id=io.itch.hacienda
umask 022

fail() { echo "$0: $1" >&2; exit 1; }

# Prints a date in this format. GNU's and BSD's date take the seconds in different ways.
format_date() { date -u -d "@$SOURCE_DATE_EPOCH" "$1" 2> /dev/null || date -u -r "$SOURCE_DATE_EPOCH" "$1"; }

# Prints the flags for the compiler in cargo's encoding. Panic messages contain paths. Local prefixes are replaced, so
# that the same sources give the same program on any machine.
compiler_flags() {
  local flags="${RUSTFLAGS:-}" at from
  flags="${flags// /$'\x1f'}"
  local -a names=(/home /target /cargo /rustc) places=("$HOME" "$target" "${CARGO_HOME:-$HOME/.cargo}" "$(rustc --print sysroot)")
  for at in "${!places[@]}"; do
    from=${places[at]}
    [ "$from" = / ] || flags+="${flags:+$'\x1f'}--remap-path-prefix=$from=${names[at]}"
  done
  printf '%s' "$flags"
}

# build_program OPTIONS...: builds the program, unless PROGRAM names one, and sets `program`.
build_program() {
  local triple="" name=hacienda profile=release
  program="${PROGRAM:-}"
  [ -z "$program" ] || return 0
  [[ "$*" != *--target* ]] || triple="$(sed -E 's/.*--target ([^ ]+).*/\1/' <<< "$*")/"
  case "$triple$(uname -s)" in *windows* | MINGW* | MSYS*) name+=.exe ;; esac
  CARGO_ENCODED_RUSTFLAGS="$(compiler_flags)${LINK_FLAGS:+$'\x1f'$LINK_FLAGS}" \
    cargo build --quiet --locked --release --bin hacienda ${features[@]+"${features[@]}"} "$@"
  program="$target/$triple$profile/$name"
}

build() { build_program; }

# Writes the manual pages and completions. The program without a window gives the same pages and builds in two minutes.
pages() {
  [ -z "${PAGES:-}" ] || return 0
  rm -rf "$OUT/.pages"
  # shellcheck disable=SC2086
  cargo run --quiet --locked -p cli-pages ${PAGES_FEATURES:-} -- "$OUT/.pages"
}

pages_folder() {
  local folder="${PAGES:-$OUT/.pages}"
  [ -f "$folder/hacienda.1" ] || pages >&2
  echo "$folder"
}

# assets FOLDER: copies the files that the program loads. Fonts and boards are inside the program.
assets() {
  mkdir -p "$1/sounds" "$1/lessons" "$1/texts"
  cp assets/sounds/*.ogg "$1/sounds/"
  cp assets/lessons/* "$1/lessons/"
  cp -R assets/texts/. "$1/texts/"
  cp assets/licences.txt "$1/"
}

# Unpacks dist/ from the zip for itch.io in OUT, and removes the zip, which is an artefact of another job.
dist() {
  local zip="$OUT/hacienda-$version-web.zip"
  [ -f "$zip" ] || fail "there is no $zip"
  rm -rf dist
  unzip -q "$zip" -d dist
  rm "$zip"
}

# page FOLDER: copies the game for browsers, which the program sends to phones, if it was built.
page() {
  [ -f dist/index.html ] || { echo "   there is no dist/, so phones cannot play at this program's tables"; return 0; }
  mkdir -p "$1"
  cp -R dist/. "$1/"
  rm -f "$1"/*.zip
}

# fresh NAME: makes an empty folder for the files of an archive and prints its path.
fresh() { rm -rf "${work:?}/$1"; mkdir -p "$work/$1"; echo "$work/$1"; }

# put_program FROM TO: copies a program without its symbols. On Linux, it also removes the linker's build id, which
# depends on names of temporary files.
put_program() {
  local -a strip=("${STRIP:-strip}")
  [ "$(uname -s)" != Linux ] || strip+=(--strip-all --remove-section=.note.gnu.build-id)
  case "$2" in *.exe) strip=("${STRIP:-x86_64-w64-mingw32-strip}") ;; esac
  install -m 755 "$1" "$2"
  "${strip[@]}" "$2"
}

# papers FOLDER: copies licences and documents.
papers() { cp LICENSE-MIT LICENSE-APACHE README.md CHANGELOG.md "$1/"; }

# tarball NAME: packs the folder of this name.
tarball() {
  local level=-9e
  [ -z "${QUICK:-}" ] || level=-0
  tar -C "$work" --sort=name --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX --mtime="@$SOURCE_DATE_EPOCH" \
    --format=gnu -cf - "$1" | xz -T1 "$level" > "$OUT/$1.tar.xz"
}

# desktop_files PREFIX: copies the menu entry, icons, metadata, file types, manual pages and completions as they are in
# /usr/share.
desktop_files() {
  local share=$1 from size
  from="$(pages_folder)"
  mkdir -p "$share"/{applications,metainfo,mime/packages,man/man1,bash-completion/completions,zsh/vendor-completions,fish/vendor_completions.d}
  cp packaging/linux/$id.desktop "$share/applications/"
  sed "s/@VERSION@/$version/; s/@DATE@/$(format_date +%Y-%m-%d)/" packaging/linux/$id.metainfo.xml > "$share/metainfo/$id.metainfo.xml"
  cp packaging/linux/$id.mime.xml "$share/mime/packages/$id.xml"
  for size in 192 512; do
    install -D -m 644 web/icon-$size.png "$share/icons/hicolor/${size}x$size/apps/$id.png"
  done
  mkdir -p "$share/icons/hicolor/scalable/apps"
  python3 packaging/pieces.py svg "$share/icons/hicolor/scalable/apps/$id.svg"
  cp "$from"/*.1 "$share/man/man1/"
  gzip -9n "$share"/man/man1/*.1
  cp "$from/hacienda.bash" "$share/bash-completion/completions/hacienda"
  cp "$from/_hacienda" "$share/zsh/vendor-completions/"
  cp "$from/hacienda.fish" "$share/fish/vendor_completions.d/"
}

linux() {
  local name folder
  name="hacienda-$version-linux-$(uname -m)"
  build_program
  folder="$(fresh "$name")"
  put_program "$program" "$folder/hacienda"
  assets "$folder/assets"
  page "$folder/dist"
  papers "$folder"
  desktop_files "$folder/share"
  tarball "$name"
}

deb() {
  local arch name root doc level
  level="-Zxz -z9 -Sextreme"
  [ -z "${QUICK:-}" ] || level="-Zxz -z0"
  arch="$(dpkg --print-architecture)"
  name="hacienda_${version}_$arch"
  build_program
  root="$(fresh "$name")"
  doc="$root/usr/share/doc/hacienda"
  mkdir -p "$root/DEBIAN" "$root/usr/bin" "$doc" "$root/usr/lib/systemd/user"
  put_program "$program" "$root/usr/bin/hacienda"
  assets "$root/usr/share/hacienda/assets"
  page "$root/usr/share/hacienda/dist"
  desktop_files "$root/usr/share"
  sed 's|/opt/hacienda/hacienda|/usr/bin/hacienda|' packaging/hacienda-kiosk.service > "$root/usr/lib/systemd/user/hacienda-kiosk.service"
  # Debian's format of a licence text: an empty line is a dot, and all lines are indented.
  awk 'FNR == NR {text = text (text ? "\n" : "") ($0 == "" ? " ." : " " $0); next} /^ @MIT@$/ {print text; next} {print}' \
    LICENSE-MIT packaging/linux/copyright > "$doc/copyright"
  gzip -9n < CHANGELOG.md > "$doc/CHANGELOG.md.gz"
  (cd "$root" && find usr -type f | sort | xargs -d '\n' md5sum) > "$root/DEBIAN/md5sums"
  sed "s/@VERSION@/$version/; s/@ARCH@/$arch/; s/@KILOBYTES@/$(size_of "$root/usr")/" packaging/linux/control > "$root/DEBIAN/control"
  find "$root" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
  chmod -R u=rwX,go=rX "$root"
  # With several threads, the bytes would depend on the number of threads.
  # shellcheck disable=SC2086
  DPKG_DEB_THREADS_MAX=1 dpkg-deb --root-owner-group $level --build "$root" "$OUT/$name.deb" > /dev/null
}

# The size of all files in kB, which does not depend on the file system.
size_of() { find "$1" -type f -printf '%s\n' | awk '{sum += int(($1 + 1023) / 1024)} END {print sum}'; }

server() {
  local name folder
  [ -f crates/server/Cargo.toml ] || fail "there is no crates/server"
  name="hacienda-server-$version-linux-$(uname -m)"
  CARGO_ENCODED_RUSTFLAGS="$(compiler_flags)" cargo build --quiet --locked --release -p hacienda-server
  folder="$(fresh "$name")"
  put_program "$target/release/hacienda-server" "$folder/hacienda-server"
  cp LICENSE-MIT LICENSE-APACHE CHANGELOG.md assets/licences.txt "$folder/"
  tarball "$name"
}

# On systems other than Windows, this needs mingw-w64. If rustup did not add the target, the standard library is built
# from the toolchain's sources.
windows() {
  local name folder objects
  name="hacienda-$version-windows-x86_64"
  folder="$(fresh "$name")"
  case "$(uname -s)" in
    MINGW* | MSYS*)
      # Microsoft's linker writes symbols into a separate file.
      build_program
      cp "$program" "$folder/built.exe"
      ;;
    *)
      export CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER="${CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER:-x86_64-w64-mingw32-gcc}"
      # By default, this linker writes the time into the program.
      LINK_FLAGS=-Clink-arg=-Wl,--no-insert-timestamp
      objects="$target/windows-objects"
      mkdir -p "$objects"
      LINK_FLAGS+=$'\x1f'"-Lnative=$objects"
      if [ -z "${PROGRAM:-}" ]; then
        windows_library
        windows_imports
      fi
      TMPDIR="$objects" build_program --target x86_64-pc-windows-gnu
      unset RUSTC_BOOTSTRAP CARGO_UNSTABLE_BUILD_STD
      LINK_FLAGS=""
      put_program "$program" "$folder/built.exe"
      ;;
  esac
  python3 packaging/pieces.py windowed "$folder/built.exe" "$folder/hacienda.exe"
  python3 packaging/pieces.py console "$folder/built.exe" "$folder/hacienda-cli.exe"
  rm "$folder/built.exe"
  assets "$folder/assets"
  page "$folder/dist"
  papers "$folder"
  cp packaging/windows/associate.cmd "$folder/"
  rm -f "$OUT/$name.zip"
  python3 packaging/pieces.py zip "$folder" "$OUT/$name.zip"
}

# Makes cargo build the standard library for Windows if the toolchain lacks it. Its first and last object files, which
# cargo does not build, are compiled into the build folder.
windows_library() {
  local triple=x86_64-pc-windows-gnu sources object
  ! compgen -G "$(rustc --print target-libdir --target $triple)/libstd-*.rlib" > /dev/null || return 0
  sources="$(rustc --print sysroot)/lib/rustlib/src/rust/library"
  [ -f "$sources/Cargo.lock" ] || fail "the standard library is missing; install it with: rustup target add $triple"
  export RUSTC_BOOTSTRAP=1 CARGO_UNSTABLE_BUILD_STD=std,panic_unwind
  for object in rsbegin rsend; do
    rustc --target $triple --emit=obj -o "$objects/$object.o" "$sources/rtstartup/$object.rs"
  done
}

# The linker sorts the program's imports by the paths of the files that declare them. Copies in the build folder, and
# temporary files there, make this order independent of the location of that folder.
windows_imports() {
  local triple=x86_64-pc-windows-gnu manifest
  cargo metadata --locked --format-version 1 --filter-platform $triple |
    { grep -o '"manifest_path":"[^"]*/windows_x86_64_gnu-[^"]*/Cargo.toml"' || true; } | cut -d '"' -f 4 |
    while IFS= read -r manifest; do cp "${manifest%/*}"/lib/*.a "$objects/"; done
}

macos() {
  local name folder contents
  name="hacienda-$version-macos"
  # One program for Intel and Apple processors.
  if [ -z "${PROGRAM:-}" ] && [ "$(uname -s)" = Darwin ]; then
    build_program --target x86_64-apple-darwin
    build_program --target aarch64-apple-darwin
    program="$target/hacienda-universal"
    lipo -create -output "$program" "$target"/{x86_64,aarch64}-apple-darwin/release/hacienda
  else
    [ -n "${PROGRAM:-}" ] || fail "a program for macOS is built on macOS; PROGRAM names one"
    build_program
  fi
  folder="$(fresh "$name")"
  contents="$folder/Hacienda.app/Contents"
  mkdir -p "$contents/MacOS" "$contents/Resources"
  put_program "$program" "$contents/MacOS/hacienda"
  assets "$contents/Resources/assets"
  page "$contents/Resources/dist"
  python3 packaging/pieces.py icns web/icon-512.png "$contents/Resources/hacienda.icns"
  sed "s/@VERSION@/$version/" packaging/macos/Info.plist > "$contents/Info.plist"
  papers "$folder"
  # Apple processors refuse a program without a signature; an ad-hoc signature is enough.
  ! command -v codesign > /dev/null || codesign --force --deep --sign - "$folder/Hacienda.app"
  python3 packaging/pieces.py zip "$folder" "$OUT/$name.zip"
}

# Packs dist/, and builds it first if it does not exist.
web() {
  if [ -f dist/index.html ]; then ./wasm-build.sh --zip; else ./wasm-build.sh; fi
  cp dist/hacienda-itch.zip "$OUT/hacienda-$version-web.zip"
}

sbom() { python3 packaging/pieces.py sbom "$OUT/hacienda-$version.cdx.json"; }

sums() {
  (cd "$OUT" && find . -maxdepth 1 -type f ! -name SHA256SUMS -printf '%f\n' | sort | xargs -d '\n' sha256sum) > "$OUT/SHA256SUMS"
}

# Attaches the files to the release of the tag TAG, and creates the release if it does not exist.
attach() {
  [ "${TAG:-}" = "v$version" ] || fail "the tag ${TAG:-} is not that of version $version"
  # The changes of this version, without their heading.
  awk -v head="## [$version]" 'index($0, "## [") == 1 {inside = index($0, head) == 1; next} inside' CHANGELOG.md > "$work/notes"
  gh release view "$TAG" > /dev/null 2>&1 || gh release create "$TAG" --verify-tag --title "Hacienda $version" --notes-file "$work/notes"
  find "$OUT" -maxdepth 1 -type f -print0 | xargs -0 gh release upload "$TAG" --clobber
}

# Pushes the programs and the page to itch.io if its key and the name of the game are set.
itch() {
  local butler="$work/butler" kind file
  if [ -z "${BUTLER_API_KEY:-}" ] || [ -z "${ITCH_GAME:-}" ]; then
    echo "no BUTLER_API_KEY or ITCH_GAME: nothing is pushed"
    return 0
  fi
  curl -fsSL -o "$work/butler.zip" https://broth.itch.zone/butler/linux-amd64/LATEST/archive/default
  mkdir -p "$butler"
  python3 -m zipfile -e "$work/butler.zip" "$butler"
  chmod +x "$butler/butler"
  for kind in linux windows macos web; do
    for file in "$OUT/hacienda-$version-$kind"*; do
      [ ! -f "$file" ] || "$butler/butler" push "$file" "$ITCH_GAME:$kind" --userversion "$version"
    done
  done
}

debian=""
! command -v dpkg-deb > /dev/null || debian=deb
default="pages linux $debian sbom sums"
case "$(uname -s)" in
  Darwin) default="macos" ;;
  MINGW* | MSYS*) default="windows" ;;
esac
if [ "${STEPS:-}" = all ]; then
  windows=windows
  command -v x86_64-w64-mingw32-gcc > /dev/null || { windows=""; echo "mingw-w64 is missing: no program for Windows"; }
  STEPS="web pages linux $debian server $windows sbom sums"
fi
began=$SECONDS
mkdir -p "$work"
for step in ${STEPS:-$default}; do
  case $step in
    dist | build | pages | linux | deb | server | windows | macos | web | sbom | sums | attach | itch) ;;
    *) fail "there is no step $step" ;;
  esac
  from=$SECONDS
  echo "== $step"
  "$step"
  echo "   $step $(( (SECONDS - from) / 60 )):$(printf %02d $(( (SECONDS - from) % 60 ))) min"
done
rm -rf "$work"
echo "== $OUT, $(( (SECONDS - began) / 60 )):$(printf %02d $(( (SECONDS - began) % 60 ))) min"
(cd "$OUT" && find . -maxdepth 1 -type f ! -name SHA256SUMS | sort | while read -r file; do
  printf '%12d %s\n' "$(wc -c < "$file")" "${file#./}"
done)

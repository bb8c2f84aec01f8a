#!/usr/bin/env bash
# Checks the archives that `release.sh` made in a folder: packaging/check.sh FOLDER. Reports each check that it skips
# because a program is not installed. PLAY=1 also starts the programs. GLIBC=2.35 also checks that they need no symbol
# of a newer glibc.
set -euo pipefail
folder="$(cd "$1" && pwd)"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
faults=0

fault() { echo "FAULT: $1"; faults=$((faults + 1)); }
# tool NAME COMMAND...: runs the command if it is installed.
tool() {
  if command -v "$1" > /dev/null; then "$@" || fault "$*"; else echo "$1 is not installed"; fi
}

# has LIST PATH...: reports a fault for each path that the list lacks.
has() {
  local list=$1 path; shift
  for path in "$@"; do grep -qxF -- "$path" "$list" || fault "${list##*/} lacks $path"; done
}

# The files that the program loads, by their paths in the repository's assets.
here="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
mapfile -t assets < <(cd "$here/assets" && { find sounds -name '*.ogg'; find lessons texts -type f; echo licences.txt; } | LC_ALL=C sort)

# Packages contain the game for browsers if it was built.
page=()
[ ! -f "$here/dist/index.html" ] || page=(dist/index.html dist/sw.js)

# share FOLDER: checks the menu entry, the metadata, the file types, the icons, the completions and the manual page.
share() {
  local file
  for file in bash-completion/completions/hacienda zsh/vendor-completions/_hacienda fish/vendor_completions.d/hacienda.fish \
    icons/hicolor/{192x192,512x512}/apps/io.itch.hacienda.png icons/hicolor/scalable/apps/io.itch.hacienda.svg; do
    [ -s "$1/$file" ] || fault "there is no $file"
  done
  tool desktop-file-validate "$1"/applications/*.desktop
  tool appstreamcli validate --no-net "$1"/metainfo/*.xml
  # Every type in the menu entry must be defined.
  local type
  for type in $(sed -n 's/^MimeType=//p' "$1"/applications/*.desktop | tr ';' ' '); do
    grep -qF "type=\"$type\"" "$1"/mime/packages/*.xml || fault "nothing defines $type"
  done
  ! command -v man > /dev/null || [ -z "$(MANROFFSEQ='' man --warnings -E UTF-8 -l -Tutf8 "$1/man/man1/hacienda.1.gz" 2>&1 > /dev/null)" ] || fault "the manual page"
}

# plays PROGRAM: checks that the program runs outside the repository and replays a game.
plays() {
  (cd / && "$1" --version && "$1" replay "$here/tests/records/base-2-asymmetric.hacienda" | tail -n 1) || fault "$1 does not run"
}

for packed in "$folder"/*.tar.xz; do
  [ -e "$packed" ] || continue
  name="$(basename "$packed" .tar.xz)"
  list="$work/$name"
  tar -tf "$packed" | grep -v '/$' > "$list"
  [ -z "$(tar -tvf "$packed" | grep -v ' 0/0 ' || true)" ] || fault "$name has files of others than root"
  has "$list" "$name/LICENSE-MIT" "$name/LICENSE-APACHE"
  case $name in
    hacienda-server-*) continue ;;
  esac
  has "$list" "$name"/{hacienda,README.md,CHANGELOG.md} "$name"/share/man/man1/hacienda.1.gz "${assets[@]/#/$name/assets/}" "${page[@]/#/$name/}"
  place="$work/juegos de aquí, Größe"
  mkdir "$place"
  tar -xf "$packed" -C "$place"
  share "$place/$name/share"
  [ -z "${PLAY:-}" ] || plays "$place/$name/hacienda"
  needs="$(objdump -T "$place/$name/hacienda" | grep -oE 'GLIBC_[0-9.]+' | sort -Vu | tail -n 1)" || needs="an unknown glibc"
  echo "$name: $(wc -l < "$list") files, needs $needs"
  [ -z "${GLIBC:-}" ] || [ "$(printf 'GLIBC_%s\n%s\n' "$GLIBC" "$needs" | sort -V | tail -n 1)" = "GLIBC_$GLIBC" ] ||
    fault "$name needs a newer glibc than $GLIBC"
done

for packed in "$folder"/*.deb; do
  [ -e "$packed" ] || continue
  name="$(basename "$packed")"
  list="$work/$name.list"
  dpkg-deb --contents "$packed" > "$work/contents"
  [ -z "$(grep -v ' root/root ' "$work/contents" || true)" ] || fault "$name has files of others than root"
  awk '{print $6}' "$work/contents" | sed 's|^\./||' | grep -v '/$' > "$list"
  has "$list" usr/bin/hacienda usr/share/doc/hacienda/copyright usr/lib/systemd/user/hacienda-kiosk.service \
    usr/share/man/man1/hacienda.1.gz "${assets[@]/#/usr/share/hacienda/assets/}" "${page[@]/#/usr/share/hacienda/}"
  dpkg-deb --extract "$packed" "$work/root"
  share "$work/root/usr/share"
  [ -z "${PLAY:-}" ] || plays "$work/root/usr/bin/hacienda"
  grep -q '^ExecStart=.*"/usr/bin/hacienda ' "$work/root/usr/lib/systemd/user/hacienda-kiosk.service" || fault "the kiosk's unit starts another program"
  echo "$name: $(wc -l < "$list") files"
done

for packed in "$folder"/*.zip; do
  [ -e "$packed" ] || continue
  name="$(basename "$packed" .zip)"
  list="$work/$name.list"
  python3 -m zipfile -l "$packed" | awk 'NR > 1 {print $1}' > "$list"
  case $name in
    *-windows-*) has "$list" "$name"/{hacienda.exe,hacienda-cli.exe,associate.cmd,LICENSE-MIT} "${assets[@]/#/$name/assets/}" "${page[@]/#/$name/}" ;;
    *-macos) has "$list" "$name"/Hacienda.app/Contents/{Info.plist,MacOS/hacienda,Resources/hacienda.icns} "${assets[@]/#/$name/Hacienda.app/Contents/Resources/assets/}" ;;
    *-web) has "$list" index.html sw.js ;;
  esac
  echo "$name: $(wc -l < "$list") files"
done

for sbom in "$folder"/*.cdx.json; do
  [ -e "$sbom" ] || continue
  for part in bevy hexx hacienda-server axum; do
    grep -q "\"name\": \"$part\"" "$sbom" || fault "$(basename "$sbom") lacks $part"
  done
done

[ ! -f "$folder/SHA256SUMS" ] || (cd "$folder" && sha256sum --quiet -c SHA256SUMS) || fault "SHA256SUMS"
[ "$faults" -eq 0 ] || { echo "$faults faults"; exit 1; }

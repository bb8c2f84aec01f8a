#!/usr/bin/env bash
# Installs, plays and removes a release in minimal systems of Debian 12 and 13: packaging/roots.sh FOLDER, where FOLDER
# contains the .deb and the tarball. Needs root and debootstrap. Each check starts from a fresh copy of the system.
#
# ROOTS  the folder where the systems are kept between runs; default: roots in the build folder
# SUITES the Debian releases; default: bookworm trixie
set -euo pipefail
folder="$(cd "$1" && pwd)"
ROOTS="${ROOTS:-${CARGO_TARGET_DIR:-target}/roots}"
mkdir -p "$ROOTS"
root="$ROOTS/in-use"
records="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)/tests/records"
# The packages needed to open a window without a screen or a graphics card. A player's system has these packages or
# better drivers.
SCREEN="xvfb xauth mesa-vulkan-drivers libgl1-mesa-dri"

fault() { echo "FAULT: $1"; exit 1; }

clean_up() {
  local place
  for place in proc dev/pts; do ! mountpoint -q "$root/$place" || umount "$root/$place"; done
  rm -rf "$root"
}
trap clean_up EXIT

# inside COMMAND...: runs a command as root in the system in use.
inside() { chroot "$root" env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 "$@"; }

# play PROGRAM NAME: as another user, plays a turn of a computer player in the window, and checks the picture, the log
# and the saved game. Keeps the picture as NAME.png.
play() {
  local program=$1 home="$root/home/player"
  cat > "$home/play.sh" <<SCRIPT
set -eu
cd /
"$program" --version
"$program" arena --seats greedy,greedy --games 2 --seed 1
for record in "\$HOME"/records/*; do output=\$("$program" replay "\$record"); echo "\$output" | tail -n 1; done
timeout 600 xvfb-run -a -s '-screen 0 1280x720x24' "$program" --size 640x360 --seats human,greedy --start 1 --seed 3 \
  --screenshot "\$HOME/picture.png" --after 300 > "\$HOME/log" 2>&1
"$program" replay "\$HOME/.local/share/hacienda/game.hacienda"
HACIENDA_ASSETS=/nowhere timeout 600 xvfb-run -a "$program" --size 640x360 --screenshot "\$HOME/none.png" --after 5 > "\$HOME/log-without" 2>&1
SCRIPT
  mkdir -p "$home/records"
  cp "$records"/base-2-asymmetric.hacienda "$records"/zoff/base-3-5017.zoff "$records"/hab-gut/base-3-4000.hab-gut "$home/records"
  inside chown -R player /home/player
  inside su player -c 'sh ~/play.sh' || { tail -n 20 "$home/log" || true; fault "$program does not run"; }
  [ "$(stat -c %s "$home/picture.png")" -gt 50000 ] || fault "the picture is empty"
  [ "$(grep -c '^1 ' "$home/.local/share/hacienda/game.hacienda")" -eq 3 ] || fault "the computer player's turn is not saved"
  ! grep -E 'ERROR|panicked|missing|could not be loaded' "$home/log" || fault "$program reports errors"
  # Check that missing assets are logged with a word that the check above looks for; otherwise that check would prove
  # nothing.
  grep -q 'missing.*/nowhere' "$home/log-without" || fault "missing assets are not reported"
  cp "$home/picture.png" "$ROOTS/$(basename "$2").png"
}

# The paths of all files that belong to the system, without caches and logs of apt and dpkg.
files() {
  inside find / -xdev -not -path '/proc/*' -not -path '/tmp/*' -not -path '/home/*' -not -path '/var/cache/*' \
    -not -path '/var/log/*' -not -path '/var/lib/apt/*' -not -path '/var/lib/dpkg/*' | sort
}

# begin SUITE: makes a fresh system with a screen and a user.
begin() {
  [ -d "$ROOTS/$1/usr" ] || { debootstrap --variant=minbase "$1" "$ROOTS/$1.new" > /dev/null && mv "$ROOTS/$1.new" "$ROOTS/$1"; }
  clean_up
  cp -a "$ROOTS/$1" "$root"
  mount -t proc proc "$root/proc"
  inside useradd -m player
  inside apt-get update -qq
  # shellcheck disable=SC2086
  inside apt-get install -y -qq --no-install-recommends $SCREEN > /dev/null
}

deb() {
  local package version
  package="$(ls "$folder"/hacienda_*.deb)"
  begin "$1"
  files > "$root/tmp/before"
  cp "$package" "$root/tmp/hacienda.deb"
  inside apt-get install -y -qq --no-install-recommends /tmp/hacienda.deb > /dev/null
  play hacienda "deb-$1"
  inside apt-get purge -y -qq --auto-remove hacienda > /dev/null
  files > "$root/tmp/after"
  diff "$root/tmp/before" "$root/tmp/after" || fault "removing the package leaves files"
  inside test -f /home/player/.local/share/hacienda/game.hacienda || fault "removing the package removes saved games"
  echo "$1: $(basename "$package") was installed, played and removed"
}

tarball() {
  local packed place="/home/player/juegos de aquí, Größe"
  packed="$(ls "$folder"/hacienda-[0-9]*-linux-*.tar.xz)"
  begin "$1"
  mkdir -p "$root$place"
  tar -xf "$packed" -C "$root$place"
  # The libraries that the package names; nearly every desktop has them.
  inside apt-get satisfy -y -qq --no-install-recommends "$(dpkg-deb --field "$(ls "$folder"/hacienda_*.deb)" Depends)" > /dev/null
  play "$place/$(basename "$packed" .tar.xz)/hacienda" "tarball-$1"
  echo "$1: $(basename "$packed") was unpacked and played"
}

for suite in ${SUITES:-bookworm trixie}; do
  deb "$suite"
  tarball "$suite"
done

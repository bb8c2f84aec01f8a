#!/usr/bin/env bash
# Takes the pictures for the README and the page from the running game: assets/pictures/table.webp, a few seconds of a
# game, and web/social.jpg, the preview that other sites show for a link. Requires xvfb, xdotool, ffmpeg, imagemagick
# and python3. Without a graphics card it takes a quarter of an hour.
set -euo pipefail
cd "$(dirname "$0")/.."
cargo build
target=$(cargo metadata --format-version 1 --no-deps | sed -E 's/.*"target_directory":"([^"]*)".*/\1/')
work=$(mktemp -d)
trap 'rm -rf "$work"; kill $(jobs -p) 2> /dev/null || true' EXIT

# save RECORD ACTIONS SEATS: writes a save with the first ACTIONS actions of a record and with SEATS as its players.
save() {
  rm -rf "$work/data"; mkdir "$work/data"
  echo '{"quality":"high","muted":true}' > "$work/data/settings.json"
  echo '{"help_off":true}' > "$work/data/person.json"
  python3 - "$@" "$work/data/game.hacienda" << 'PYTHON'
import json, sys

record, actions, seats, out = sys.argv[1:]


def checksum(text):
    sum = 0xCBF29CE484222325
    for byte in text.encode():
        sum = ((sum ^ byte) * 0x100000001B3) % 2**64
    return f"{sum:016x}"


lines = open(record, encoding="utf-8").readlines()
head = json.loads(lines[0])
del head["checksum"]
head["seats"] = seats.split(",")
head = json.dumps(head, separators=(",", ":"))[:-1]
text = f'{head},"checksum":"{checksum(head)}"}}\n' + "".join(lines[1 : int(actions) + 1])
open(out, "w", encoding="utf-8").write(f"{text}end-of-save {checksum(text)}\n")
PYTHON
}

# film WIDTHxHEIGHT FRAMES COUNT X Y: continues the saved game and takes COUNT pictures after FRAMES frames. X and Y are
# the position of the button that continues the game, in percent of the window's width and height.
film() {
  local width=${1%x*} height=${1#*x} screen=$((100 + RANDOM % 400))
  Xvfb ":$screen" -screen 0 "${width}x${height}x24" > /dev/null 2>&1 &
  sleep 2
  rm -f "$work"/film*.png
  DISPLAY=":$screen" HACIENDA_DATA="$work/data" "$target/debug/hacienda" --size "$1" \
    --screenshot "$work/film.png" --after "$2" --film "$3" > "$work/log" 2>&1 &
  local game=$!
  sleep 8
  DISPLAY=":$screen" xdotool mousemove "$((width * $4 / 100))" "$((height * $5 / 100))" click 1
  wait "$game"
}

save tests/records/base-3-asymmetric.hacienda 60 greedy,greedy,greedy
film 1280x720 130 240 77 17
mkdir -p assets/pictures
ffmpeg -loglevel error -y -framerate 30 -i "$work/film-%03d.png" -vf "fps=15,scale=960:-1:flags=lanczos" \
  -c:v libwebp_anim -q:v 62 -compression_level 6 -loop 0 assets/pictures/table.webp

save tests/records/base-5-symmetric.hacienda 203 human,greedy,greedy,greedy,greedy
film 1600x840 60 1 77 17
convert "$work/film.png" -resize 1200x630 -quality 82 web/social.jpg
ls -l assets/pictures/table.webp web/social.jpg

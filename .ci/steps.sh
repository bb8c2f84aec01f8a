# Functions for `.ci/run` and `.ci/long`: timed steps, commands from the README, and steps that run again only after a
# change.
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# The build folder is in a cache outside the clone, so that a second run is fast.
export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-${XDG_CACHE_HOME:-$HOME/.cache}/hacienda/target}"
export CARGO_TERM_COLOR=never DEBIAN_FRONTEND=noninteractive
# Tests whose optional files are missing print SKIPPED. Show the output of tests, so that the skipped tests can be
# counted.
export RUST_TEST_NOCAPTURE=1
log=$(mktemp -d)
trap 'rm -rf "$log"' EXIT
minutes=()
began=$SECONDS

clock() { printf '%d:%02d' $(( $1 / 60 )) $(( $1 % 60 )); }

# step NAME COMMAND...: runs the command and records its minutes. If it fails, prints the end of its output and exits.
step() {
  local name=$1 from=$SECONDS; shift
  echo "== $name"
  if ! "$@" > "$log/$name" 2>&1; then
    tail -n 80 "$log/$name"
    echo "-- what failed:"
    grep -hE 'FAILED|panicked at|✖' "$log/$name" | head -n 40 || true
    echo "FAILED: $name after $(clock $(( SECONDS - from ))) min"
    exit 1
  fi
  minutes+=("$name $(clock $(( SECONDS - from )))")
  echo "   ${minutes[-1]}"
}

# step_for NAME 'PATHS' COMMAND...: a step that is skipped if it has succeeded before with the same tracked files under
# these paths and in .ci, the same compiler and the same other dependencies (`tools_of`).
step_for() {
  local name=$1 paths=$2 stamp; shift 2
  stamp=$(stamp_of "$name" "$paths")
  if [ -e "$stamp" ]; then
    echo "== $name: skipped, since no dependency has changed since it last succeeded"
    cat "$stamp"
    minutes+=("$name skipped")
    return
  fi
  step "$name" "$@"
  # Compute the stamp again, because the step may have installed one of the programs that it depends on.
  stamp=$(stamp_of "$name" "$paths")
  mkdir -p "${stamp%/*}"
  kept_of "$name" | tee "$stamp"
}

# stamp_of NAME 'PATHS': prints the path of the file that records the success of a step with the current state of these
# paths.
stamp_of() {
  local now
  # shellcheck disable=SC2086
  now=$({ git ls-files -s $2 .ci; git diff HEAD -- $2 .ci; rustc --version; tools_of "$1"; } | sha256sum | cut -c 1-32)
  echo "$CARGO_TARGET_DIR/green/$1-$now"
}

# The paths on which the steps `fonts` and `browser` depend.
FONTS="crates/cut-fonts crates/shell/src/theme/icons.rs assets/fonts Cargo.toml Cargo.lock"
BROWSER="src crates assets web tests/browser tests/records packaging/program-size.txt Cargo.toml Cargo.lock wasm-build.sh"

# Prints the other dependencies of a step: its command, and programs outside the repository.
tools_of() {
  case $1 in
    browser*) readme_command "$1"; wasm-opt --version 2> /dev/null || true; apt-cache policy chromium | awk '/Candidate/ {print $2}' ;;
  esac
}

# Prints the lines of a step's output that are shown again when it is skipped.
kept_of() {
  case $1 in
    browser*) grep -hE '^(wasm|program|first visit|files|zip)|MB|ms:|fingerprint|^. (tests|pass|fail) ' "$log/$1" || true ;;
    *) grep -h '^test result' "$log/$1" || true ;;
  esac
}

# Prints the command in the README after the comment `<!-- NAME -->`.
readme_command() {
  awk -v mark="<!-- $1 -->" '$0 == mark {found = 1; next} found && /^```/ {if (inside) exit; inside = 1; next} inside' README.md
}

# Runs the README command of this name, without any part that matches README_WITHOUT. Root runs it without sudo, which a
# bare machine may not have.
readme() {
  local command
  command=$(readme_command "$1")
  [ -n "$command" ] || { echo "README.md has no command under <!-- $1 -->"; return 1; }
  [ "$(id -u)" -ne 0 ] || command=$(sed 's/sudo //g' <<< "$command")
  [ -z "${README_WITHOUT:-}" ] || command=$(sed "s/$README_WITHOUT//" <<< "$command")
  echo "$command"
  bash -euo pipefail -c "$command"
}

# Installs the requirements of a build for browsers with the script next to the checkout, if there is one. Machines that
# cannot download the target have such a script.
web_tools() {
  local tools=../shared/wasm-tools.sh
  [ ! -f "$tools" ] || bash "$tools" "$(awk '/^name = "wasm-bindgen"$/ {getline; gsub(/[^0-9.]/, ""); print; exit}' Cargo.lock)"
}

# Runs a README command for browsers. If a script next to the checkout provides the target, rustup does not add it.
# Clippy does not check the program for browsers, so a warning of the compiler about it is an error here.
in_browsers() {
  local without=""
  if [ -f ../shared/wasm-tools.sh ]; then
    web_tools || return 1
    without='rustup target add [^ ]* && '
  fi
  README_WITHOUT=$without readme "$1" 2>&1 | tee "$log/in_browsers" || return 1
  ! grep -E '^warning: .*generated [0-9]+ warning' "$log/in_browsers"
}

# Skipped tests print SKIPPED. If their files are available next to the checkout, none may be skipped.
none_skipped() {
  echo "tests skipped: $(grep -hc SKIPPED "$log/$1" || true)"
  ! grep -h SKIPPED "$log/$1" || [ ! -d ../shared ] || { echo "FAILED: tests were skipped although ../shared exists"; exit 1; }
}

# Runs the tests of editing without a window but with type registration. A filter that matches no test would succeed, so
# the number of passed tests is checked.
headless_and_reflect() {
  cargo test --quiet --no-default-features --features reflect -p hacienda --test headless -- editing > "$log/reflected" || { cat "$log/reflected"; return 1; }
  grep '^test result: ok. [1-9]' "$log/reflected" || { echo "no test with the reflect feature ran"; return 1; }
}

# Checks that exactly the tests in modules named `long` are ignored.
places() {
  local all left_out
  all=$(cargo test --quiet -- --list 2> /dev/null | grep -E '(^|::)long::.*: test$' | sort) || return 1
  left_out=$(cargo test --quiet -- --list --ignored 2> /dev/null | grep ': test$' | sort)
  echo "$(wc -l <<< "$all") long tests"
  diff <(echo "$all") <(echo "$left_out")
}

# Lints and tests the server, which is not among the default members, so that the README's commands do not build it.
server() {
  cargo clippy --quiet -p hacienda-server --all-targets -- -D warnings &&
    cargo test --quiet -p hacienda-server
}

# Verifies the systemd units if systemd is installed. systemd-analyze may report errors and still succeed, so its output
# must be empty.
unit() {
  local output
  command -v systemd-analyze > /dev/null || { echo "systemd is not installed"; return 0; }
  output=$(XDG_RUNTIME_DIR="$log" systemd-analyze --user verify packaging/hacienda-kiosk.service 2>&1) || true
  # The server need not be installed on the machine that checks its unit.
  output+=$(systemd-analyze verify packaging/hacienda-server.service 2>&1 | grep -v 'hacienda-server is not executable') || true
  echo "$output"
  [ -z "$output" ]
}

# Packs the program that the tests built, twice; both packages must have the same bytes. Also checks their contents.
pack() {
  local time
  strip -o "$log/hacienda" "$CARGO_TARGET_DIR/debug/hacienda"
  PAGES_FEATURES="--features window" STEPS=pages OUT="$log/pages" packaging/release.sh || return 1
  for time in first second; do
    QUICK=1 STEPS="linux deb sbom sums" OUT="$log/packed-$time" PAGES="$log/pages/.pages" \
      PROGRAM="$log/hacienda" packaging/release.sh || return 1
  done
  diff -r "$log/packed-first" "$log/packed-second" && PLAY=1 packaging/check.sh "$log/packed-first"
}

# Checks the licences and sources of dependencies, and the workflow of a release, with the programs that are installed.
supply() {
  if command -v cargo-deny > /dev/null; then
    cargo deny check bans licenses sources || return 1
  else
    echo "cargo-deny is not installed"
  fi
  if command -v actionlint > /dev/null; then
    actionlint .github/workflows/*.yml
  else
    echo "actionlint is not installed"
  fi
}

# Lints and tests `cut-fonts`, whose tests check that the committed fonts match their sources.
fonts() {
  cargo clippy --quiet -p cut-fonts --all-targets -- -D warnings &&
    cargo test --quiet -p cut-fonts
}

finish() {
  printf 'minutes: %s\n' "${minutes[@]}" "all $(clock $(( SECONDS - began )))"
}

// The page's texts: a key here names a message in assets/texts/LANGUAGE/page.ftl, which the build inserts.

const TEXTS = __TEXTS__;

/** The pseudo-language, English in accented letters, as in crates/shell/src/texts/pseudo.rs. */
const PSEUDO = "xx";
const PLAIN = "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz";
const OTHER = "ÅåßßĆćĎďÊêſſĞğĤĥÎîĴĵĶķĹĺµµÑñÖöÞþØøŔŕŠšŤťÛûŬŭŴŵ××ŶŷŽž";

/** The name of the program's settings in the storage, as in store.js and src/settings.rs. */
const SETTINGS = "hacienda/settings.json";

let language = chosen();

// The address comes first, then the choice in the game, then the browser's preference, as in the program, which also
// reports invalid values in the address.
function chosen() {
  const known = [...Object.keys(TEXTS), PSEUDO];
  const requested = new URLSearchParams(location.search).get("language");
  const preferred = (navigator.languages ?? []).map((tag) => tag.split("-")[0].toLowerCase());
  const offered = preferred.find((tag) => Object.hasOwn(TEXTS, tag));
  return [requested, storedChoice()].find((code) => known.includes(code)) ?? offered ?? "en";
}

function storedChoice() {
  try {
    return JSON.parse(localStorage.getItem(SETTINGS))?.language;
  } catch {
    // Without storage, or with unreadable settings, there is no choice.
    return undefined;
  }
}

/** Switches the page to the language that was chosen in the game. */
export function speak(code) {
  language = code;
  sayPage();
}

/**
 * Returns a message in the page's language, or in English if it is missing there, with its arguments filled in by name.
 */
export function say(key, data = {}) {
  const pieces = (TEXTS[language]?.[key] ?? TEXTS.en[key]).split(/\{ \$([a-z]+) \}/);
  const words = language === PSEUDO ? accented : (piece) => piece;
  const whole = pieces.map((piece, at) => (at % 2 ? data[piece] : words(piece))).join("");
  return language === PSEUDO ? `[${whole}]` : whole;
}

/** True while it is the turn of somebody at this page. */
let turn = false;
/** Marks the title while the tab is hidden and it is the turn of somebody at this page. */
export function notify_turn(active) {
  turn = active;
  sayTitle();
}

document.addEventListener("visibilitychange", sayTitle);

function sayTitle() {
  const title = say("page-title");
  document.title = turn && document.hidden ? say("page-title-turn", { title }) : title;
}

/** Translates the static texts of the page, which the build inserts in English. */
export function sayPage() {
  const page = document.documentElement;
  if (page.lang === language) return;
  page.lang = language;
  // The manifest contains the texts that an installation shows.
  const manifest = language === "en" || language === PSEUDO ? "manifest.webmanifest" : `manifest.${language}.webmanifest`;
  document.querySelector("link[rel=manifest]").href = manifest;
  for (const part of page.querySelectorAll("[data-text]")) part.textContent = say(part.dataset.text, part.dataset);
  for (const part of page.querySelectorAll("[data-label]")) {
    part.setAttribute("aria-label", say(part.dataset.label, part.dataset));
  }
  sayTitle();
}

/** Replaces plain letters with accented or similar ones and doubles some, because translations are longer. */
function accented(piece) {
  let owed = 0;
  const letters = [...piece].map((letter) => {
    const other = OTHER[PLAIN.indexOf(letter)] ?? letter;
    owed += 2;
    if (owed < 5 || !/\p{Alphabetic}/u.test(letter)) return other;
    owed -= 5;
    return other + other;
  });
  return letters.join("");
}

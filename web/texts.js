// The page's words: a key here, a sentence in assets/texts/LANGUAGE/page.ftl, from where the build puts them in.

const TEXTS = __TEXTS__;

/** The language that nobody speaks, English in letters like these, as in crates/shell/src/texts/pseudo.rs. */
const STRANGE = "xx";
const PLAIN = "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz";
const OTHER = "ÅåßßĆćĎďÊêſſĞğĤĥÎîĴĵĶķĹĺµµÑñÖöÞþØøŔŕŠšŤťÛûŬŭŴŵ××ŶŷŽž";

/** What the program keeps of the person's choices, as store.js and src/settings.rs name it. */
const SETTINGS = "hacienda/settings.json";

let language = chosen();

// The address, what was chosen in the game, what the browser prefers: in the order in which the program asks too. What is
// wrong with another word in the address, the program says.
function chosen() {
  const known = [...Object.keys(TEXTS), STRANGE];
  const wished = new URLSearchParams(location.search).get("language");
  const preferred = (navigator.languages ?? []).map((tag) => tag.split("-")[0].toLowerCase());
  const offered = preferred.find((tag) => Object.hasOwn(TEXTS, tag));
  return [wished, keptChoice()].find((code) => known.includes(code)) ?? offered ?? "en";
}

function keptChoice() {
  try {
    return JSON.parse(localStorage.getItem(SETTINGS))?.language;
  } catch {
    // Without a storage, or a choice that can be read, there is none.
    return undefined;
  }
}

/** Another language was chosen in the game. */
export function speak(code) {
  language = code;
  sayPage();
}

/** A message in the page's language, English where it has none, with what is put into it by name. */
export function say(key, data = {}) {
  const pieces = (TEXTS[language]?.[key] ?? TEXTS.en[key]).split(/\{ \$([a-z]+) \}/);
  const words = language === STRANGE ? strange : (piece) => piece;
  const whole = pieces.map((piece, at) => (at % 2 ? data[piece] : words(piece))).join("");
  return language === STRANGE ? `[${whole}]` : whole;
}

/** Says what stands in the page from the start, where the build has put English. */
export function sayPage() {
  const page = document.documentElement;
  if (page.lang === language) return;
  page.lang = language;
  // What an installation says of the game.
  const manifest = language === "en" || language === STRANGE ? "manifest.webmanifest" : `manifest.${language}.webmanifest`;
  document.querySelector("link[rel=manifest]").href = manifest;
  for (const part of page.querySelectorAll("[data-text]")) part.textContent = say(part.dataset.text, part.dataset);
  for (const part of page.querySelectorAll("[data-label]")) {
    part.setAttribute("aria-label", say(part.dataset.label, part.dataset));
  }
}

/** Every letter strange, and some twice. */
function strange(piece) {
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

// The page's words: a key here, a sentence in assets/texts/LANGUAGE/page.ftl, from where the build puts them in.

const TEXTS = __TEXTS__;

/** The language that nobody speaks, English in letters like these, as in src/texts/pseudo.rs. */
const STRANGE = "xx";
const PLAIN = "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz";
const OTHER = "ÅåßßĆćĎďÊêſſĞğĤĥÎîĴĵĶķĹĺµµÑñÖöÞþØøŔŕŠšŤťÛûŬŭŴŵ××ŶŷŽž";

// The word by which the program chooses its language too. What is wrong with another word, the program says.
const wished = new URLSearchParams(location.search).get("language");
const LANGUAGE = [...Object.keys(TEXTS), STRANGE].find((known) => known === wished) ?? "en";

/** A message in the page's language, English where it has none, with what is put into it by name. */
export function say(key, data = {}) {
  const pieces = (TEXTS[LANGUAGE]?.[key] ?? TEXTS.en[key]).split(/\{ \$([a-z]+) \}/);
  const words = LANGUAGE === STRANGE ? strange : (piece) => piece;
  const whole = pieces.map((piece, at) => (at % 2 ? data[piece] : words(piece))).join("");
  return LANGUAGE === STRANGE ? `[${whole}]` : whole;
}

/** Says what stands in the page from the start, where the build has put English. */
export function sayPage() {
  const page = document.documentElement;
  if (page.lang === LANGUAGE) return;
  page.lang = LANGUAGE;
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

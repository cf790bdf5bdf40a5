/** Preloads web fonts for a text; what each face is for is in tokens.css. */
const FACES = [
  '500 1em "Alegreya Sans", "El Messiri"',
  '700 1em "Alegreya Sans", "El Messiri"',
  '700 1em Alegreya, "Aref Ruqaa"',
  'italic 600 1em Alegreya',
]

/** Start loading the fonts of a text before it is shown, while a table is still connecting. */
export function preloadFonts(text: string): void {
  for (const face of FACES) document.fonts.load(face, text).catch(() => {}) // the page works without
}

/** Separators that people type between two ports. */
const between = /\s*(?:→|->|>|—|–|~|～|,|，|、|;|；|\/|到|至|\bto\b)\s*/iu;
/** Longer runs of Chinese are no two port names. */
const longestRun = 12;

/** Returns every way to read the typed text as two ports, the likeliest first. */
export function splitLane(typed: string): (readonly [string, string])[] {
  const text = typed.normalize('NFKC').trim();
  const marked = text.split(between).filter((part) => part !== '');
  if (marked.length === 2) return pairs(marked, '');
  const words = text.split(/[\s-]+/u).filter((part) => part !== '');
  if (words.length > 1) return pairs(words, ' ');
  const characters = [...text];
  return characters.length <= longestRun && /^\p{Script=Han}+$/u.test(text) ? pairs(characters, '') : [];
}

/** The parts in two halves, cut at each place; both halves are something. */
function pairs(parts: readonly string[], glue: string): (readonly [string, string])[] {
  return parts.slice(1).map((_, index) => {
    const cut = index + 1;
    return [parts.slice(0, cut).join(glue), parts.slice(cut).join(glue)] as const;
  });
}

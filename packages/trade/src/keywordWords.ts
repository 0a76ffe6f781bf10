const mostWords = 8;

/** The words of a keyword, each once: what is looked for in texts, and what is marked in them. */
export function keywordWords(keyword: string): string[] {
  return [...new Set(keyword.normalize('NFKC').split(/\s+/u).filter(Boolean))].slice(0, mostWords);
}

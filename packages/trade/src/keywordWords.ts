const mostWords = 8;

/** Returns the words of a keyword, each once: those that are searched and marked in texts. */
export function keywordWords(keyword: string): string[] {
  return [...new Set(keyword.normalize('NFKC').split(/\s+/u).filter(Boolean))].slice(0, mostWords);
}

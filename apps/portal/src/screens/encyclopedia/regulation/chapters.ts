import type { RegulationPart } from '@fairway/gateway/contract/regulation';

/** A chapter with its parts; before the first there may be parts without one. */
export interface Chapter {
  readonly heading: RegulationPart | null;
  readonly parts: readonly RegulationPart[];
  /** The first and the last article in it; null without articles. */
  readonly range: readonly [string, string] | null;
}

/** Parts of a law by chapters, in their order. */
export function chaptersOf(parts: readonly RegulationPart[]): Chapter[] {
  const chapters: { heading: RegulationPart | null; parts: RegulationPart[] }[] = [];
  for (const part of parts) {
    if (part.kind === 'chapter') chapters.push({ heading: part, parts: [] });
    else {
      if (chapters.length === 0) chapters.push({ heading: null, parts: [] });
      chapters.at(-1)?.parts.push(part);
    }
  }
  return chapters.map((chapter) => ({ ...chapter, range: rangeOf(chapter.parts) }));
}

function rangeOf(parts: readonly RegulationPart[]): Chapter['range'] {
  const articles = parts.filter(({ kind }) => kind === 'article');
  const [first, last] = [articles[0], articles.at(-1)];
  return first && last ? [first.label, last.label] : null;
}

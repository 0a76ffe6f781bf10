/** A heading, an article or the words before the first article of a law. */
export interface LawPart {
  readonly kind: 'chapter' | 'section' | 'preamble' | 'article';
  /** Its name in addresses: `chapter-4`, `article-42`. */
  readonly anchor: string;
  /** `第四章 海上货物运输合同`, `第四十二条`; empty for a preamble. */
  readonly label: string;
  /** Heading of its chapter; empty before the first. */
  readonly chapter: string;
  readonly paragraphs: readonly string[];
}

export interface LawText {
  /** Days on which it was adopted and amended, in the words of the text. */
  readonly versions: readonly { readonly day: string; readonly text: string }[];
  readonly parts: readonly LawPart[];
}

const headEnd = '<!-- INFO END -->';

/** Reads a law from `data/laws`: Markdown headings for chapters and sections, one line for each paragraph. */
export function parseLaw(markdown: string): LawText {
  const [head = '', body = ''] = markdown.split(headEnd);
  const parts: (LawPart & { paragraphs: string[] })[] = [];
  const counts = { chapter: 0, section: 0, preamble: 0, article: 0 };
  let chapter = '';
  const start = (kind: LawPart['kind'], label: string, paragraphs: string[]) => {
    counts[kind] += 1;
    if (kind === 'chapter') chapter = label;
    parts.push({ kind, anchor: `${kind}-${counts[kind]}`, label, chapter, paragraphs });
  };
  for (const line of lines(body)) {
    const heading = /^(#+) (.+)$/u.exec(line);
    const article = /^(第[〇零一二三四五六七八九十百]+条)\s+(.*)$/u.exec(line);
    if (heading) start(heading[1] === '##' ? 'chapter' : 'section', closeUp(heading[2] ?? ''), []);
    else if (article) start('article', article[1] ?? '', [article[2] ?? '']);
    else if (counts.article === 0 && parts.at(-1)?.kind !== 'preamble') start('preamble', '', [line]);
    else parts.at(-1)?.paragraphs.push(line);
  }
  return { versions: lines(head).flatMap(versionOf), parts };
}

function lines(text: string): string[] {
  return text
    .replaceAll('\u200B', '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** `总 则` is typeset with a gap that is no word space. */
function closeUp(heading: string): string {
  const [number = '', ...rest] = heading.split(/\s+/u);
  return /^第.+[章节编]$/u.test(number) ? `${number} ${rest.join('')}` : heading.replace(/\s+/gu, '');
}

function versionOf(line: string): LawText['versions'] {
  const match = /^(\d{4})年(\d{1,2})月(\d{1,2})日\s*(.*)$/u.exec(line);
  if (!match) return [];
  const [, year = '', month = '', date = '', text = ''] = match;
  return [{ day: `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`, text }];
}

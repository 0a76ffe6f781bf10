import { type CascadeNode, type CascadePath, shortName } from './cascade.ts';

/** The match of a place in an address. */
export interface FoundDivision {
  readonly path: CascadePath;
  /** The address without it: street and number. */
  readonly rest: string;
}

interface Match {
  readonly path: CascadePath;
  /** Names of the path that occur in the text. */
  readonly named: number;
  /** Characters that they take. */
  readonly length: number;
  readonly spans: readonly Span[];
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Longer than any address; further text is ignored. */
const longest = 300;

/** 南京 in 南京东路 is a street, not a city. */
const street = /^[东南西北中一二三四五]?(?:路|街|大道|大街|巷|弄|里|桥)/u;

/**
 * Finds the division that an address names, and returns the rest of the address. Understands 浙江省杭州市西湖区…, 杭州西湖区… without
 * the province, and Latin addresses in either order. `null` where none is named or the name is ambiguous.
 */
export function findDivision(address: string, nodes: readonly CascadeNode[]): FoundDivision | null {
  const text = String(address ?? '')
    .normalize('NFKC')
    .slice(0, longest);
  const small = text.toLowerCase();
  const latin = /^[^\u2e80-\u9fff]*$/u.test(text);
  const matches: Match[] = [];
  collect(nodes, [], [], small, latin, matches);

  const best = matches.reduce<Match | null>(
    (top, match) => (top && compare(top, match) >= 0 ? top : match),
    null,
  );
  if (!best) return null;
  const rivals = matches.filter((match) => compare(match, best) === 0);
  const path = rivals.length === 1 ? best.path : common(rivals.map((rival) => rival.path));
  if (path.length === 0) return null;
  return { path, rest: restOf(text, best.spans, latin) };
}

/** Walks down; a place counts where it is named, in Chinese after the one above it. */
function collect(
  nodes: readonly CascadeNode[],
  above: CascadePath,
  spans: readonly Span[],
  text: string,
  latin: boolean,
  matches: Match[],
): void {
  for (const node of nodes) {
    const path = [...above, node];
    const parent = above.at(-1);
    // A municipality is its own city: one name covers both.
    const named = spanOf(node, text, latin ? 0 : (spans.at(-1)?.end ?? 0), latin);
    const twin = parent && parent.label === node.label ? spans.at(-1) : undefined;
    const own = twin && named?.start !== twin.end ? twin : named;
    const all = own && own !== spans.at(-1) ? [...spans, own] : spans;
    if (own) {
      const length = all.reduce((sum, { start, end }) => sum + end - start, 0);
      matches.push({ path, named: all.length, length, spans: all });
    }
    if (node.children) collect(node.children, path, all, text, latin, matches);
  }
}

/** The first match of a node's name at or after `from`; the longest name if several start there. */
function spanOf(node: CascadeNode, text: string, from: number, latin: boolean): Span | null {
  let best: Span | null = null;
  const short = shortName(node.label);
  // 延边州 is the common name of 延边朝鲜族自治州.
  const names = latin ? [node.label, ...(node.aliases ?? [])] : [node.label, `${short}州`, short];
  for (const name of names) {
    const needle = String(name ?? '').toLowerCase();
    // Initials would be found anywhere.
    if (needle.length < (latin ? 4 : 2)) continue;
    for (let start = text.indexOf(needle, from); start >= 0; start = text.indexOf(needle, start + 1)) {
      const end = start + needle.length;
      if (latin ? !isWord(text, start, end) : name === short && street.test(text.slice(end))) continue;
      if (!best || start < best.start || (start === best.start && end > best.end)) best = { start, end };
      break;
    }
  }
  return best;
}

/** A Latin name next to other letters is part of a longer word. */
function isWord(text: string, start: number, end: number): boolean {
  const before = start === 0 ? '' : text.charAt(start - 1);
  return !/[a-z]/.test(before) && !/[a-z]/.test(text.charAt(end));
}

/** More names win, then more letters, then the deeper place. */
function compare(a: Match, b: Match): number {
  return a.named - b.named || a.length - b.length || a.path.length - b.path.length;
}

function common(paths: readonly CascadePath[]): CascadePath {
  const [first = [], ...others] = paths;
  const differs = first.findIndex((node, level) => others.some((path) => path[level] !== node));
  return differs < 0 ? first : first.slice(0, differs);
}

function restOf(text: string, spans: readonly Span[], latin: boolean): string {
  if (!latin)
    return text
      .slice(spans.at(-1)?.end ?? 0)
      .replace(/^[\s,，、/-]+/u, '')
      .trim();
  const bestSpans = [...spans]
    .sort((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  return bestSpans
    .split(/[,;\n]/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .join(', ');
}

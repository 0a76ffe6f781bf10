/** One place in a hierarchy: a province, a city, a district. */
export interface CascadeNode {
  /** Distinguishes it from its siblings; its path of values is the chosen value. */
  readonly value: string;
  readonly label: string;
  /** Other spellings to find it by: pinyin, initials, an English or an older name. */
  readonly aliases?: readonly string[];
  readonly children?: readonly CascadeNode[];
  /** Has children that are requested when they are needed. */
  readonly lazy?: boolean;
}

/** From the top down. */
export type CascadePath = readonly CascadeNode[];

/** Whether a node has children. */
export function isBranch(node: CascadeNode): boolean {
  return node.lazy === true || (node.children?.length ?? 0) > 0;
}

/** The nodes of a path of values; `null` where one of them is not known. */
export function findPath(nodes: readonly CascadeNode[], values: readonly string[]): CascadePath | null {
  const path: CascadeNode[] = [];
  let level: readonly CascadeNode[] | undefined = nodes;
  for (const value of values) {
    const node: CascadeNode | undefined = level?.find((candidate) => candidate.value === value);
    if (!node) return null;
    path.push(node);
    level = node.children;
  }
  return path.length > 0 ? path : null;
}

/** The name of a node; its value if it has no label. */
export function labelOf({ label, value }: CascadeNode): string {
  return label || value;
}

/** The words of a path, each place once: a municipality is its own city. */
export function pathText(path: CascadePath, separator = ' / '): string {
  const labels = path.map(labelOf);
  return labels.filter((label, index) => label !== labels[index - 1]).join(separator);
}

const peoples =
  '(?<!内)蒙古族?|回族?|藏族|维吾尔|苗族|彝族|壮族|布依族|朝鲜族|侗族|白族|哈尼族|哈萨克族?|傣族|傈僳族|土家族|景颇族|柯尔克孜族?|羌族';
const endings = new RegExp(
  `(?:${peoples})*(?:自治区|自治州|自治县)$|(?:特别行政区|地区|新区|省|市|盟|区|县)$`,
  'u',
);

/** The name without what kind of place it is: 浙江 of 浙江省, 延边 of 延边朝鲜族自治州. */
export function shortName(label: string): string {
  const whole = String(label ?? '');
  const short = whole.replace(endings, '');
  return short.length >= 2 ? short : whole;
}

/** Returns a text in the form used for comparison: half-width, lower case, without spaces and punctuation. */
function plain(text: unknown): string {
  return String(text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s/,，、·'’.-]/g, '');
}

/** Calls back with each path that ends where nothing more is known to follow. */
export function eachLeaf(
  nodes: readonly CascadeNode[],
  visit: (path: CascadePath) => void,
  above: CascadePath = [],
) {
  for (const node of nodes) {
    const path = [...above, node];
    if (node.children && node.children.length > 0) eachLeaf(node.children, visit, path);
    else if (!node.lazy) visit(path);
  }
}

/**
 * Paths that a keyword means, best first: by name, pinyin, initials or several of these in a row
 * (`浙江杭州`, `zjhz`). A keyword that names a branch finds all below it.
 */
export function searchPaths(
  nodes: readonly CascadeNode[],
  keyword: string,
  limit = 100,
): readonly CascadePath[] {
  const text = plain(keyword).slice(0, 64);
  if (text === '') return [];
  const matches: { path: CascadePath; rank: number }[] = [];
  eachLeaf(nodes, (path) => {
    const rank = rankOf(path, text);
    if (rank > 0) matches.push({ path, rank });
  });
  return matches
    .sort((a, b) => b.rank - a.rank)
    .slice(0, limit)
    .map(({ path }) => path);
}

/** 4 the last place itself, 3 it begins so, 2 something above, 1 somewhere in a name or over several; 0 nowhere. */
function rankOf(path: CascadePath, text: string): number {
  const last = path.at(-1);
  if (!last) return 0;
  const own = namesOf(last).map(plain);
  if (own.includes(text)) return 4;
  if (own.some((name) => name.startsWith(text))) return 3;
  if (path.slice(0, -1).some((node) => namesOf(node).some((name) => plain(name).startsWith(text)))) return 2;
  const spellings = Math.max(...path.map((node) => node.aliases?.length ?? 0));
  const rows = [path.map(({ label }) => label), path.map(({ label }) => shortName(label))];
  for (let index = 0; index < spellings; index += 1)
    rows.push(path.map(({ label, aliases }) => aliases?.[index] ?? label));
  return rows.some((row) => plain(row.join('')).includes(text)) ? 1 : 0;
}

function namesOf({ label, aliases }: CascadeNode): readonly string[] {
  return [label, shortName(label), ...(aliases ?? [])];
}

/** Properties by component: the former name and the present one. */
const renamedProps = {
  BarChart: { of: 'category' },
  Beside: { reading: 'detail' },
  Confirm: { goes: 'itemsLabel' },
  Dialog: { busy: 'loading' },
  Drawer: { busy: 'loading' },
  EmptyState: { heading: 'title' },
  Form: { of: 'form' },
  Icon: { of: 'icon' },
  LoginDialog: { busy: 'loading' },
  Notice: { heading: 'title' },
  PageHead: { heading: 'title', headingId: 'titleId' },
  PermissionGate: { of: 'kind' },
  PrintButton: { most: 'max' },
  Section: { heading: 'title' },
  Status: { of: 'kind' },
  UsernameField: { of: 'kind' },
};
const renamedExports = {
  Beside: 'ListDetail',
  BesideProps: 'ListDetailProps',
  emailReached: 'emailUnlessMobile',
  opensBeside: 'opensDetail',
  useWithoutRoomBeside: 'useWithoutRoomForDetail',
};
/** Where texts of the kit begin, apart from properties of elements. */
const textStarts = [
  /\bemptyState\b(?:\s*:\s*Messages\[[^\]]*\])?\s*[:=]\s*(?=\{)/g,
  /:\s*(?:readonly )?LoginBanner\[\]\s*=\s*(?=\[)/g,
];

const kitImport = /^import(?: type)? \{([^}]*)\} from (['"])@fairway\/(?:ui|forms|trade)[\w/-]*\2/gm;

/** Renames exports, properties of elements and of `StatusProps['of']`, and keys of texts, where a file imports from the kit. */
export function oneVocabulary(source) {
  const imported = new Map();
  for (const [, list] of source.matchAll(kitImport))
    for (const [, name, alias] of list.matchAll(/(\w+)(?:\s+as\s+(\w+))?\s*(?:,|$)/g))
      imported.set(alias ?? name, name);
  let text = source;
  for (const [local, name] of imported) {
    const props = renamedProps[name];
    if (props) text = renameAttributes(text, local, props);
    const lookedUp = renamedProps[name.replace(/Props$/, '')];
    if (lookedUp && name.endsWith('Props'))
      text = text.replaceAll(
        new RegExp(`\\b${local}\\[(['"])(\\w+)\\1\\]`, 'g'),
        (_type, quote, prop) => `${local}[${quote}${lookedUp[prop] ?? prop}${quote}]`,
      );
    if (name === 'LoginDialog') text = renameHeadings(text, valuesOf(text, local, 'banners'));
    if (name === 'Beside') text = renameReading(text, valuesOf(text, local, 'narrow'));
  }
  if (imported.size > 0)
    for (const start of textStarts)
      text = renameHeadings(
        text,
        [...text.matchAll(start)].map(({ 0: { length }, index }) => index + length),
      );
  return renameExports(text, imported);
}

/** Renames imported names where they are identifiers: not in texts and comments. */
function renameExports(source, imported) {
  const names = [...imported]
    .filter(([, name]) => renamedExports[name])
    .map(([local, name]) => (local === name ? name : `${name}(?=\\s+as\\s)`));
  if (names.length === 0) return source;
  const pattern = new RegExp(`${skipped.source}|(?<![\\w.$])(?:${names.join('|')})(?![\\w$])`, 'g');
  return source.replaceAll(pattern, (match) => renamedExports[match] ?? match);
}

/** Renames the key `heading` in the objects and lists that begin at these places. */
function renameHeadings(source, starts) {
  const key = new RegExp(`${skipped.source}|\\bheading(?=\\s*:)`, 'g');
  return rewriteAt(source, starts, (from) => {
    const end = source[from] === '[' ? endOf(source, from, '[', ']') : endOf(source, from, '{', '}');
    return [end, source.slice(from, end).replaceAll(key, (match) => (match === 'heading' ? 'title' : match))];
  });
}

function renameReading(source, starts) {
  return rewriteAt(source, starts, (from) => {
    const [value] = /^(["'])reading\1/.exec(source.slice(from, from + 9)) ?? [''];
    return [from + value.length, value.replace('reading', 'detail')];
  });
}

/** Replaces the text from each start to the end that `rewrite` returns with its new text. */
function rewriteAt(source, starts, rewrite) {
  let text = '';
  let copied = 0;
  for (const from of starts) {
    const [end, present] = rewrite(from);
    if (end <= from) continue;
    text += source.slice(copied, from) + present;
    copied = end;
  }
  return text + source.slice(copied);
}

/** The places where the values of an attribute begin. */
function valuesOf(source, element, attribute) {
  return openingsOf(source, element).flatMap((from) =>
    attributesFrom(source, from)
      .filter(({ name }) => name === attribute)
      .map(({ at, name }) => source.indexOf('=', at + name.length) + 1),
  );
}

/** The places after the names of opening tags. */
function openingsOf(source, element) {
  const opening = new RegExp(`<${element}(?=[\\s<])`, 'g');
  return [...source.matchAll(opening)].map(({ 0: { length }, index }) => index + length);
}

/** Renames attributes of the elements with a name; an element that cannot be read to its end stays as it is. */
export function renameAttributes(source, element, props) {
  let text = '';
  let copied = 0;
  for (const from of openingsOf(source, element))
    for (const { at, name } of attributesFrom(source, from))
      if (Object.hasOwn(props, name)) {
        text += source.slice(copied, at) + props[name];
        copied = at + name.length;
      }
  return text + source.slice(copied);
}

/** The attributes of an opening tag, from the end of its name on. */
function attributesFrom(source, from) {
  const attributes = [];
  const attribute = /([\w:-]+)(\s*=\s*(?:"[^"]*"|'[^']*'|(?=\{)))?/y;
  let at = source[from] === '<' ? endOf(source, from, '<', '>') : from;
  while (at > 0 && at < source.length) {
    attribute.lastIndex = at;
    spaceOrComment.lastIndex = at;
    const [whole, name] = attribute.exec(source) ?? [];
    if (whole !== undefined) {
      attributes.push({ at, name });
      at += whole.length;
    } else if (source[at] === '{') at = endOf(source, at, '{', '}');
    else if (spaceOrComment.test(source)) at = spaceOrComment.lastIndex;
    else return source[at] === '>' || source.startsWith('/>', at) ? attributes : [];
  }
  return [];
}

/** Comments and texts. */
const skipped = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/;
const spaceOrComment = /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\//y;

/** The place after the bracket that closes the one at `from`; 0 without one. Brackets in texts do not count. */
function endOf(source, from, open, close) {
  const token = new RegExp(`${skipped.source}|=>|[<>{}[\\]]`, 'g');
  token.lastIndex = from;
  let depth = 0;
  for (let match = token.exec(source); match; match = token.exec(source)) {
    if (match[0] === open) depth += 1;
    if (match[0] === close) depth -= 1;
    if (depth === 0) return token.lastIndex;
  }
  return 0;
}

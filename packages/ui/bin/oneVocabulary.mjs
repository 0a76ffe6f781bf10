/** Properties by component: the former name and the present one. */
const renamedProps = {
  BarChart: { of: 'category' },
  Confirm: { goes: 'itemsLabel' },
  EmptyState: { heading: 'title' },
  Form: { of: 'form' },
  Icon: { of: 'icon' },
  Notice: { heading: 'title' },
  PageHead: { heading: 'title', headingId: 'titleId' },
  PermissionGate: { of: 'kind' },
  PrintButton: { most: 'max' },
  Section: { heading: 'title' },
  Status: { of: 'kind' },
  UsernameField: { of: 'kind' },
};
const renamedFunctions = { emailReached: 'emailUnlessMobile' };

const kitImport = /^import(?: type)? \{([^}]*)\} from (['"])@fairway\/(?:ui|forms|trade)[\w/-]*\2/gm;

/** Renames properties of elements, and looks them up in `StatusProps['of']`, where a file imports them from the kit. */
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
    const present = renamedFunctions[name];
    if (present && local === name) text = text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), present);
  }
  return text;
}

/** Renames attributes of the elements with a name; an element that cannot be read to its end stays as it is. */
export function renameAttributes(source, element, props) {
  const opening = new RegExp(`<${element}(?=[\\s<])`, 'g');
  let text = '';
  let copied = 0;
  for (const { 0: start, index } of source.matchAll(opening))
    for (const { at, name } of attributesFrom(source, index + start.length))
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

const spaceOrComment = /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\//y;

/** The place after the bracket that closes the one at `from`; 0 without one. Brackets in texts do not count. */
function endOf(source, from, open, close) {
  const token =
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|=>|[<>{}]/g;
  token.lastIndex = from;
  let depth = 0;
  for (let match = token.exec(source); match; match = token.exec(source)) {
    if (match[0] === open) depth += 1;
    if (match[0] === close) depth -= 1;
    if (depth === 0) return token.lastIndex;
  }
  return 0;
}

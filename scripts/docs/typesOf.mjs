import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../node24.mjs';

/**
 * Members of a type of the kit, including those of the types that it is composed of by `Omit`, `Pick`, intersections,
 * unions and `Polymorphic`, which react-docgen leaves out. Types of libraries, such as attributes of an element, have none.
 */
export function membersOf(file, name) {
  return membersIn(file, name, new Set());
}

/**
 * The declaration of a function's type or of a union, whose members a table would mix; undefined for all other types.
 */
export function declarationText(file, name) {
  const { alias } = declarationOf(file, name) ?? {};
  if (alias === undefined) return undefined;
  const isFunction = endAt(alias, '=>') < alias.length;
  if (!isFunction && split(alias, '|').length < 2) return undefined;
  return `type ${name} =${alias.startsWith('\n') ? '' : ' '}${alias
    .trimEnd()
    .replaceAll(/\breadonly /g, '')
    .replace(/^ +(?=\S)/, '')};`;
}

const sources = new Map();
function sourceOf(file) {
  if (!sources.has(file)) sources.set(file, readFileSync(file, 'utf8'));
  return sources.get(file);
}

/** Wrappers whose members are those of one of their arguments. */
const wrappers = { Polymorphic: 1, Partial: 0, Readonly: 0, WithFormerName: 0 };

function membersIn(file, expression, seen) {
  const text = withoutComments(expression);
  const branches = split(text, '|');
  if (branches.length > 1) return united(branches.map((branch) => membersIn(file, branch, seen)));
  const parts = split(text, '&');
  if (parts.length > 1) return joined(parts.map((part) => membersIn(file, part, seen)));
  if (text.startsWith('(')) return membersIn(file, text.slice(1, -1), seen);
  if (text.startsWith('{')) return declared(text.slice(1, -1));
  const [, name = '', list = ''] = /^(\w+)(?:<([\s\S]*)>)?$/.exec(text) ?? [];
  if (name === '') return [];
  const args = split(list, ',');
  if (name === 'Omit' || name === 'Pick') {
    const keys = keysOf(file, args[1] ?? '');
    return membersIn(file, args[0] ?? '', seen).filter((each) => keys.has(each.name) === (name === 'Pick'));
  }
  if (Object.hasOwn(wrappers, name)) return membersIn(file, args[wrappers[name]] ?? '', seen);
  const place = declarationOf(file, name);
  const key = `${place?.file} ${name}`;
  if (!place || seen.has(key)) return [];
  const inside = new Set([...seen, key]);
  if (place.alias !== undefined) return membersIn(place.file, place.alias, inside);
  const bases = split(place.bases, ',').map((base) => membersIn(place.file, base, inside));
  return joined([declared(place.body), ...bases]);
}

/** A branch of a union without its sign, and without the comments around it. */
function withoutComments(text) {
  return text
    .replace(/^(?:\s|[|&]|\/\*[\s\S]*?\*\/|\/\/[^\n]*)+/, '')
    .replace(/(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*)+$/, '');
}

/** Literal keys, also by the name of their type. */
function keysOf(file, text) {
  const alias = /^\w+$/.test(text.trim()) ? declarationOf(file, text.trim())?.alias : undefined;
  return new Set([...(alias ?? text).matchAll(/'([^']+)'/g)].map(([, key]) => key));
}

/** Where an interface or a type alias is declared: in this file, or where it imports it from. */
function declarationOf(file, name) {
  const source = sourceOf(file);
  const start = new RegExp(`^(?:export )?(interface|type) ${name}\\b`, 'm').exec(source);
  if (start) {
    const rest = source.slice(start.index + start[0].length);
    if (start[1] === 'type') {
      const from = endAt(rest, '=') + 1;
      return { file, alias: rest.slice(from, from + endAt(rest.slice(from), ';')) };
    }
    const from = endAt(rest, '{');
    const head = rest.slice(0, from).replace(/^<[^{]*?>(?=\s)/, '');
    const body = rest.slice(from + 1);
    return {
      file,
      bases: /extends\s+([\s\S]*)/.exec(head)?.[1] ?? '',
      body: body.slice(0, endAt(body, '}')),
    };
  }
  for (const [, list, path] of source.matchAll(/^import (?:type )?\{([^}]*)\} from '([^']+)'/gm)) {
    if (!new RegExp(`(?:^|[\\s,])(?:type )?${name}\\s*(?:,|$)`).test(list)) continue;
    const target = path.startsWith('.') ? join(dirname(file), path) : fileInKit(path, name);
    return target && existsSync(target) ? declarationOf(target, name) : undefined;
  }
  return undefined;
}

function fileInKit(path, name) {
  const entry = /^@fairway\/(ui|forms)(?:\/(\w+))?$/.exec(path);
  if (!entry) return undefined;
  const folder = join(root, 'packages', entry[1], 'src');
  const index = sourceOf(join(folder, `${entry[2] ?? 'index'}.ts`));
  for (const [, list, file] of index.matchAll(/^export (?:type )?\{([^}]*)\} from '([^']+)'/gm))
    if (new RegExp(`\\b${name}\\b`).test(list)) return join(folder, file);
  return undefined;
}

/** Members written in a body: `{ name, type, required, description }`. */
function declared(body) {
  return split(body, ';').flatMap((member) => {
    const [, comment = '', name, optional, sign, rest = ''] = memberPattern.exec(member) ?? [];
    if (name === undefined || rest === 'never' || comment.includes('@deprecated')) return [];
    const type = (sign === ':' ? rest : `(${rest.replace(/\): (?=[^)]*$)/, ') => ')}`)
      .replaceAll(/\s+/g, ' ')
      .trim();
    const description = comment
      .replaceAll(/\s*\n\s*\*/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
    return [{ name, type, required: !optional, description }];
  });
}

/** A comment, a name, and a type or the parameters of a method. */
const memberPattern =
  /^\s*(?:\/\*\*([\s\S]*?)\*\/\s*)?(?:\/\/[^\n]*\s*)*(?:readonly )?'?([\w-]+)'?(\?)?(:|\()\s*([\s\S]+)$/;

function joined(lists) {
  const members = new Map();
  for (const member of lists.flat()) if (!members.has(member.name)) members.set(member.name, member);
  return [...members.values()];
}

/** Members of all branches; required are those that each branch requires. */
function united(lists) {
  return joined(lists).map((member) => {
    const same = lists.flatMap((list) => list.filter(({ name }) => name === member.name));
    return {
      ...member,
      type: [...new Set(same.map(({ type }) => type))].join(' | '),
      required: same.length === lists.length && same.every(({ required }) => required),
    };
  });
}

/** Splits at a sign outside of brackets, texts and comments. */
function split(text, sign) {
  const pieces = [];
  for (let rest = text; rest.trim() !== ''; ) {
    const end = endAt(rest, sign);
    if (rest.slice(0, end).trim() !== '') pieces.push(rest.slice(0, end).trim());
    rest = rest.slice(end + 1);
  }
  return pieces;
}

/** The place of a sign outside of brackets, texts and comments; the length without one. */
function endAt(text, sign) {
  const token = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\])*'|`[^`]*`|=>|[()[\]{}<>;,|&=]/g;
  let depth = 0;
  for (const { 0: match, index } of text.matchAll(token)) {
    if (depth === 0 && match === sign) return index;
    if (/^[([{<]$/.test(match)) depth += 1;
    if (/^[)\]}>]$/.test(match)) depth -= 1;
  }
  return text.length;
}

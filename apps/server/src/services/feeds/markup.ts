export interface Tag {
  /** In its original form, with its prefix. */
  readonly name: string;
  readonly kind: 'open' | 'close' | 'empty';
  readonly attributes: ReadonlyMap<string, string>;
  /** Index behind its `>`. */
  readonly end: number;
}

const nameAt = /[A-Za-z_][\w:.-]{0,99}/y;
const gapAt = /\s*/y;
const valueAt = /[^\s"'<>]+/y;
const mostAttributes = 100;

/** The tag that starts at a `<`; null if it is a plain sign, as in `< $1,000`. */
export function tagAt(text: string, start: number): Tag | null {
  const isClose = text[start + 1] === '/';
  let at = start + (isClose ? 2 : 1);
  const name = read(nameAt, text, at);
  if (name === '') return null;
  at += name.length;
  const attributes = new Map<string, string>();
  for (let count = 0; count < mostAttributes; count += 1) {
    at += read(gapAt, text, at).length;
    if (text[at] === '>') return { name, kind: isClose ? 'close' : 'open', attributes, end: at + 1 };
    if (text.startsWith('/>', at)) return { name, kind: 'empty', attributes, end: at + 2 };
    const attribute = attributeAt(text, at);
    if (!attribute) return null;
    attributes.set(attribute.name, attribute.value);
    at = attribute.end;
  }
  return null;
}

function attributeAt(text: string, start: number) {
  const name = read(nameAt, text, start);
  // A stray sign is passed over, as browsers do; `<` is where another tag begins.
  if (name === '')
    return text[start] === '<' || start >= text.length ? null : { name: '', value: '', end: start + 1 };
  let at = start + name.length;
  at += read(gapAt, text, at).length;
  if (text[at] !== '=') return { name, value: '', end: at };
  at += 1;
  at += read(gapAt, text, at).length;
  const quote = text[at];
  if (quote !== '"' && quote !== "'") {
    const value = read(valueAt, text, at);
    return { name, value, end: at + value.length };
  }
  const close = text.indexOf(quote, at + 1);
  return close < 0 ? null : { name, value: text.slice(at + 1, close), end: close + 1 };
}

function read(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/** Returns the end of the construct that begins with `start`; the end of the text if it is not closed. */
export function endOf(text: string, from: number, close: string): number {
  const at = text.indexOf(close, from);
  return at < 0 ? text.length : at + close.length;
}

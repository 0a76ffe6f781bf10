/** Objects whose texts belong to the dictionary itself; those of other constants are below the constant's name. */
const whole = new Set(['core', 'more']);

/** The texts of a dictionary's source, each with the path to it: `pagination.next`, `'Next page'`. */
export function textsOf(source) {
  const texts = new Map();
  const declaration = /^(export )?const (\w+)[^=\n]*= \{/gm;
  for (let match = declaration.exec(source); match; match = declaration.exec(source)) {
    const [, exported, name] = match;
    const isPart = whole.has(name) || (exported && !/Messages\['/.test(match[0]));
    declaration.lastIndex = readObject(source, declaration.lastIndex, isPart ? '' : `${name}.`, texts);
  }
  return texts;
}

/** Reads the entries of an object that starts after its brace; returns the position after it. */
function readObject(source, from, path, texts) {
  let at = from;
  while (at < source.length) {
    at = skipSpace(source, at);
    if (source[at] === '}') return at + 1;
    const [whole, quoted, name] = /^(?:'([^']+)'|(\w+))\s*:\s*/.exec(source.slice(at, at + 200)) ?? [''];
    if (whole === '') at = endOfValue(source, at);
    else if (source[at + whole.length] === '{')
      at = readObject(source, at + whole.length + 1, `${path}${quoted ?? name}.`, texts);
    else {
      const end = endOfValue(source, at + whole.length);
      texts.set(path + (quoted ?? name), source.slice(at + whole.length, end).trim());
      at = end;
    }
    if (source[at] === ',') at += 1;
  }
  return at;
}

function skipSpace(source, from) {
  const gap = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
  gap.lastIndex = from;
  return from + (gap.exec(source)?.[0].length ?? 0);
}

/** The end of an entry's value: the next comma or brace outside of quotation marks and brackets. */
function endOfValue(source, from) {
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    const sign = source[at];
    if ('\'"`'.includes(sign)) at = closingQuote(source, at);
    else if ('([{'.includes(sign)) depth += 1;
    else if (depth === 0 && (sign === ',' || sign === '}')) return at;
    else if (')]}'.includes(sign)) depth -= 1;
  }
  return source.length;
}

/** The end of a quoted text; a template may have others within it. */
function closingQuote(source, from) {
  for (let at = from + 1; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === source[from]) return at;
    else if (source[from] === '`' && source.startsWith('${', at)) at = closingBrace(source, at + 2);
  }
  return source.length;
}

function closingBrace(source, from) {
  let at = endOfValue(source, from);
  while (source[at] === ',') at = endOfValue(source, at + 1);
  return at;
}

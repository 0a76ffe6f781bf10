/** The number of classes added to the selectors of each layer, so that specificity keeps the order of the layers. */
const extraClasses = { 'fairway-reset': 1, 'fairway-base': 1, 'fairway-components': 2, 'fairway-site': 3 };

/** Elements of the kit, of its packages `ui` and `forms`. */
const own = ':is([class^=fwu],[class*=" fwu"],[class^=fwf],[class*=" fwf"])';

/**
 * Reverts the page's rules for bare elements (`td`, `label`, `legend`) to the browser defaults; the kit's rules follow.
 * Images are excluded, because their size can be in attributes that this would revert too; the padding of table cells
 * is such an attribute in Chromium. Parts that only the kit places are also protected from selectors of an element with
 * a class or an attribute (`.entry-content li`, `[type=text]`). Buttons and links keep the margin of the page's classes.
 */
export const guard = [
  `${own}:where(:not(svg,svg *,img,canvas,video)){all:revert}`,
  `${own}:is(input,select,textarea,label,legend,fieldset,li,dt,dd,th,td){all:revert}`,
  `${own}:is(a,button){appearance:revert;background:revert;border:revert;box-shadow:revert;text-transform:revert}`,
  `${own}:is(th,td){padding:1px}`,
].join('');

/** A style sheet of the kit without cascade layers, for pages whose resets are in none and so win against every layer. */
export function unlayered(css) {
  return rulesOf(css)
    .map((rule) => textOf(rule, 0))
    .join('');
}

function textOf(rule, raise) {
  const { prelude, body } = rule;
  if (body === undefined) return prelude.startsWith('@layer') ? '' : `${prelude};`;
  if (prelude.startsWith('@layer')) return inner(body, extraClasses[prelude.slice(6).trim()] ?? 0);
  if (/^@(?:media|supports|container)\b/.test(prelude)) return `${prelude}{${inner(body, raise)}}`;
  if (prelude.startsWith('@')) return `${prelude}{${body}}`;
  return `${
    raise === 0
      ? prelude
      : split(prelude, ',')
          .map((selector) => raisedBy(selector, raise))
          .join()
  }{${body}}`;
}

function inner(body, raise) {
  return rulesOf(body)
    .map((rule) => textOf(rule, raise))
    .join('');
}

/** Counts a selector as so many classes more. No element has the class `#`. */
function raisedBy(selector, count) {
  const end = splitAt(selector, (rest) => /^::|^:(?:before|after|first-line|first-letter)\b/.test(rest));
  return selector.slice(0, end) + ':not(.\\#)'.repeat(count) + selector.slice(end);
}

/** The rules of a sheet: the text before the braces and the text in them, or a statement without braces. */
function rulesOf(css) {
  const rules = [];
  let rest = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  while (rest.trim() !== '') {
    const end = splitAt(rest, (text) => text[0] === '{' || text[0] === ';');
    const prelude = rest.slice(0, end).trim();
    if (rest[end] !== '{') {
      rules.push({ prelude });
      rest = rest.slice(end + 1);
      continue;
    }
    const close = end + 1 + splitAt(rest.slice(end + 1), (text) => text[0] === '}');
    rules.push({ prelude, body: rest.slice(end + 1, close) });
    rest = rest.slice(close + 1);
  }
  return rules;
}

function split(text, sign) {
  const end = splitAt(text, (rest) => rest[0] === sign);
  return end === text.length ? [text] : [text.slice(0, end), ...split(text.slice(end + 1), sign)];
}

/** The index of the first match in a text, outside of brackets and quotation marks; its length without a match. */
function splitAt(text, matches) {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\\') at += 1;
    else if (sign === '"' || sign === "'") at = closingQuote(text, at);
    else if (depth === 0 && matches(text.slice(at, at + 20))) return at;
    else if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth -= 1;
  }
  return text.length;
}

function closingQuote(text, from) {
  let at = from + 1;
  while (at < text.length && text[at] !== text[from]) at += text[at] === '\\' ? 2 : 1;
  return at;
}

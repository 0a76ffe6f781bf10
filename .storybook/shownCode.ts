interface StoryContext {
  readonly parameters: { readonly docs?: { readonly source?: { readonly originalSource?: string } } };
}

/**
 * The code of "Show code": the JSX of a story as in its source, without the parts that only Storybook needs. Generated
 * from the page instead, it would contain minified names of the story's own components and texts as objects.
 */
export function shownCode(code: string, { parameters }: StoryContext): string {
  const source = parameters.docs?.source?.originalSource;
  return (source && drawnBy(source)) || code;
}

/** The JSX that the story's `render` returns; null without a `render`. */
export function drawnBy(source: string): string | null {
  const render = /\brender(?::|\()/.exec(source);
  if (!render) return null;
  const body = source.slice(render.index);
  const start = /(?:return|=>)\s*(?:\(\s*)?(?=<)/.exec(body);
  if (!start) return null;
  const jsx = elementAt(body.slice(start.index + start[0].length));
  if (!jsx) return null;
  const plain = jsx.replace(/\s*\{\.\.\.args\}/g, '').replace(/say\(globals\)/g, 't');
  return `${withoutIndent(plain)}\n`;
}

/** The one element that a text begins with, to its own end. */
function elementAt(text: string): string | null {
  let depth = 0;
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const string = /^(?:'(?:[^'\\]|\\.)*'|"[^"]*"|`(?:[^`\\]|\\.)*`)/.exec(rest);
    // An apostrophe between elements is text.
    if (string && /[={(,[:?&|\s]$/.test(text.slice(0, at))) {
      at += string[0].length;
      continue;
    }
    if (rest.startsWith('{')) depth += 1;
    else if (rest.startsWith('}')) depth -= 1;
    else if (/^<\/[\w.]*>/.test(rest)) {
      depth -= 1;
      at += rest.indexOf('>');
    } else if (/^<[A-Za-z>]/.test(rest) && !/[\w)]$/.test(text.slice(0, at))) depth += 1;
    else if (rest.startsWith('/>')) {
      depth -= 1;
      at += 1;
    }
    at += 1;
    if (depth === 0) return text.slice(0, at);
  }
  return null;
}

function withoutIndent(jsx: string): string {
  const [first = '', ...lines] = jsx.split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const least = Math.min(...indents, Number.POSITIVE_INFINITY);
  return [first, ...lines.map((line) => line.slice(Number.isFinite(least) ? least : 0))].join('\n');
}

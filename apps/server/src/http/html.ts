/** Markup that is safe to write into a page. */
export interface Html {
  readonly markup: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function written(value: unknown): string {
  if (value === null || value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map(written).join('');
  if (typeof value === 'object' && 'markup' in value) return String(value.markup);
  return String(value).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Writes a page from a template; every value that is not markup itself is escaped. */
export function html(parts: TemplateStringsArray, ...values: unknown[]): Html {
  return { markup: parts.reduce((text, part, i) => text + written(values[i - 1]) + part) };
}

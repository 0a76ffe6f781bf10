/** A type in one line, without what only the compiler needs. */
export function readableType(type) {
  return type
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\breadonly /g, '')
    .replace(/\s+/g, ' ')
    .replace(/ \| undefined\b/g, '')
    .replace(/^\| /, '');
}

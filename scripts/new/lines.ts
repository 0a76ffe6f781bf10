import { UsageError } from './names.ts';

/** Adds an import; the formatter puts it in order. */
export function withImport(line: string) {
  return (text: string): string => (text.includes(line) ? text : `${line}\n${text}`);
}

/** Adds a line at the end of the list or object that `head` opens, such as `export const areas: readonly Area[] = [`. */
export function withLast(head: string, line: string) {
  return (text: string): string => {
    const start = text.indexOf(head);
    if (start < 0) throw new UsageError(`Found no list or object that begins with \`${head}\`.`);
    const end = /^[\]}]/m.exec(text.slice(start + head.length));
    if (!end) throw new UsageError(`Found no end of the list or object that begins with \`${head}\`.`);
    const at = start + head.length + end.index;
    const body = text.slice(0, at).trimEnd();
    const comma = /[[{,]$/.test(body) ? '' : ',';
    return `${body}${comma}\n${line}\n${text.slice(at)}`;
  };
}

/** Applies several changes to a text, in order. */
export function all(...changes: readonly ((text: string) => string)[]) {
  return (text: string): string => changes.reduce((changed, change) => change(changed), text);
}

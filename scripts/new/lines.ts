import { UsageError } from './names.ts';

/** An import more; the formatter sorts it in. */
export function withImport(line: string) {
  return (text: string): string => (text.includes(line) ? text : `${line}\n${text}`);
}

/** A line more at the end of the list or object that `head` begins, such as `export const areas: readonly Area[] = [`. */
export function withLast(head: string, line: string) {
  return (text: string): string => {
    const start = text.indexOf(head);
    if (start < 0) throw new UsageError(`Nothing begins with \`${head}\`.`);
    const end = /^[\]}]/m.exec(text.slice(start + head.length));
    if (!end) throw new UsageError(`\`${head}\` has no end.`);
    const at = start + head.length + end.index;
    const body = text.slice(0, at).trimEnd();
    const comma = /[[{,]$/.test(body) ? '' : ',';
    return `${body}${comma}\n${line}\n${text.slice(at)}`;
  };
}

/** Several changes of one text, one after the other. */
export function all(...changes: readonly ((text: string) => string)[]) {
  return (text: string): string => changes.reduce((changed, change) => change(changed), text);
}

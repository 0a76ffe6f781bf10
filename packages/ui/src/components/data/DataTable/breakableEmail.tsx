import { createElement, Fragment, type ReactNode } from 'react';

/** A text whose email addresses may wrap before `@` and each dot; copied text stays as it is. */
export function breakableEmail(text: string): ReactNode {
  if (!text.includes('@')) return text;
  // In linear time: a cell may hold a long text without a space.
  const content: ReactNode[] = [];
  let plain = '';
  const flush = (next: string) => {
    if (plain !== '') content.push(content.length > 0 && <wbr />, plain);
    plain = next;
  };
  for (const word of text.split(/(\s+)/)) {
    const [first = '', ...others] = word.includes('@') ? word.split(/(?=[@.])/) : [];
    if (first === '') {
      plain += word;
      continue;
    }
    flush(first);
    for (const part of others) flush(part);
    flush('');
  }
  flush('');
  return createElement(Fragment, null, ...content);
}

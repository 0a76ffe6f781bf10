import { Fragment, type ReactNode } from 'react';

/** A text whose email addresses may wrap before `@` and each dot; copied text stays as it is. */
export function breakableEmail(text: string): ReactNode {
  if (!text.includes('@')) return text;
  // In linear time: a cell may hold a long text without a space.
  const parts: string[] = [];
  let plain = '';
  for (const word of text.split(/(\s+)/)) {
    if (!word.includes('@')) {
      plain += word;
      continue;
    }
    parts.push(plain, ...word.split(/(?=[@.])/));
    plain = '';
  }
  parts.push(plain);
  return parts
    .filter((part) => part !== '')
    .map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ));
}

import { Fragment, type ReactNode } from 'react';

/** A text whose email addresses may wrap before `@` and each dot; copied text stays as it is. */
export function breakableEmail(text: string): ReactNode {
  if (!text.includes('@')) return text;
  const parts = text
    .split(/(\s+)/)
    .flatMap((part) => (part.includes('@') ? part.split(/(?=[@.])/) : part))
    .filter((part) => part !== '');
  if (parts.length < 2) return text;
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

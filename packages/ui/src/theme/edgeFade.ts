/**
 * Fades a row that scrolls sideways at the ends with more content, named in `data-more`; `covered` px of an end are
 * under a button there.
 */
export const edgeFade = (covered = 0) => {
  const at = `${covered}px`;
  const fade = (way: string) =>
    `linear-gradient(${way}, transparent var(--fw-start-cut, 0px), black var(--fw-start, 0px) calc(100% - var(--fw-end, 0px)), transparent calc(100% - var(--fw-end-cut, 0px)))`;
  const length = `${covered + 24}px`;
  return {
    '&[data-more]': { maskImage: fade('to right') },
    '&[data-more]:dir(rtl)': { maskImage: fade('to left') },
    '&[data-more~="start"]': { vars: { '--fw-start': length, '--fw-start-cut': at } },
    '&[data-more~="end"]': { vars: { '--fw-end': length, '--fw-end-cut': at } },
  } as const;
};

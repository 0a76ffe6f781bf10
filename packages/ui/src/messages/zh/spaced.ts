const han = '\\p{Script=Han}';
const latin = '[A-Za-z0-9)]';
const endsHan = new RegExp(`${han}$`, 'u');
const startsHan = new RegExp(`^${han}`, 'u');
const startsLatin = /^[A-Za-z0-9(]/;
const endsLatin = new RegExp(`${latin}$`);

const meet = (left: string, right: string) =>
  (endsHan.test(left) && startsLatin.test(right)) || (endsLatin.test(left) && startsHan.test(right));

/**
 * A Chinese sentence with names inserted: one in Latin letters or figures is separated by a space from the Chinese next
 * to it.
 */
export function spaced(sentence: readonly string[], ...names: readonly string[]): string {
  const parts = sentence.flatMap((part, index) => [part, names[index] ?? '']).filter((part) => part !== '');
  return parts.reduce((joined, part) => joined + (meet(joined, part) ? ' ' : '') + part, '');
}

/** Chinese and Japanese letters, which no space parts from their neighbours. */
const letter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}]/u;
/** Signs of CJK text: full-width forms, and the quotes, dashes and dots that Chinese shares with Latin. */
const wideSign = /[\u3000-\u303f\uff00-\uff65\uffe0-\uffee“”‘’—…·～]/u;
const hangul = /\p{Script=Hangul}/u;
const sign = /[\p{P}\p{S}]/u;
const gap = /\s/u;

/** A text that holds Chinese: it is not a program, however far it is indented. */
export function hasChinese(text: string): boolean {
  return letter.test(text);
}

/** Signs that bring their own white space. */
const fullWidth = /[\u3000-\u303f\uff00-\uff65\uffe0-\uffee]/u;

/** Whether a line break between two characters is no space, as in Chinese. */
export function closesUp(before: string, after: string): boolean {
  if (fullWidth.test(before) || fullWidth.test(after)) return true;
  const isCjk = (character: string) => letter.test(character) || wideSign.test(character);
  return isCjk(before) && isCjk(after);
}

export interface Sides {
  readonly opens: boolean;
  readonly closes: boolean;
}

/**
 * Returns whether a run of `*` or `_` may open or close emphasis between two characters; an empty one is the edge of
 * the text. CommonMark requires a space next to punctuation. Chinese has none, so a Chinese neighbour counts as one.
 */
export function sidesOf(mark: string, length: number, before: string, after: string): Sides {
  const isGap = (character: string) => character === '' || gap.test(character);
  const isCjk = (character: string) =>
    letter.test(character) || hangul.test(character) || wideSign.test(character);
  const isLatinSign = (character: string) => sign.test(character) && !isCjk(character);
  const parts = (character: string) => isGap(character) || isLatinSign(character) || isCjk(character);
  const left = !isGap(after) && (!isLatinSign(after) || parts(before));
  const right = !isGap(before) && (!isLatinSign(before) || parts(after));
  if (mark === '*') return { opens: left, closes: right };
  // `snake_case` is one word, and so is a Chinese name with one underscore; two are always meant as a mark.
  const isFree = (character: string) => sign.test(character) || (length > 1 && isCjk(character));
  return { opens: left && (!right || isFree(before)), closes: right && (!left || isFree(after)) };
}

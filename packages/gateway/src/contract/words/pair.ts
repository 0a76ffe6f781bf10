/** The two languages of responses. */
export type Language = 'zh' | 'en';
export type TextParams = Readonly<Record<string, string | number>>;
type Text = string | ((params: TextParams) => string);
export interface TextPair {
  readonly zh: Text;
  readonly en: Text;
}

/** Waits read in the unit a person thinks in: seconds below two minutes, else minutes, else hours. */
export function wait(params: TextParams, language: Language): string {
  const seconds = Math.max(1, Math.ceil(Number(params.seconds)));
  if (!Number.isFinite(seconds)) return language === 'zh' ? '稍后' : 'a little later';
  const [amount, zh, en] =
    seconds < 120
      ? [seconds, '秒', 'second']
      : seconds < 7200
        ? [Math.ceil(seconds / 60), '分钟', 'minute']
        : [Math.ceil(seconds / 3600), '小时', 'hour'];
  return language === 'zh' ? ` ${amount} ${zh}后` : `in ${amount} ${en}${amount === 1 ? '' : 's'}`;
}

/** Returns a pair in one language, with its values filled in. */
export function say(pair: TextPair, language: Language, params: TextParams = {}): string {
  const text = pair[language];
  return typeof text === 'string' ? text : text(params);
}

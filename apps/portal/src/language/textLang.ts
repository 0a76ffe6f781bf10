const han = /\p{Script=Han}/gu;
const word = /[\p{Script=Latin}]{2,}/gu;

/** Returns the `lang` of a text in its author's language, such as a remark of a carrier or a reason of a reviewer. */
export function textLang(text: string): 'zh-CN' | 'en' {
  return (text.match(han)?.length ?? 0) > (text.match(word)?.length ?? 0) ? 'zh-CN' : 'en';
}

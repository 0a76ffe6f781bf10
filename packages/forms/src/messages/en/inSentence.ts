/** Names that begin with a capital letter wherever they stand. */
const properNoun =
  /^(?:Chinese|English|Japanese|Korean|German|Spanish|Vietnamese|China|Alipay|WeChat|Incoterms?)\b/;

/** A label as a noun of a sentence: "the company name", "the VAT number", "the Chinese name", "your name". */
export function inSentence(label: string): string {
  const starts = /^(?:a|an|the|my|your|our|this|these) /i.test(label);
  const isCapital = /^\p{Lu}(?:\p{Ll}|$| )/u.test(label) && !properNoun.test(label);
  const noun = isCapital ? label.charAt(0).toLowerCase() + label.slice(1) : label;
  return starts ? noun : `the ${noun}`;
}

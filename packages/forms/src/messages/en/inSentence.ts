/** A label as a noun of a sentence: "the company name", "the VAT number", "your name". */
export function inSentence(label: string): string {
  const starts = /^(?:a|an|the|my|your|our|this|these) /i.test(label);
  const noun = /^\p{Lu}(?:\p{Ll}|$| )/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
  return starts ? noun : `the ${noun}`;
}

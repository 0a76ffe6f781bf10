/** Every rule a value can break. The names travel in refusals of the server and key the texts in `messages/`. */
export const ruleNames = [
  'required',
  'mobile',
  'overseasPhoneUnsupported',
  'phone',
  'email',
  'passwordLength',
  'initialPasswordLength',
  'passwordCharacters',
  'passwordMixed',
  'confirmation',
  'verifyCode',
  'subAccountUsername',
  'account',
] as const;

export type RuleName = (typeof ruleNames)[number];

/** A rule: null when the value keeps it, else the name of what it breaks. Never throws, linear in the value. */
export type Validator = (value: string) => RuleName | null;

const known: ReadonlySet<string> = new Set(ruleNames);

/** Whether a name, as a server may send it, is one of `ruleNames`. */
export function isRuleName(name: string): name is RuleName {
  return known.has(name);
}

/** The first rule that the value breaks, in the order given, or null. */
export function firstBroken(value: string, ...rules: readonly Validator[]): RuleName | null {
  for (const rule of rules) {
    const broken = rule(value);
    if (broken !== null) return broken;
  }
  return null;
}

/** The same rules for a field that may stay empty. */
export function optional(...rules: readonly Validator[]): Validator {
  return (value) => (value === '' ? null : firstBroken(value, ...rules));
}

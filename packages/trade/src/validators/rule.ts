/** Every rule a value can break. The names travel in refusals of the server and key the texts in `messages/`. */
export const ruleNames = [
  'required',
  'mobile',
  'overseasPhoneUnsupported',
  'phone',
  'contactPhone',
  'contactEmail',
  'email',
  'passwordLength',
  'initialPasswordLength',
  'passwordCharacters',
  'passwordMixed',
  'confirmation',
  'verifyCode',
  'subAccountUsername',
  'account',
  'taken',
  'unknownAccount',
  'companyCode',
  'adminAccount',
  'companyName',
  'creditCode',
  'registerCode',
  'idCard',
  'idCardDate',
  'idCardCheck',
  'taxNumber',
  'containerNumber',
  'containerCheck',
  'imoNumber',
  'imoCheck',
  'mmsi',
  'portCode',
  'samePort',
  'week',
  'day',
  'month',
  'time',
  'zonedTime',
  'billNumber',
  'bookingNumber',
  'hsKeyword',
  'picture',
  'pictureSize',
  'trialRoutes',
  'chooseOne',
  'seats',
  'amount',
  'amountCurrency',
  'amountRange',
  'quantity',
  'textLength',
  'companyInvoice',
  'shopUsername',
  'shopPassword',
  'registerVerifyCode',
  'capitals',
] as const;

export type RuleName = (typeof ruleNames)[number];

/** A rule for any kind of value: returns null if it is kept, otherwise the name of the broken rule. Never throws. */
export type Rule<Value> = (value: Value) => RuleName | null;

/** A rule for text, linear in its length. */
export type Validator = Rule<string>;

/** Doubts, which ask for a second look and block nothing. The names key the texts in `messages/`. */
export const doubtNames = [
  'creditCodeCheck',
  'carrierNumber',
  'ownerPrefix',
  'mobilePrefix',
  'emailDots',
] as const;

export type DoubtName = (typeof doubtNames)[number];

const known: ReadonlySet<string> = new Set(ruleNames);

/** Whether a name, as a server may send it, is one of `ruleNames`. */
export function isRuleName(name: string): name is RuleName {
  return known.has(name);
}

/** The first rule that the value breaks, in the order given, or null. */
export function firstBroken<Value>(value: Value, ...rules: readonly Rule<Value>[]): RuleName | null {
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

import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import * as validators from '../index.ts';

const size = 100_000;

/** Shapes that make a backtracking pattern explode: long runs that almost match, then one wrong character. */
const hostile = {
  'letters then !': `${'a'.repeat(size)}!`,
  'digits then a letter': `1${'0'.repeat(size)}x`,
  'dots in the local part': `${'a.'.repeat(size / 2)}@`,
  'dots in the domain': `a@${'a.'.repeat(size / 2)}`,
  'hyphens in the domain': `a@${'-'.repeat(size)}.com`,
  'nothing but @': '@'.repeat(size),
  'white space then a letter': `${' '.repeat(size)}x${' '.repeat(size)}`,
  'dial codes': '+86'.repeat(size / 3),
  'zeros and dial codes': `${'0086'.repeat(size / 4)}0`,
  'full-width digits': '１'.repeat(size),
  'threes of digits': '123 '.repeat(size / 4),
  'direction marks': '\u202D'.repeat(size),
  'lone surrogates': '\uD800'.repeat(size),
};

const rules: Record<string, validators.Validator> = {
  mobile: validators.mobile,
  phone: validators.phone,
  'phone overseas': (value) => validators.phone(value, '1'),
  contactPhone: validators.contactPhone,
  email: validators.email,
  password: validators.password,
  initialPassword: validators.initialPassword,
  verifyCode: validators.verifyCode,
  subAccountUsername: validators.subAccountUsername,
  account: validators.account,
  adminAccount: validators.adminAccount,
  amount: validators.amount(),
  billNumber: validators.trackingNumber('bill'),
  bookingNumber: validators.trackingNumber('booking'),
  capitals: validators.capitals,
  companyCode: validators.companyCode,
  companyName: validators.companyName,
  containerNumber: validators.containerNumber,
  creditCode: validators.creditCode,
  day: validators.day,
  hsKeyword: validators.hsKeyword,
  idCard: validators.idCard,
  imoNumber: validators.imoNumber,
  mmsi: validators.mmsi,
  portCode: validators.portCode,
  registerCode: validators.registerCode,
  registerVerifyCode: validators.registerVerifyCode,
  shopPassword: validators.shopPassword,
  shopUsername: validators.shopUsername,
  taxNumber: validators.taxNumber,
  textLength: validators.textLength(500),
  week: validators.week,
  month: validators.month,
  time: validators.time,
  zonedTime: validators.zonedTime,
};

/** Functions that may warn, or guess, and so return nothing for a value that every rule refuses. */
const quiet: Record<string, (value: string) => unknown> = {
  creditCodeDoubt: validators.creditCodeDoubt,
  taxNumberDoubt: validators.taxNumberDoubt,
  mobileDoubt: validators.mobileDoubt,
  emailDoubt: validators.emailDoubt,
  carrierNumberDoubt: validators.carrierNumberDoubt('container', 'COSU'),
  guessCarriers: (value) => validators.guessCarriers('bill', value)[0] ?? null,
  minorUnits: validators.minorUnits,
};

test.each(Object.entries(hostile))(
  'TRUST 40: 100 kB of %s are not rewritten to a bill of COSCO',
  (_, value) => {
    expect(validators.carrierForm('COSU', 'bill', value)).toBe(value);
  },
);

const normalisers = Object.entries(validators).filter(([name]) => /^(normalise|toHalfWidth)/.test(name)) as [
  string,
  (value: string) => string,
][];

for (const [shape, value] of Object.entries(hostile)) {
  test.each(Object.entries(rules))(`TRUST 40: 100 kB of ${shape} are refused by %s`, (_, rule) => {
    expect(rule(value)).not.toBeNull();
  });

  test.each(Object.entries(quiet))(`TRUST 40: of 100 kB of ${shape} %s says nothing`, (_, say) => {
    expect(say(value)).toBeNull();
  });

  test.each(normalisers)(`TRUST 40: %s leaves 100 kB of ${shape} unchanged`, (_, normalise) => {
    expect(normalise(value)).toBe(value);
  });
}

test('no rule for text, and no normaliser, is forgotten here', () => {
  const tried = new Set<unknown>([...Object.values(rules), ...Object.values(quiet)]);
  const made = new Set(['amount', 'quantity', 'textLength', 'trackingNumber', 'carrierNumber', 'phone']);
  const forgotten = Object.entries(validators).filter(
    ([name, value]) => validators.isRuleName(name) && !tried.has(value) && !made.has(name),
  );
  // Bounds, rules for other kinds of values, and for anything that is filled.
  expect(forgotten.map(([name]) => name).sort()).toEqual([
    'confirmation',
    'initialPasswordLength',
    'passwordLength',
    'picture',
    'pictureSize',
    'required',
    'seats',
    'trialRoutes',
  ]);
  expect(normalisers.length).toBeGreaterThan(10);
});

/** The longest text that a rule lets a pattern see of a value. */
function scanned(rule: (value: string) => unknown, value: string): number {
  const test = vi.spyOn(RegExp.prototype, 'test');
  const exec = vi.spyOn(RegExp.prototype, 'exec');
  try {
    rule(value);
    return [...test.mock.calls, ...exec.mock.calls].reduce((most, [text]) => Math.max(most, text.length), 0);
  } finally {
    test.mockRestore();
    exec.mockRestore();
  }
}

test('the values that patterns see are recorded', () => {
  expect(scanned(validators.verifyCode, '123456')).toBe(6);
});

test.each(Object.entries({ ...rules, ...quiet }))(
  'TRUST 40: %s caps the length before any pattern sees a hostile value',
  (_, rule) => {
    for (const value of Object.values(hostile)) expect(scanned(rule, value)).toBeLessThanOrEqual(254);
  },
);

test('TRUST 40: whatever the value, no rule throws', () => {
  const any = fc.array(fc.nat(0xffff), { maxLength: 60 }).map((codes) => String.fromCharCode(...codes));
  fc.assert(
    fc.property(any, any, (value, dialCode) => {
      for (const rule of Object.values({ ...rules, ...quiet })) rule(value);
      for (const [, normalise] of normalisers) normalise(value);
      validators.normalisePhone(value, dialCode);
    }),
  );
});

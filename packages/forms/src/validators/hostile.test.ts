import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import * as validators from './index.ts';

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
  email: validators.email,
  password: validators.password,
  initialPassword: validators.initialPassword,
  verifyCode: validators.verifyCode,
  subAccountUsername: validators.subAccountUsername,
  account: validators.account,
};

for (const [shape, value] of Object.entries(hostile)) {
  test.each(Object.entries(rules))(`TRUST 40: 100 kB of ${shape} are refused by %s`, (_, rule) => {
    expect(rule(value)).not.toBeNull();
  });

  test(`TRUST 40: 100 kB of ${shape} are normalised without growing`, () => {
    const { normaliseAccount, normaliseCode, normaliseEmail, normalisePhone, toHalfWidth } = validators;
    for (const normalise of [normaliseAccount, normaliseCode, normaliseEmail, normalisePhone, toHalfWidth]) {
      expect(normalise(value).length).toBeLessThanOrEqual(value.length);
    }
  });
}

/** Characters that a rule lets patterns see of a value. */
function scanned(rule: validators.Validator, value: string): number {
  const pattern = vi.spyOn(RegExp.prototype, 'test');
  try {
    rule(value);
    return pattern.mock.calls.reduce((sum, [text]) => sum + text.length, 0);
  } finally {
    pattern.mockRestore();
  }
}

test('the count of scanned characters works', () => {
  expect(scanned(validators.verifyCode, '123456')).toBe(6);
});

test.each(Object.entries(rules))(
  'TRUST 40: %s caps the length before any pattern sees a hostile value',
  (_, rule) => {
    for (const value of Object.values(hostile)) expect(scanned(rule, value)).toBeLessThanOrEqual(254);
  },
);

test('TRUST 40: whatever the value, no rule throws', () => {
  const any = fc.array(fc.nat(0xffff), { maxLength: 60 }).map((codes) => String.fromCharCode(...codes));
  fc.assert(
    fc.property(any, any, (value, dialCode) => {
      for (const rule of Object.values(rules)) rule(value);
      validators.normalisePhone(value, dialCode);
    }),
  );
});

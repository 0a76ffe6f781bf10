import { describe, expect, it } from 'vitest';
import { acceptedStep, base32, codeOfStep, stepAt, totpUri } from './totp.ts';

const secret = Buffer.from('12345678901234567890');
const now = new Date('2026-11-20T02:00:10Z');

describe('a code by time', () => {
  // The vectors of RFC 6238 appendix B, cut to six digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i seconds is %s', (seconds, code) => {
    expect(codeOfStep(secret, stepAt(new Date(seconds * 1000)))).toBe(code);
  });

  it('is taken one step around now and no further', () => {
    const step = stepAt(now);
    for (const near of [-1, 0, 1]) {
      expect(acceptedStep(secret, codeOfStep(secret, step + near), now, null)).toBe(step + near);
    }
    for (const far of [-2, 2]) {
      expect(acceptedStep(secret, codeOfStep(secret, step + far), now, null)).toBe(null);
    }
  });

  it('counts once: neither it nor an older one is accepted after it', () => {
    const step = stepAt(now);
    expect(acceptedStep(secret, codeOfStep(secret, step), now, step)).toBe(null);
    expect(acceptedStep(secret, codeOfStep(secret, step - 1), now, step)).toBe(null);
    expect(acceptedStep(secret, codeOfStep(secret, step + 1), now, step)).toBe(step + 1);
  });
});

it('a secret is written in base32, RFC 4648 section 10', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  expect(base32(Buffer.from('foob'))).toBe('MZXW6YQ');
  expect(totpUri(secret, 'li@example.com')).toBe(
    'otpauth://totp/Fairway%20Desk:li%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Fairway%20Desk',
  );
});

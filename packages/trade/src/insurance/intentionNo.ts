/** `INS`, the day, six digits, and a check digit: `INS2611224829173`. */
const shape = /^INS(\d{12})(\d)$/;

/** The last digit of an intention number, by ISO 7064 MOD 11,10: one wrong digit, or two that changed places, show. */
export function intentionCheckDigit(digits: string): number {
  const left = [...digits].reduce((product, digit) => {
    const sum = (product + Number(digit)) % 10 || 10;
    return (sum * 2) % 11;
  }, 10);
  return (11 - left) % 10;
}

/** Whether a text can be the number of an intention to insure: capitals, digits, and a check digit that fits. */
export function isIntentionNo(value: string): boolean {
  const [, digits = '', check = ''] = shape.exec(value) ?? [];
  return digits !== '' && intentionCheckDigit(digits) === Number(check);
}

/** The number of a day, `261122`, and six digits. */
export function intentionNoOf(day: string, serial: string): string {
  const digits = day + serial;
  return `INS${digits}${intentionCheckDigit(digits)}`;
}

/** A command that cannot be carried out; its message is shown without a stack. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** `insuranceCompany` as types and components are named: `InsuranceCompany`. */
export function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** `insuranceCompany` as tables are named: `insurance_company`. */
export function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** `insuranceCompany` in sentences: `insurance company`. */
export function spoken(name: string): string {
  return snake(name).replaceAll('_', ' ');
}

/** A valid name in code, such as `insuranceCompany`. */
export function nameOf(word: string | undefined, what: string): string {
  if (!word || !/^[a-z][A-Za-z\d]{1,30}$/.test(word))
    throw new UsageError(`${what} is a name such as insuranceCompany, not ${word ?? 'nothing'}.`);
  return word;
}

/** Two names, such as a tab and a screen, or an area and a call. */
export function pairOf(word: string | undefined, between: '/' | '.', what: string): [string, string] {
  const [first, second, ...rest] = (word ?? '').split(between);
  if (!second || rest.length > 0) throw new UsageError(`${what} is written one${between}two.`);
  return [nameOf(first, what), nameOf(second, what)];
}

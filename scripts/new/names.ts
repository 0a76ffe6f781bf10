/** A command that cannot run. Its message is printed without a stack. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The name of a type or component: `InsuranceCompany` for `insuranceCompany`. */
export function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The name of a table: `insurance_company` for `insuranceCompany`. */
export function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The name in a sentence: `insurance company` for `insuranceCompany`. */
export function spoken(name: string): string {
  return snake(name).replaceAll('_', ' ');
}

/** A valid name in code, such as `insuranceCompany`. */
export function nameOf(word: string | undefined, what: string): string {
  if (!word || !/^[a-z][A-Za-z\d]{1,30}$/.test(word))
    throw new UsageError(
      `${what} needs a name such as insuranceCompany; got ${word ? `"${word}"` : 'none'}.`,
    );
  return word;
}

/** Two names, such as a tab and a screen, or an area and a call. */
export function pairOf(word: string | undefined, between: '/' | '.', what: string): [string, string] {
  const [first, second, ...rest] = (word ?? '').split(between);
  if (!second || rest.length > 0)
    throw new UsageError(
      `${what} needs two names, such as ${between === '/' ? 'tools/lamps' : 'freight.selectWeeks'}; got ${word ? `"${word}"` : 'none'}.`,
    );
  return [nameOf(first, what), nameOf(second, what)];
}

/** A label after Chinese characters: with a space before Latin letters and digits. */
export function afterHan(label: string): string {
  return /^[\p{Script=Latin}\d]/u.test(label) ? ` ${label}` : label;
}

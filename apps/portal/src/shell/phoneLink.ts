/** A number as `tel:` takes it; one without a country is Chinese. */
export function phoneLink(phone: string): string {
  const digits = phone.replaceAll(/[^+\d]/g, '');
  return `tel:${digits.startsWith('+') ? '' : '+86'}${digits}`;
}

/** Returns the whole years since the day of birth in an ID number; null once the number is removed. */
export function ageOf(number: string | null, today: string): number | null {
  if (number === null) return null;
  const born = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return today.slice(5) < born.slice(5) ? years - 1 : years;
}

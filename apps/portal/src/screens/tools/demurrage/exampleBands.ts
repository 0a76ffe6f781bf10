/** Bands that follow the typed free days, to show how they are written; after 7 days if none are typed. */
export function exampleBands(freeDays: string): string {
  const free = /^\s*\d{1,2}\s*$/.test(freeDays) ? Number(freeDays) : 7;
  return `${free + 1}-${free + 5}:60; ${free + 6}-${free + 10}:90; ${free + 11}-:150`;
}

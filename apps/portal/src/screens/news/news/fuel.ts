/** Grades of fuel; the contract's own, without its schemas. */
export const fuelGrades = ['VLSFO', 'HSFO', 'MGO'] as const;
export type FuelGrade = (typeof fuelGrades)[number];

/** Days that prices can be looked back on. */
export const fuelPeriods = [7, 30, 90] as const;

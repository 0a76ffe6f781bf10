import { type FuelGrade, fuelGrades } from '@fairway/gateway/contract/fuelPrice';
import { dayMs } from '@fairway/trade';
import { between } from '../random.ts';

/** Ports with sample prices: dollars above or below Singapore, by grade. */
const premiums: Readonly<Record<string, Readonly<Record<FuelGrade, number>>>> = {
  SGSIN: { VLSFO: 0, HSFO: 0, MGO: 0 },
  CNZOS: { VLSFO: 6, HSFO: 11, MGO: 14 },
  NLRTM: { VLSFO: -34, HSFO: -21, MGO: -28 },
  AEFJR: { VLSFO: 12, HSFO: 4, MGO: 62 },
};
export const samplePorts = Object.keys(premiums);

const levels: Readonly<Record<FuelGrade, number>> = { VLSFO: 548, HSFO: 452, MGO: 702 };

/** An invented price in US cents a tonne; always the same for the same day, and near that of its neighbours. */
export function sampleCents(port: string, grade: FuelGrade, day: string): number {
  const at = Date.parse(day) / dayMs;
  // A long wave, a shorter one, and the noise of a single day.
  const swell = Math.sin(at / 23) * 21 + Math.sin(at / 7.3 + levels[grade]) * 6;
  const own = Math.sin(at / 11 + port.charCodeAt(2)) * 4 + between(-2.5, 2.5, `${port} ${grade} ${day}`);
  const dollars = levels[grade] + (premiums[port]?.[grade] ?? 0) + swell + own;
  return Math.round(dollars * 2) * 50;
}

/** Days with prices, up to yesterday, oldest first: not at weekends. */
export function tradingDays(now: Date, back: number): string[] {
  return Array.from({ length: back }, (_, index) => new Date(now.getTime() - (back - index) * dayMs))
    .filter((day) => day.getUTCDay() % 6 !== 0)
    .map((day) => day.toISOString().slice(0, 10));
}

/** Every sample price of the days. */
export function samplePrices(days: readonly string[]) {
  return days.flatMap((day) =>
    fuelGrades.flatMap((grade) =>
      samplePorts.map((portCode) => ({ portCode, grade, day, cents: sampleCents(portCode, grade, day) })),
    ),
  );
}

import { addDays, chinaDay, type DayCalendar, daysBetween, type PublicHoliday } from '@fairway/trade';
import { holidays as chinaHolidays } from '../holidays.ts';
import { listedCountries } from './listedCountries.ts';
import { ruledCountries } from './ruledCountries.ts';
import { holidaysIn, weekdayAt } from './rules.ts';

/** The days off of a country, with their source. */
export interface CountryCalendar extends DayCalendar {
  readonly countryCode: string;
  readonly sourceZh: string;
  readonly sourceEn: string;
}

/** Saturday and Sunday in all countries of these lists. */
const weekend = [0, 6];

/**
 * Returns the known days off at a port from last year to the end of next year; null for an unknown country. Where each
 * state has its own days, returns those of the port's state.
 */
export function dayCalendarAt(
  { code, countryCode }: { readonly code: string; readonly countryCode: string },
  now: Date,
): CountryCalendar | null {
  const thisYear = Number(chinaDay(now).slice(0, 4));
  const years = [thisYear - 1, thisYear, thisYear + 1];
  if (countryCode === 'CN') return chinaCalendar(years);
  const ruled = ruledCountries[countryCode];
  if (ruled) {
    const { rules, substitute, sourceZh, sourceEn } = ruled;
    const [from, to] = [`${thisYear - 1}-01-01`, `${thisYear + 1}-12-31`];
    // New Year’s Day on a Saturday may be observed in the year before.
    const calendar = [...years, thisYear + 2].flatMap((year) => holidaysIn(year, rules, substitute));
    const holidays = (countryCode === 'JP' ? withDaysBetween(calendar) : calendar).filter(
      ({ day }) => day <= to,
    );
    return { countryCode, from, to, weekend, holidays, worked: [], sourceZh, sourceEn };
  }
  const listed = listedCountries[code] ?? listedCountries[countryCode];
  return listed ? { countryCode, weekend, worked: [], ...listed } : null;
}

function chinaCalendar(years: readonly number[]): CountryCalendar | null {
  const known = years.flatMap((year) => {
    const days = chinaHolidays[String(year)];
    return days ? [{ year, ...days }] : [];
  });
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return null;
  return {
    countryCode: 'CN',
    from: `${first.year}-01-01`,
    to: `${last.year}-12-31`,
    weekend,
    holidays: known.flatMap(({ off }) =>
      off.flatMap(([from, to]) =>
        Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => ({
          day: addDays(from, index),
          nameZh: '法定节假日',
          nameEn: 'Public holiday',
        })),
      ),
    ),
    worked: known.flatMap(({ worked }) => worked),
    sourceZh: '国务院办公厅节假日安排；未公布的年份按《全国年节及纪念日放假办法》',
    sourceEn:
      'Arrangement of the State Council; a year without one follows the Regulation on Public Holidays',
  };
}

/** Japan: a day between two holidays is a holiday too (Law 178 of 1948, article 3). */
function withDaysBetween(holidays: readonly PublicHoliday[]): PublicHoliday[] {
  const between = holidays.flatMap(({ day }, index) => {
    const middle = addDays(day, 1);
    const isBetween = holidays[index + 1]?.day === addDays(day, 2) && weekdayAt(middle) !== 0;
    return isBetween ? [{ day: middle, nameZh: '国民休日', nameEn: 'National holiday' }] : [];
  });
  return [...holidays, ...between].toSorted((one, other) => one.day.localeCompare(other.day));
}

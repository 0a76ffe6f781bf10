import { newsListing } from '@fairway/gateway/contract/listings/news';
import { siteList } from '@fairway/site/list';
import { readArticleId } from '../newsDetail/address.ts';
import { type FuelGrade, fuelGrades, fuelPeriods } from './fuel.ts';

/** The fuel prices above the news about fuel. */
export interface FuelChoice {
  readonly grade: FuelGrade;
  readonly days: (typeof fuelPeriods)[number];
}

/** The article that is open next to the list. */
interface Reading {
  readonly id?: string | undefined;
}

const [firstGrade] = fuelGrades;
const usualDays = 30;

/** The news, all of it or of one category; of fuel prices with the grade and time that are drawn. */
export const newsList = siteList({
  path: '/newsInformation',
  listing: newsListing,
  tab: 'categoryId',
  scope: {
    read: (params): FuelChoice & Reading => ({
      grade: fuelGrades.find((grade) => grade === params.get('grade')) ?? firstGrade,
      days: fuelPeriods.find((days) => String(days) === params.get('days')) ?? usualDays,
      id: readArticleId(params) ?? undefined,
    }),
    write: ({ grade, days, id }) => ({
      grade: grade === firstGrade ? null : grade,
      days: days === undefined || days === usualDays ? null : String(days),
      id,
    }),
  },
});

/** The category whose page shows fuel prices. */
export const fuelCategory = 2;

/** Address of the news, all of it or of one category. */
export function newsAddress(query: { readonly categoryId?: 0 | 1 | 2 | 3 } = {}): string {
  return newsList.addressOf(query);
}

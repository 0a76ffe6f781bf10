import { listing } from '../listing.ts';
import { carrierCodes } from './carriers.ts';

/** ISO 3166 codes of the flags that ships of the registry fly. */
export const flagCodes = [
  'AE',
  'AG',
  'AU',
  'BB',
  'BD',
  'BE',
  'BM',
  'BO',
  'BR',
  'BS',
  'BZ',
  'CA',
  'CH',
  'CK',
  'CL',
  'CN',
  'CY',
  'DE',
  'DJ',
  'DK',
  'DM',
  'DZ',
  'EG',
  'ES',
  'FI',
  'FO',
  'FR',
  'GB',
  'GI',
  'GQ',
  'GR',
  'HK',
  'HR',
  'ID',
  'IE',
  'IL',
  'IM',
  'IN',
  'IR',
  'IT',
  'JM',
  'JP',
  'KH',
  'KM',
  'KN',
  'KP',
  'KR',
  'KY',
  'LK',
  'LR',
  'LT',
  'LU',
  'MA',
  'ME',
  'MH',
  'MM',
  'MN',
  'MT',
  'MY',
  'NL',
  'NO',
  'NU',
  'NZ',
  'PA',
  'PG',
  'PH',
  'PT',
  'PW',
  'QA',
  'RU',
  'SA',
  'SE',
  'SG',
  'SL',
  'SM',
  'TG',
  'TH',
  'TR',
  'TV',
  'TW',
  'TZ',
  'US',
  'VC',
  'VN',
  'VU',
] as const;

/** 1 passenger and cargo, 2 ordinary cargo, 3 container, 4 roll-on, 5 barge carrier, 6 bulk, 7 tanker, 8 liquefied gas, 9 dual purpose. */
export const shipTypes = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Gross tonnage: under 10,000, to 50,000, to 100,000, above. */
export const tonnageBands = ['small', 'medium', 'large', 'huge'] as const;

/** Years of building, by decade. */
export const builtBands = ['before1990', '1990s', '2000s', '2010s', '2020s'] as const;

/** Ships of the registry. A keyword is part of a name, or the start of an IMO number. */
export const vesselListing = listing({
  sorts: { name: 'asc', tonnage: 'desc', built: 'desc' },
  filters: {
    type: { kind: 'choice', values: shipTypes },
    flag: { kind: 'choice', values: flagCodes },
    /** The known carrier of the vessel. */
    carrier: { kind: 'choice', values: carrierCodes },
    tonnage: { kind: 'choice', values: tonnageBands },
    built: { kind: 'choice', values: builtBands },
  },
  keyword: 40,
});

/** Ships by name alone, as the page of their positions looks for them. */
export const shipNameListing = listing({ sorts: { name: 'asc' }, filters: {}, keyword: 40 });

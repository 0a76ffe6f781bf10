import type { Descriptions, SharePictures } from './descriptions.ts';

/** The descriptions of pages, in English. */
export const en: Descriptions = {
  home: 'Compare ocean schedules and reference prices by route and week, look up ports, carriers and HS codes, and request cargo insurance online.',
  results:
    'Ocean schedules by port of loading, destination and week: departure, arrival, cut-offs and reference prices for each box type.',
  dataChart: 'A route week by week: its reference price index, sailings, days at sea and carriers.',
  insure:
    'Request cargo insurance online: choose the clauses, enter the value and see an estimated premium at once, from 0.05%.',
  insuranceCompany:
    'Insurers that work with us: phone, address, date of establishment, registered capital and solvency.',
  news: 'Shipping news, port dynamics, fuel prices and hot topics.',
  newsDetail: 'An article on shipping.',
  newsSearch: 'Search shipping news by keyword.',
  encyclopedia: 'The encyclopedia of shipping: carriers, ports, vessels and maritime regulations.',
  carriers: 'Container carriers with their codes, websites, cargo tracking pages and routes.',
  ports:
    'Container ports with their codes, positions, routes and sailings of the next seven days, by region or country.',
  port: "A port's codes, position, terminals and time zone, its sailings in the next seven days, and its distance by sea to any other.",
  portInfo: 'Container ports of a region or country, on a map and by country.',
  vessels: 'Vessels by name, IMO number, type and flag.',
  vessel: "A vessel's type, tonnage, flag and year of build.",
  regulations:
    'Maritime regulations: laws, judicial interpretations and conventions, by chapter and article.',
  regulation: 'The full text of a maritime regulation, by chapter and article.',
  regulationSearch: 'Search the full texts of maritime regulations.',
  tools: 'Tools for foreign trade: cargo tracking, vessel positions, HS codes, demurrage and detention.',
  cargoTracking: 'Find out where cargo is by its bill, booking or container number.',
  shipLocation: "A vessel's estimated position and next port, by name or IMO number.",
  hsCode: 'Find HS codes by number, Chinese, English or pinyin, from section and chapter down to the code.',
  demurrage:
    'Calculate demurrage and detention day by day by your free time and rates, with the last free day.',
  priceMessage:
    "Paste a forwarder's price message: read it into a table, next to our lowest price of the same route and week.",
  hsCodeDetail: 'Rates of duty and rebate, declaration elements, supervision and quarantine of an HS code.',
  aboutUs: 'What Fairway is, where its data comes from, how to reach us and how to work with us.',
  agreement: 'Service agreement and privacy policy.',
};

/** The texts on link preview pictures, in English; `scripts/share-pictures.ts` draws them. */
export const sharePictures: SharePictures = {
  home: ['Ocean schedules and prices', 'By route and week; ports, carriers,', 'HS codes, cargo insurance'],
  freight: ['Schedules and prices', 'Departures, cut-offs and prices', 'of each box type, by route and week'],
  insurance: ['Cargo insurance', 'Choose the clauses, enter the value,', 'see an estimated premium at once'],
  news: ['News', 'Shipping and ports,', 'fuel prices week by week'],
  encyclopedia: ['Encyclopedia', 'Carriers, ports, vessels', 'and maritime regulations'],
  tools: ['Tools', 'Cargo tracking, vessel positions,', 'HS codes'],
};

import type { Attributes, Meter } from '@opentelemetry/api';

/** Seconds: from a response from memory to one that reached its time limit. */
const answerBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const statementBuckets = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5];
const workBuckets = [0.01, 0.1, 0.5, 2, 10, 60, 300];

const histograms = {
  call: ['fairway_call_duration_seconds', 'Time to answer a call, by its name', answerBuckets],
  page: ['fairway_page_duration_seconds', 'Time to answer a page or file, by its route', answerBuckets],
  statement: [
    'fairway_statement_duration_seconds',
    'Time of a statement, by verb and table',
    statementBuckets,
  ],
  job: ['fairway_job_duration_seconds', 'Time of one run of a job, by queue', workBuckets],
  outside: ['fairway_outside_duration_seconds', 'Time of a request to an outside service', answerBuckets],
  import: ['fairway_import_duration_seconds', 'Time to check or save a CSV file', workBuckets],
} as const;

const counters = {
  refusal: ['fairway_call_refusals_total', 'Answers that refuse a call, by code'],
  turnedAway: ['fairway_turned_away_total', 'Requests turned away because of too much work'],
  importRows: ['fairway_import_rows_total', 'Lines of CSV files, by outcome'],
  notice: ['fairway_wallet_notices_total', 'Notices of wallets, by outcome'],
} as const;

export type HistogramName = keyof typeof histograms;
export type CounterName = keyof typeof counters;

export const histogramNames = namesOf(histograms);
export const counterNames = namesOf(counters);

function namesOf<Name extends string>(of: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(of) as Name[];
}

export interface Instruments {
  /** Records how long something took, in milliseconds. */
  took(name: HistogramName, ms: number, labels: Attributes): void;
  count(name: CounterName, labels: Attributes, by?: number): void;
}

export function createInstruments(meter: Meter): Instruments {
  const histogramOf = mapValues(histograms, ([name, description, explicitBucketBoundaries]) =>
    meter.createHistogram(name, {
      description,
      unit: 's',
      advice: { explicitBucketBoundaries: [...explicitBucketBoundaries] },
    }),
  );
  const counterOf = mapValues(counters, ([name, description]) => meter.createCounter(name, { description }));
  return {
    took: (name, ms, labels) => histogramOf[name].record(ms / 1000, labels),
    count: (name, labels, by = 1) => counterOf[name].add(by, labels),
  };
}

function mapValues<Name extends string, From, To>(
  from: Readonly<Record<Name, From>>,
  make: (value: From) => To,
): Record<Name, To> {
  const entries = Object.entries<From>(from).map(([name, value]) => [name, make(value)]);
  return Object.fromEntries(entries);
}

export const noInstruments: Instruments = { took: () => {}, count: () => {} };

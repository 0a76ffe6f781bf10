import { readFileSync } from 'node:fs';
import { type PriceNames, priceNames } from '../readPriceMessage.ts';

const facts = (name: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../../../apps/server/src/facts/data/${name}.json`, import.meta.url), 'utf8'),
  );

/** The ports and carriers that the server sends: those of its facts. */
export const sampleNames = (): PriceNames => priceNames(facts('ports').ports, facts('carriers').carriers);

import { sampleQuotationContent } from '@fairway/gateway/mock';
import { expect, it } from 'vitest';
import { chosenOption } from './chosenOption.ts';

const [option] = sampleQuotationContent().options;
if (!option) throw new Error('the sample has an option');
const second = { ...option, sailingId: 'second', vessel: 'MAERSK EMERALD', voyage: '650W' };

it('is named with its number on the sheet', () => {
  expect(chosenOption({ options: [option, second] }, { sailingId: 'second' })).toEqual({
    number: 2,
    vessel: 'MAERSK EMERALD',
    voyage: '650W',
  });
});

it('is not named where there is one, or none was accepted', () => {
  expect(chosenOption({ options: [second] }, { sailingId: 'second' })).toBeNull();
  expect(chosenOption({ options: [option, second] }, { sailingId: null })).toBeNull();
});

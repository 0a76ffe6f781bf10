import * as v from 'valibot';
import { trackingKinds, trackingNumber } from '../validators/trade/trackingNumber.ts';
import { at, filled, must, oneOf } from './parts.ts';

/** Cargo tracking: number type, a number that is well-formed for its type, and the carrier (spec 5). */
export const trackingQuery = v.pipe(
  v.object({ kind: oneOf(trackingKinds), number: must(), carrier: filled(10) }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.number === '') return;
    const { value } = dataset;
    const broken = trackingNumber(value.kind)(value.number);
    if (broken) addIssue(at('number', value, broken));
  }),
);

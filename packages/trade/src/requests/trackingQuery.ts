import * as v from 'valibot';
import { firstBroken } from '../validators/rule.ts';
import { carrierNumber } from '../validators/trade/carrierNumber.ts';
import { trackingKinds, trackingNumber } from '../validators/trade/trackingNumber.ts';
import { at, filled, must, oneOf } from './parts.ts';

/** Cargo tracking: number type, a number that is well-formed for type and carrier, and the carrier (spec 5). */
export const trackingQuery = v.pipe(
  v.object({ kind: oneOf(trackingKinds), number: must(), carrier: filled(10) }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.number === '') return;
    const { value } = dataset;
    const rules = [trackingNumber(value.kind), carrierNumber(value.kind, value.carrier)];
    const broken = firstBroken(value.number, ...rules);
    if (broken) addIssue(at('number', value, broken));
  }),
);

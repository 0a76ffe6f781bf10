import * as v from 'valibot';
import { portCode } from '../validators/trade/portCode.ts';
import { week } from '../validators/trade/week.ts';
import { at, must } from './parts.ts';

const port = must(portCode);

const ends = {
  origin: port,
  destination: port,
};

interface Ends {
  readonly origin: string;
  readonly destination: string;
}

/** Two ports that differ: a sailing from a port to itself does not exist. */
const apart = <Input extends Ends>() =>
  v.rawCheck<Input>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    if (value.origin === value.destination) addIssue(at<Ends>('destination', value, 'samePort'));
  });

/** Freight search: origin and destination (spec 5). */
export const freightSearch = v.pipe(v.object(ends), apart());

/** Freight search of the home page: a departure week too (spec 5). */
export const homeFreightSearch = v.pipe(v.object({ ...ends, week: must(week) }), apart());

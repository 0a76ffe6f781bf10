import { readListing } from '@fairway/gateway/contract/listAddress';
import { vesselListing } from '@fairway/gateway/contract/listings/vessels';
import type { Finder } from '../area.ts';
import { matchingVessels } from './store.ts';

const standard = readListing(vesselListing, new URLSearchParams());

/** Ships by name or IMO number. */
export const vesselFinder: Finder = {
  kind: 'vessel',
  page: '/wikipedia/shipDetail',
  async find({ db, keyword, now, limit }) {
    // Two ports are like the beginning of many names: "shanghai la".
    const { rows, total } = await matchingVessels(db, { ...standard, keyword }, now, 'whole');
    const results = rows.slice(0, limit).map(({ imo, name, built }) => ({
      key: imo,
      name,
      note: [`IMO ${imo}`, built].filter(Boolean).join(' · '),
    }));
    return { total, rows: results };
  },
};

import { normaliseSerial } from '@fairway/trade';
import type { Finder } from '../../area.ts';
import { placeOf } from '../places.ts';
import { watchedRows } from './list.ts';

/** Numbers that the reader watches, by any part of them, the newest first. */
export const trackingFinder: Finder = {
  kind: 'tracking',
  page: '/logisticsTool/cargoTracking',
  async find({ db, keyword, language, caller, limit }) {
    const serial = normaliseSerial(keyword);
    // Fewer characters are the letters of a carrier: nearly every number has them.
    if (caller.kind !== 'member' || !/^[A-Z0-9]{5,20}$/.test(serial)) return { total: 0, rows: [] };
    const rows = await watchedRows(db, caller)
      .where('number', 'like', `%${serial}%`)
      .orderBy('addedAt', 'desc')
      .orderBy('tracking.id', 'desc')
      .limit(limit)
      .execute();
    const results = rows.map(({ id, number, carrierZh, carrierEn, origin, destination }) => {
      const nameOf = (code: string | null) => placeOf(code)?.[language === 'zh' ? 'nameZh' : 'nameEn'] ?? '';
      const lane = [nameOf(origin), nameOf(destination)].filter((name) => name !== '').join(' → ');
      const carrier = (language === 'zh' ? carrierZh : carrierEn) ?? '';
      return { key: id, name: number, note: [carrier, lane].filter((part) => part !== '').join(' · ') };
    });
    return { total: results.length, rows: results };
  },
};

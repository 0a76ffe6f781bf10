import { readListing } from '@fairway/gateway/contract/listAddress';
import { carrierListing } from '@fairway/gateway/contract/listings/carriers';
import type { Finder } from '../area.ts';
import { carriersPage } from './store.ts';

const standard = readListing(carrierListing, new URLSearchParams());

/** Carriers by name, code or container prefix. */
export const carrierFinder: Finder = {
  kind: 'carrier',
  page: '/wikipedia/shippingDetail',
  async find({ db, keyword, language, now, limit }) {
    const { total, rows } = await carriersPage(db, { ...standard, keyword }, now);
    const results = rows
      .slice(0, limit)
      .map(({ code, nameZh, nameEn }) =>
        language === 'zh'
          ? { key: code, name: nameZh, note: `${code} · ${nameEn}` }
          : { key: code, name: nameEn, note: `${code} · ${nameZh}` },
      );
    return { total, rows: results };
  },
};

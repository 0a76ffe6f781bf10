import { readListing } from '@fairway/gateway/contract/listAddress';
import { hsListing } from '@fairway/gateway/contract/listings/hsCodes';
import type { Finder } from '../area.ts';
import { hsPage } from './store.ts';
import { codeOf } from './terms.ts';

const standard = readListing(hsListing, new URLSearchParams());

/** Goods of the Harmonized System by code or name. */
export const hsFinder: Finder = {
  kind: 'hsCode',
  page: '/logisticsTool/HScodeDetail',
  async find({ db, keyword, language, limit }) {
    const { total, rows, nearest } = await hsPage(db, { ...standard, keyword });
    // Among ports and ships, goods that are merely alike are in the way; a longer code is still meant.
    if (nearest && codeOf(keyword) === null) return { total: 0, rows: [] };
    const results = rows.slice(0, limit).map(({ code, nameZh, nameEn, headingZh }) => {
      // A subheading has no Chinese name: its heading's is shown with the English one.
      const name = language === 'zh' ? (nameZh ?? nameEn) : nameEn;
      const chineseHeading = language === 'zh' && nameZh === null ? headingZh : null;
      return { key: code, name, note: [code, chineseHeading].filter(Boolean).join(' · ') };
    });
    return { total, rows: results };
  },
};

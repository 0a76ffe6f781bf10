import { readListing } from '@fairway/gateway/contract/listAddress';
import { regulationListing } from '@fairway/gateway/contract/listings/regulations';
import type { Finder } from '../area.ts';
import { regulationsPage } from './store.ts';

const standard = readListing(regulationListing, new URLSearchParams());

/** Laws and conventions by title. */
export const regulationFinder: Finder = {
  kind: 'regulation',
  page: '/wikipedia/regulationDetail',
  async find({ db, keyword, language, limit }) {
    const { rows } = await regulationsPage(db, { ...standard, keyword });
    return rows.slice(0, limit).map(({ slug, titleZh, titleEn, version, adopted }) => {
      const [name, other] = language === 'zh' ? [titleZh, titleEn] : [titleEn, titleZh];
      return { key: slug, name, note: [version?.slice(0, 4) ?? adopted, other].filter(Boolean).join(' · ') };
    });
  },
};

import { readListing } from '@fairway/gateway/contract/listAddress';
import { articleListing, regulationListing } from '@fairway/gateway/contract/listings/regulations';
import type { Find, Finder } from '../area.ts';
import { articlesPage, regulationsPage } from './store.ts';

const standard = readListing(regulationListing, new URLSearchParams());

/** Laws and conventions by title. */
export const regulationFinder: Finder = {
  kind: 'regulation',
  page: '/wikipedia/regulationDetail',
  async find({ db, keyword, language, limit }) {
    const { total, rows } = await regulationsPage(db, { ...standard, keyword });
    const results = rows.slice(0, limit).map(({ slug, titleZh, titleEn, version, adopted }) => {
      const [name, other] = language === 'zh' ? [titleZh, titleEn] : [titleEn, titleZh];
      return { key: slug, name, note: [version?.slice(0, 4) ?? adopted, other].filter(Boolean).join(' · ') };
    });
    return { total, rows: results };
  },
};

const anyArticle = readListing(articleListing, new URLSearchParams());

/** Articles of laws by their words, each within the page of its law. */
export const findLawArticles: Find = async ({ db, keyword, language, limit }) => {
  const { total, rows } = await articlesPage(db, { ...anyArticle, keyword });
  const results = rows.slice(0, limit).map(({ slug, anchor, titleZh, titleEn, label, excerpt }) => ({
    key: slug,
    anchor,
    name: `${language === 'zh' ? titleZh : titleEn} ${label}`.trim(),
    note: excerpt,
  }));
  return { total, rows: results };
};

/** The same, for the global search. */
export const lawArticleFinder: Finder = {
  kind: 'lawArticle',
  page: '/wikipedia/regulationDetail',
  find: findLawArticles,
};

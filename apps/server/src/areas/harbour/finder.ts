import type { Finder } from '../area.ts';
import { allPortsLike } from './store.ts';

/** Ports by code or name. */
export const portFinder: Finder = {
  kind: 'port',
  page: '/wikipedia/harbourDetail',
  async find({ db, keyword, language, limit }) {
    const ports = await allPortsLike(db, keyword);
    const rows = ports
      .slice(0, limit)
      .map(({ code, nameZh, nameEn, countryZh, countryEn }) =>
        language === 'zh'
          ? { key: code, name: nameZh, note: `${code} · ${nameEn} · ${countryZh}` }
          : { key: code, name: nameEn, note: `${code} · ${nameZh} · ${countryEn}` },
      );
    return { total: ports.length, rows };
  },
};

import type { Screen } from '@fairway/site/pages';
import { describe, expect, it } from 'vitest';
import { routes } from './routes.ts';

const modules = import.meta.glob<Required<Pick<Screen, 'subject'>>>('./screens/*/*/subject.ts', {
  eager: true,
});
const exported = import.meta.glob<string>('./screens/*/*/route.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Returns the title for a screen's loaded data, in Chinese; words appear as their keys. */
function titleOf(screen: string, data: object): string | null {
  const module = modules[`./screens/${screen}/subject.ts`];
  if (!module) throw new Error(`The screen ${screen} has no subject.`);
  const args = {
    data,
    language: 'zh',
    t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
    nameOf: ({ nameZh }: { nameZh: string }) => nameZh,
  };
  return module.subject(args as never);
}

const shanghai = { code: 'CNSHA', nameZh: '上海', nameEn: 'Shanghai' };
const rotterdam = { code: 'NLRTM', nameZh: '鹿特丹', nameEn: 'Rotterdam' };
const law = { titleZh: '海商法', titleEn: 'Maritime Code', version: '1993-07-01' };

describe('the first part of a title', () => {
  it.each<[screen: string, data: object, name: string | null]>([
    ['news/newsDetail', { article: { title: '红海复航' } }, '红海复航'],
    ['encyclopedia/port', { detail: { port: shanghai } }, '上海港（CNSHA）'],
    [
      'encyclopedia/vessel',
      { detail: { vessel: { name: 'ORIENT', imo: '9074729' } } },
      'ORIENT（IMO 9074729）',
    ],
    ['encyclopedia/regulation', { detail: { regulation: law } }, '海商法（1993-07-01）'],
    ['encyclopedia/regulation', { detail: { regulation: { ...law, version: null } } }, '海商法'],
    [
      'tools/hsCodeDetail',
      { detail: { item: { code: '850760', nameZh: null, headingZh: '蓄电池', nameEn: 'Lithium-ion' } } },
      '850760 蓄电池',
    ],
    ['freight/results', { page: { origin: shanghai, destination: rotterdam } }, 'freight.title 上海 鹿特丹'],
    ['freight/results', { page: null }, null],
    ['freight/sailDetail', { detail: { sailing: { vessel: 'ORIENT', voyage: '084E' } } }, 'ORIENT 084E'],
    [
      'freight/sailDetail',
      { detail: null, closed: { lane: { origin: shanghai, destination: rotterdam } } },
      'freight.title 上海 鹿特丹',
    ],
    ['encyclopedia/portInfo', { region: {}, groups: [], countries: [] }, null],
    [
      'encyclopedia/portInfo',
      { region: { country: 'NL' }, groups: [], countries: [{ code: 'NL', nameZh: '荷兰', nameEn: '' }] },
      '荷兰',
    ],
    ['news/news', { query: { categoryId: 1 } }, 'newsItem.category.c1'],
    ['news/news', { query: {} }, null],
    ['tools/hsCode', { query: { keyword: '' } }, null],
  ])('of %s with %o is %s', (screen, data, name) => {
    expect(titleOf(screen, data)).toBe(name);
  });

  it.each(Object.keys(modules))('the screen beside %s exports it', (path) => {
    expect(exported[path.replace('subject.ts', 'route.tsx')]).toContain(
      "export { subject } from './subject.ts';",
    );
  });

  it('is never personal data: of members’ pages, only routes and sailings are named', () => {
    const named = routes.filter(({ auth, screen }) => auth && `./screens/${screen}/subject.ts` in modules);
    expect(named.map(({ screen }) => screen)).toEqual([
      'freight/sailDetail',
      'freight/routeChanges',
      'account/followInfo',
    ]);
    expect(modules).not.toHaveProperty('./screens/tools/cargoTracking/subject.ts');
  });
});

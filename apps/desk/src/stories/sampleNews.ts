import type { DeskArticle, NewsCase, NewsRevisionBrief } from '@fairway/gateway/contract/newsDesk';
import type { DeskDraft } from '@fairway/gateway/contract/newsDraft';
import type { StaffSelf } from '@fairway/gateway/contract/staffAuth';

const idOf = (number: number) => `019a0000-0000-7000-8000-0000000005${String(number).padStart(2, '0')}`;

/** An invented editor of the staff. */
export const editor: StaffSelf = {
  id: idOf(90),
  name: '林知微（示例）',
  email: 'desk.insurance@example.com',
  roles: ['editor'],
};

/** An invented article in the list of the office. */
function sampleRow(number: number, more: Partial<DeskArticle>): DeskArticle {
  return {
    id: idOf(number),
    categoryId: 1,
    standing: 'draft',
    titleZh: '洋山四期等泊降到 1.2 天，四周来最低',
    titleEn: 'Berth waits at Yangshan fall to 1.2 days, the shortest in four weeks',
    original: true,
    publishAt: null,
    savedAt: '2026-11-20T01:40:00.000Z',
    savedBy: editor.name,
    sample: false,
    ...more,
  };
}

export const deskArticles: readonly DeskArticle[] = [
  sampleRow(1, {}),
  sampleRow(2, {
    categoryId: 3,
    standing: 'scheduled',
    titleZh: '红海复航：三家船公司公布时间表',
    titleEn: 'Return to Suez: three carriers set dates',
    publishAt: '2026-11-21T01:00:00.000Z',
  }),
  sampleRow(3, {
    categoryId: 0,
    standing: 'out',
    original: false,
    titleZh: '海关总署：明年起部分商品申报要素调整',
    titleEn: '',
    publishAt: '2026-11-19T02:00:00.000Z',
    savedBy: null,
  }),
  sampleRow(4, {
    categoryId: 2,
    standing: 'withdrawn',
    titleZh: '新加坡低硫油一周回落 12 美元',
    titleEn: 'Singapore VLSFO gives back 12 dollars in a week',
    publishAt: '2026-11-17T02:00:00.000Z',
    sample: true,
  }),
];

export const sampleDraft: DeskDraft = {
  categoryId: 1,
  zh: {
    title: '洋山四期等泊降到 1.2 天，四周来最低',
    brief: '大风封航后的积压本周清完。',
    body: '上周大风封航两次，洋山四期的等泊一度到 **2.9 天**。\n\n## 怎么回事\n\n- 封航累计 31 小时\n- 夜间作业恢复',
  },
  en: {
    title: 'Berth waits at Yangshan fall to 1.2 days, the shortest in four weeks',
    brief: 'The backlog left by high winds was cleared this week.',
    body: 'High winds closed the port twice last week; waits reached **2.9 days**.\n\n## What happened\n\n- closed for 31 hours in all\n- night work is back',
  },
  original: true,
  sourceZh: '航道编辑部',
  sourceEn: 'Fairway newsroom',
  sourceUrl: null,
  picture: null,
  facts: [{ labelZh: '等泊', valueZh: '1.2 天', labelEn: 'Waiting', valueEn: '1.2 days' }],
  ports: ['CNSHA'],
  lanes: ['CNSHA-NLRTM'],
};

const revisions: readonly NewsRevisionBrief[] = [
  {
    revision: 2,
    at: '2026-11-20T01:40:00.000Z',
    by: '顾怀舟（示例）',
    state: 'published',
    publishAt: '2026-11-20T01:40:00.000Z',
  },
  { revision: 1, at: '2026-11-20T01:02:00.000Z', by: editor.name, state: 'draft', publishAt: null },
];

/** An article with a draft in progress; `more` overrides its fields. */
export function sampleNewsCase(more: Partial<NewsCase> = {}): NewsCase {
  return {
    id: idOf(1),
    draft: sampleDraft,
    standing: 'out',
    publishAt: '2026-11-20T01:40:00.000Z',
    revision: 2,
    takenFrom: null,
    revisions: [...revisions],
    ...more,
  };
}

/** Its revisions by their numbers. */
export function sampleRevision(revision: number) {
  const brief = revisions.find((each) => each.revision === revision) ?? revisions[0];
  if (!brief) throw new Error('there are revisions');
  const first = {
    ...sampleDraft,
    categoryId: 0 as const,
    zh: { ...sampleDraft.zh, brief: '', body: '上周大风封航两次，洋山四期的等泊一度到 2.9 天。' },
  };
  return { ...brief, draft: revision === 1 ? first : sampleDraft };
}

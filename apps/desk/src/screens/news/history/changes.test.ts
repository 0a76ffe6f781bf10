import type { DeskDraft } from '@fairway/gateway/contract/newsDraft';
import { expect, it } from 'vitest';
import { changesOf } from './changes.ts';

const nothing = { title: '', brief: '', body: '' };
const draft: DeskDraft = {
  categoryId: 0,
  zh: { title: '标题', brief: '', body: '一\n二\n三' },
  en: nothing,
  original: true,
  sourceZh: '航道',
  sourceEn: '',
  sourceUrl: null,
  picture: null,
  facts: [],
  ports: ['CNSHA'],
  lanes: [],
};
const says = {
  category: (id: number) => `c${id}`,
  kind: (original: boolean) => (original ? 'own' : 'theirs'),
};

it('shows the added and removed lines and the lines around them', () => {
  const after = { ...draft, zh: { ...draft.zh, body: '一\n二点五\n三\n四' } };
  expect(changesOf(draft, after, says)).toEqual([
    {
      field: 'bodyZh',
      pieces: [
        { what: 'same', text: '一' },
        { what: 'removed', text: '二' },
        { what: 'added', text: '二点五' },
        { what: 'same', text: '三' },
        { what: 'added', text: '四' },
      ],
    },
  ]);
});

it('shows the whole content of a first revision', () => {
  const fields = changesOf(null, draft, says).map(({ field }) => field);
  expect(fields).toEqual(['titleZh', 'bodyZh', 'categoryId', 'kind', 'sourceZh', 'places']);
});

it('shows nothing where nothing changed, and settings by their names', () => {
  expect(changesOf(draft, draft, says)).toEqual([]);
  expect(changesOf(draft, { ...draft, categoryId: 3, original: false }, says)).toEqual([
    {
      field: 'categoryId',
      pieces: [
        { what: 'removed', text: 'c0' },
        { what: 'added', text: 'c3' },
      ],
    },
    {
      field: 'kind',
      pieces: [
        { what: 'removed', text: 'own' },
        { what: 'added', text: 'theirs' },
      ],
    },
  ]);
});

import { expect, it } from 'vitest';
import { conditionsOf, draftOf, type WatchDraft } from './watchDraft.ts';

const draft = (part: Partial<WatchDraft>): WatchDraft => ({ ...draftOf(null), ...part });

it.each<[string, Partial<WatchDraft>, object]>([
  [
    'a limit in minor units',
    { kinds: ['totalUnder'], totalUnder: '2,450.50' },
    { conditions: [{ kind: 'totalUnder', limit: 245_050 }] },
  ],
  ['a limit of 0', { kinds: ['totalOver'], totalOver: '0' }, { problems: ['totalOver'] }],
  ['a limit that is no number', { kinds: ['totalOver'], totalOver: 'abc' }, { problems: ['totalOver'] }],
  [
    'a share',
    { kinds: ['totalMoved'], totalMoved: '10' },
    { conditions: [{ kind: 'totalMoved', percent: 10 }] },
  ],
  ['500 percent', { kinds: ['totalMoved'], totalMoved: '500' }, { problems: ['totalMoved'] }],
  ['half a percent', { kinds: ['totalMoved'], totalMoved: '0.5' }, { problems: ['totalMoved'] }],
  ['nothing chosen', { kinds: [] }, { problems: ['none'] }],
  [
    'a text of a condition that is not chosen',
    { kinds: ['cutOffMoved'], totalOver: 'abc' },
    { conditions: [{ kind: 'cutOffMoved' }] },
  ],
])('%s', (_, part, outcome) => {
  expect(conditionsOf(draft(part))).toEqual(outcome);
});

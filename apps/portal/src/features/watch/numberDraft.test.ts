import { sampleNumberWatch } from '@fairway/gateway/mock';
import { expect, it } from 'vitest';
import { type NumberDraft, numberConditionsOf, numberDraftOf } from './numberDraft.ts';

const draft = (part: Partial<NumberDraft>): NumberDraft => ({ ...numberDraftOf(null), ...part });

it.each<[string, Partial<NumberDraft>, object]>([
  [
    'days',
    { kinds: ['arrivalMoved'], arrivalMoved: ' 2 ' },
    { conditions: [{ kind: 'arrivalMoved', days: 2 }] },
  ],
  ['61 days', { kinds: ['noMovement'], noMovement: '61' }, { problems: ['noMovement'] }],
  ['half a day', { kinds: ['freeTimeEnds'], freeTimeEnds: '0.5' }, { problems: ['freeTimeEnds'] }],
  ['nothing chosen', { kinds: [] }, { problems: ['none'] }],
  [
    'a text of a condition that is not chosen',
    { kinds: ['discharged'], noMovement: 'abc' },
    { conditions: [{ kind: 'discharged' }] },
  ],
])('%s', (_, part, outcome) => {
  expect(numberConditionsOf(draft(part))).toEqual(outcome);
});

it('a watch that is edited keeps its conditions', () => {
  const watch = sampleNumberWatch();
  expect(numberConditionsOf(numberDraftOf(watch))).toEqual({ conditions: watch.conditions });
});

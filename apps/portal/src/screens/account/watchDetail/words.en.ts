import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Watch';

export const words: Translated<typeof zh> = {
  watchDetail: {
    all: 'All watches',
    conditions: 'Conditions',
    delivery: 'Notified by',
    added: 'Added',
    pause: 'Pause',
    resume: 'Resume',
    paused: 'The watch is paused. Changes during the pause are not reported later.',
    resumed: 'The watch is active again.',
    edit: 'Edit',
    remove: 'Delete',
    removeTitle: 'Delete this watch?',
    removeText: 'Its history is deleted too.',
    removed: 'The watch was deleted.',
    history: 'History',
    historyNote: 'The last 100 reports, the newest first.',
    none: 'Nothing reported yet',
    noneText: 'We check after the next import of schedules and prices.',
    noneOfNumber: 'We check when the carrier reports something.',
    proof: 'See the change',
  },
};

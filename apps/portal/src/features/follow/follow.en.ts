import type { Translated } from '@fairway/site';
import type { follow as zh } from './follow.zh.ts';

/** English texts for following a lane, used by every page with lanes. */
export const follow: Translated<typeof zh> = {
  follow: 'Follow route',
  followed: 'Following',
  followedToast: 'You now follow {{lane}}. See its prices under “Following”.',
  removedToast: 'You no longer follow {{lane}}.',
  undo: 'Undo',
  lane: '{{origin}} → {{destination}}',
  moved: { up: '▲ up {{amount}}', down: '▼ down {{amount}}', same: 'unchanged' },
  unmoved: '—',
  against: 'on last week',
};

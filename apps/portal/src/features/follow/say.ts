import type { Translation } from '@fairway/site';
import type { CommonWords } from '../../language/words.ts';
import type { follow } from './follow.zh.ts';

/** Words of following, which every page with a follow button has among its own. */
export interface FollowWords {
  readonly follow: typeof follow;
}

/** The translation functions that a page with lanes to follow needs. */
export type FollowSpoken = Pick<
  Translation<FollowWords & CommonWords>,
  't' | 'format' | 'language' | 'nameOf'
>;

import { legacy } from '@fairway/gateway/contract/legacy';
import { type Route, readByPost } from '../../http/answer.ts';

/** The shop does not exist any more: each call refuses every request. */
export const routes: readonly Route[] = [
  readByPost(legacy.register, 'old sites send it, and it does nothing', ({ refuse }) =>
    refuse('noLongerOffered'),
  ),
  readByPost(legacy.findUserName, 'old sites send it, and it does nothing', ({ refuse }) =>
    refuse('noLongerOffered'),
  ),
  readByPost(legacy.deleteCollect, 'old sites send it, and it does nothing', ({ refuse }) =>
    refuse('noLongerOffered'),
  ),
];

import { legacy } from '@fairway/gateway/contract/legacy';
import { type Route, readByPost } from '../../http/answer.ts';

/** There is no shop behind these calls: each refuses, whatever it is sent. */
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

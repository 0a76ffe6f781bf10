import { legacy } from '@fairway/gateway/contract/legacy';
import { answer, type Route } from '../../http/answer.ts';

/** There is no shop behind them: each says so, whatever it is sent. */
export const routes: readonly Route[] = [
  answer(legacy.register, ({ refuse }) => refuse('noLongerOffered')),
  answer(legacy.findUserName, ({ refuse }) => refuse('noLongerOffered')),
  answer(legacy.deleteCollect, ({ refuse }) => refuse('noLongerOffered')),
];

import * as trade from '@fairway/trade';
import * as v from 'valibot';
import { call } from './call.ts';
import { id, nothing } from './shapes.ts';
import { yesNo } from './user.ts';

const typed = (rule: trade.Validator) => v.pipe(v.string(), trade.follows(trade.required, rule));
const userName = typed(trade.shopUsername);

/**
 * Calls of the former shop (specification, point 7, unused): the portal sends none of them, and the server refuses each
 * with `noLongerOffered`. Sites that still use the shop's parts may implement them on their own server.
 */
export const legacy = {
  register: call({
    method: 'POST',
    path: '/api/users/register',
    summary: 'Registered a shop account.',
    caller: 'visitor',
    deprecated: true,
    body: v.strictObject({
      userName,
      password: typed(trade.shopPassword),
      code: typed(trade.registerVerifyCode),
    }),
    data: nothing,
    refusals: ['noLongerOffered'],
  }),
  findUserName: call({
    method: 'POST',
    path: '/api/users/findUserName',
    summary: 'Told whether a shop account name was taken: 1 yes, 0 no.',
    caller: 'visitor',
    deprecated: true,
    body: v.strictObject({ userName }),
    data: yesNo,
    refusals: ['noLongerOffered'],
  }),
  deleteCollect: call({
    method: 'POST',
    path: '/api/user/collect/deleteCollect',
    summary: 'Took an article out of the shop collect list.',
    caller: 'member',
    deprecated: true,
    body: v.strictObject({ id }),
    data: nothing,
    refusals: ['noLongerOffered'],
  }),
} as const;

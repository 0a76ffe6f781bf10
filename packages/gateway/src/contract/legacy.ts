import * as v from 'valibot';
import { call } from './call.ts';
import { id, nothing } from './shapes.ts';
import { yesNo } from './user.ts';

/** Specification point 5: starts with a letter, 5 to 16 of letters, digits, underscore. */
const userName = v.pipe(v.string(), v.regex(/^[A-Za-z]\w{4,15}$/));

/** Calls of the former shop. Sites that still carry its parts can be served; the portal sends none of them. */
export const legacy = {
  register: call({
    method: 'POST',
    path: '/api/users/register',
    summary: 'Registered a shop account.',
    caller: 'visitor',
    deprecated: true,
    body: v.strictObject({
      userName,
      password: v.pipe(v.string(), v.regex(/^[A-Za-z]\w{5,17}$/)),
      code: v.pipe(v.string(), v.regex(/^\d{5}$/)),
    }),
    data: nothing,
  }),
  findUserName: call({
    method: 'POST',
    path: '/api/users/findUserName',
    summary: 'Told whether a shop account name was taken: 1 yes, 0 no.',
    caller: 'visitor',
    deprecated: true,
    body: v.strictObject({ userName }),
    data: yesNo,
  }),
  deleteCollect: call({
    method: 'POST',
    path: '/api/user/collect/deleteCollect',
    summary: 'Took an article out of the shop collect list.',
    caller: 'member',
    deprecated: true,
    body: v.strictObject({ id }),
    data: nothing,
  }),
} as const;

import * as v from 'valibot';
import { atLeastOne } from '../validators/choices/atLeastOne.ts';
import { initialPassword } from '../validators/password.ts';
import { subAccountUsername } from '../validators/subAccountUsername.ts';
import { follows } from '../validators/valibot.ts';
import { must, typedTwice } from './parts.ts';

/** A seat: the sub-account's username and first password, typed twice, and its permissions (spec 5). */
export const seatAllocation = v.pipe(
  v.object({
    username: must(subAccountUsername),
    password: must(initialPassword),
    again: must(),
    resourceIds: v.pipe(v.array(v.string()), follows(atLeastOne)),
  }),
  typedTwice(),
);

import * as v from 'valibot';
import { atLeastOne } from '../choices/atLeastOne.ts';
import { initialPassword } from '../password.ts';
import { subAccountUsername } from '../subAccountUsername.ts';
import { follows } from '../valibot.ts';
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

import * as v from 'valibot';
import { atLeastOne } from '../choices/atLeastOne.ts';
import { confirmation } from '../confirmation.ts';
import { initialPassword } from '../password.ts';
import { required } from '../required.ts';
import { subAccountUsername } from '../subAccountUsername.ts';
import { follows } from '../valibot.ts';
import { at } from './parts.ts';

/** A seat: the sub-account's username and first password, typed twice, and its permissions (spec 5). */
export const seatAllocation = v.pipe(
  v.object({
    username: v.pipe(v.string(), follows(required, subAccountUsername)),
    password: v.pipe(v.string(), follows(required, initialPassword)),
    again: v.string(),
    resourceIds: v.pipe(v.array(v.string()), follows<string[]>(atLeastOne)),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    const broken = required(value.again) ?? confirmation(value.password)(value.again);
    if (broken) addIssue(at('again', value, broken));
  }),
);

import { expect, test } from 'vitest';
import { trackable } from './trackable.ts';

test.each([
  ['CSNU6218474', 'CSNU6218474', true],
  ['csnu 621847 4', 'CSNU6218474', true],
  ['COSU6391457720', 'COSU6391457720', true],
  ['6391457720', '6391457720', false],
])('%s can be tracked as %s', (typed, number, sure) => {
  expect(trackable(typed)).toEqual({ number, sure });
});

test.each(['CSNU6218475', 'CSNU', '8418', '9893890', 'shanghai', '鹿特丹', 'EVER ACE 2', ''])(
  '%j is no number of cargo',
  (typed) => expect(trackable(typed)).toBeNull(),
);

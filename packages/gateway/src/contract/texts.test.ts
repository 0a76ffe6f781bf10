import { expect, test } from 'vitest';
import type { CodeName } from './codes.ts';
import { codes } from './codes.ts';
import { textOf } from './texts.ts';

const names = Object.keys(codes) as CodeName[];

test.each(names)('%s has a sentence in both languages', (name) => {
  expect(textOf(name, 'zh')).toMatch(/\p{Script=Han}/u);
  expect(textOf(name, 'en')).toMatch(/^[\x20-\x7e]+$/);
  expect(textOf(name, 'zh', { seconds: 42 })).not.toMatch(/undefined|NaN/);
  expect(textOf(name, 'en')).not.toMatch(/undefined|NaN/);
});

test.each([
  ['sessionExpired', 'Your session has expired. Please log in again to continue'],
  ['serverFault', 'Oops! Something went wrong'],
  ['serverAway', 'Service is being upgraded. Please try again later'],
  ['pictureTypeRefused', 'Only JPG, JPEG or PNG'],
  ['pictureTooLarge', 'Maximum 10M'],
  ['phoneBound', 'Phone number has been bound'],
  ['emailBound', 'The email has been bound'],
  ['staffBound', 'This staff has been bound by another account'],
  ['memberLimitReached', 'The current number of members has reached the upper limit'],
  ['membersFull', 'members are full, unable to add'],
  ['subAccountAdded', 'This Sub account had been added to this service package already'],
  ['seatsShort', 'Not enough seats available for allocation'],
  ['routeSubscribed', 'Current route subscribed'],
  ['orderNotFound', 'Wrong order number, please check and search again'],
  ['payQrExpired', 'QR code is invalid, please click to get it again'],
  ['accountNotFound', 'The account number does not exist'],
  ['phoneUnchanged', 'Current phone num is using, change a new one'],
  ['emailUnchanged', 'Current email address is using, change a new one'],
  ['routeNotForSale', 'The product you currently selected has been removed from the shelf'],
  ['routeNotAllowed', 'You do not have the right to subscribe to the airline'],
  ['noData', 'No data found'],
  ['passwordLoginUnsupported', 'This account does not support password login, please change login method'],
] as const)('%s reads word for word as the specification fixes it', (name, text) => {
  expect(textOf(name, 'en')).toBe(text);
});

test('the message of a limit contains the waiting time, in a suitable unit', () => {
  expect(textOf('sendTooSoon', 'en', { seconds: 1 })).toBe(
    'A code was just sent. You can ask for another in 1 second.',
  );
  expect(textOf('tooManyRequests', 'en', { seconds: 119.2 })).toBe(
    'Too many requests. Try again in 2 minutes.',
  );
  expect(textOf('tooManyRequests', 'zh', { seconds: 601 })).toBe('操作过于频繁，请 11 分钟后再试。');
  expect(textOf('sendTooMany', 'zh', { seconds: 7201 })).toBe('获取验证码次数过多，请 3 小时后再试。');
  expect(textOf('tooManyRequests', 'en')).toBe('Too many requests. Try again a little later.');
});

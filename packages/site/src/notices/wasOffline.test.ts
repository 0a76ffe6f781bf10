import { expect, it } from 'vitest';
import { watchConnection } from './wasOffline.ts';

it('a line that is lost once stays remembered when it is back', () => {
  const browser = new EventTarget();
  const lost = watchConnection(browser);
  expect(lost()).toBe(false);
  browser.dispatchEvent(new Event('offline'));
  browser.dispatchEvent(new Event('online'));
  expect(lost()).toBe(true);
});

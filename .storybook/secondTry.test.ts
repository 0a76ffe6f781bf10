import { expect, test, vi } from 'vitest';
import { withSecondTry } from './secondTry.ts';

const never = () => new Promise<never>(() => {});

test('a request that is answered is made once', async () => {
  const request = vi.fn(async () => 'picture');
  const recover = vi.fn(async () => {});
  await expect(withSecondTry('a screenshot', request, recover)).resolves.toBe('picture');
  expect(request).toHaveBeenCalledOnce();
  expect(recover).not.toHaveBeenCalled();
});

test('a request that is never answered is made again once the page has recovered', async () => {
  let isDrawn = false;
  const request = () => (isDrawn ? Promise.resolve('picture') : never());
  const recover = async () => {
    isDrawn = true;
  };
  await expect(withSecondTry('a screenshot', request, recover, 1)).resolves.toBe('picture');
});

test('a second silence is an error that names the request', async () => {
  await expect(withSecondTry('a screenshot', never, async () => {}, 1)).rejects.toThrow(
    'a screenshot did not come within 0.002 s, also after a second try',
  );
});

test('an error of the request is its own', async () => {
  const refused = () => Promise.reject(new Error('the page is closed'));
  await expect(withSecondTry('a screenshot', refused, async () => {})).rejects.toThrow('the page is closed');
});

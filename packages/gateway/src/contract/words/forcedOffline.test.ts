import { expect, test } from 'vitest';
import { textOf } from '../texts.ts';

const at = '2026-11-20T09:05:00.000Z';

test('a device that was logged out reads when and by what kind of device, in Beijing time', () => {
  expect(textOf('sessionForcedOffline', 'en', { at, device: 'phone' })).toContain(
    'on another phone at 20 Nov 2026, 17:05 (Beijing time), so this one was logged out',
  );
  expect(textOf('sessionForcedOffline', 'zh', { at, device: 'computer' })).toContain(
    '于 2026年11月20日 17:05（北京时间）在另一台电脑登录',
  );
  expect(textOf('sessionForcedOffline', 'en', { at, device: 'unknown' })).toContain('on another device at');
});

test('without the parameters it still states the event', () => {
  expect(textOf('sessionForcedOffline', 'zh')).toContain('您的账号已在其他设备登录，本设备已下线');
  expect(textOf('sessionForcedOffline', 'en')).toContain('logged in on another device, so');
});

import { expect, test } from 'vitest';
import { deviceName } from './deviceName.ts';

const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${desk} Chrome/140.0.0.0 Safari/537.36`, 'chrome', 'windows'],
  [`${desk} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'edge', 'windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) Version/17.5 Safari/605.1.15', 'safari', 'macos'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox', 'linux'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140.0 Mobile Safari/604.1', 'chrome', 'ios'],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/130 Mobile MicroMessenger/8.0.50', 'wechat', 'android'],
  ['Mozilla/5.0 (Phone; OpenHarmony 5.0) ArkWeb/4.1 Mobile', 'other', 'harmony'],
  ['curl/8.5.0', 'other', 'other'],
  [undefined, 'other', 'other'],
])('%s is %s on %s', (agent, browser, system) => {
  expect(deviceName(agent)).toEqual({ browser, system });
});

import type { deviceBrowsers, deviceSystems } from '@fairway/gateway/contract/listings/loginLog';
import { cutText } from '@fairway/trade';

export type Browser = (typeof deviceBrowsers)[number];
export type System = (typeof deviceSystems)[number];

/** Order matters: most browsers also name those they descend from. */
const browsers: readonly (readonly [RegExp, Browser])[] = [
  [/MicroMessenger/, 'wechat'],
  [/Edg(e|A|iOS)?\//, 'edge'],
  [/Firefox\/|FxiOS/, 'firefox'],
  [/OPR\/|SamsungBrowser|YaBrowser/, 'other'],
  [/Chrome\/|CriOS/, 'chrome'],
  [/Safari\//, 'safari'],
];

const systems: readonly (readonly [RegExp, System])[] = [
  [/HarmonyOS|OpenHarmony/, 'harmony'],
  [/Android/, 'android'],
  [/iPhone|iPad|iPod/, 'ios'],
  [/Windows/, 'windows'],
  [/Macintosh|Mac OS X/, 'macos'],
  [/Linux|X11|CrOS/, 'linux'],
];

/** Returns the browser and system of a user agent. Shown only to the owner of the device, who recognizes it. */
export function deviceName(userAgent: string | undefined): {
  readonly browser: Browser;
  readonly system: System;
} {
  const agent = cutText(userAgent ?? '', 500);
  const browser = browsers.find(([pattern]) => pattern.test(agent))?.[1] ?? 'other';
  const system = systems.find(([pattern]) => pattern.test(agent))?.[1] ?? 'other';
  return { browser, system };
}

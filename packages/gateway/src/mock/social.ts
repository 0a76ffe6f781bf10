import type { HttpHandler } from 'msw';
import type { SocialScan } from '../contract/auth.ts';
import { auth } from '../contract/auth.ts';
import { mock, refuse } from './mock.ts';
import { sampleSession } from './samples/people.ts';

/** Events on a phone while a page shows a QR of the social app. */
export interface PlayedPhone {
  scan(): void;
  confirm(): void;
  refuse(): void;
  /** Expires the code; another can be requested. */
  expire(): void;
}

export interface MockSocialOptions {
  /** Whether the social account has an account here; if not, a phone is to be bound. */
  readonly known?: boolean;
  /** False if the social app only shows its own QR code. */
  readonly scannable?: boolean;
  readonly now?: () => Date;
}

/** Creates a social login in the memory of a story or a test: its calls use it, and `phone` plays the other side. */
export function mockSocialLogin({
  known = true,
  scannable = true,
  now = () => new Date(),
}: MockSocialOptions = {}) {
  let scan: SocialScan = 'waiting';
  let codes = 0;
  const state = () => `sample-state-${codes}`;

  const handlers: HttpHandler[] = [
    mock(auth.weixinQrLogin, () => {
      codes += 1;
      scan = 'waiting';
      return {
        url: 'https://social.example/login',
        scanUrl: scannable ? `https://fairway.example/s/${codes}` : null,
        state: state(),
        expiresAt: new Date(now().getTime() + 300_000).toISOString(),
      };
    }),
    mock(auth.weixinQrStatus, ({ query }) => {
      const scanState: SocialScan = query.state === state() ? scan : 'expired';
      return { scan: scanState, wxcode: scanState === 'confirmed' ? 'sample-wxcode' : null };
    }),
    mock(auth.weixinLogin, () => {
      if (!known) return refuse('socialLoginPending');
      const { token: value, expiresAt } = sampleSession();
      return { value, expiresAt };
    }),
    mock(auth.bindPhonePcWeixinLogin, () => sampleSession()),
  ];

  const move = (to: SocialScan) => {
    if (scan === 'waiting' || scan === 'scanned') scan = to;
  };
  const phone: PlayedPhone = {
    scan: () => move('scanned'),
    confirm: () => move('confirmed'),
    refuse: () => move('refused'),
    expire: () => move('expired'),
  };
  return { handlers, phone };
}

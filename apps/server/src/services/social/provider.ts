/** Where the social app asks: in the browser that logs in, or on the phone that scanned its QR. */
export const doors = ['browser', 'phone'] as const;
export type Door = (typeof doors)[number];

/** The social app could not be asked, or refused the code. Carries its error's number, never a code or an id. */
export class SocialFailed extends Error {
  override readonly name = 'SocialFailed';
}

/** A social app that people log in with: the sandbox's, or WeChat. */
export interface SocialProvider {
  /** The social app's page that asks a person to confirm; null where it offers none for this door. */
  address(door: Door, state: string, returnUrl: string): string | null;
  /** The confirmed account, by the code that came back through the redirect. Throws {@link SocialFailed}. */
  identify(door: Door, code: string): Promise<string>;
}

/** Where the social app leads back to. */
export const returnPaths: Readonly<Record<Door, string>> = {
  browser: '/social/weixin/browser',
  phone: '/social/weixin/phone',
};

/** What the QR opens, before its code: it tells that somebody scanned, and leads on to the social app. Short, to be typed. */
export const scanPath = '/s/';

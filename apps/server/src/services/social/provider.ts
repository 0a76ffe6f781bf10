/** The place of the confirmation: in the browser that logs in, or on the phone that scanned its QR. */
export const doors = ['browser', 'phone'] as const;
export type Door = (typeof doors)[number];

/** The social app could not be reached, or refused the code. Contains its error's number, never a code or an id. */
export class SocialFailed extends Error {
  override readonly name = 'SocialFailed';
}

/** A social app that people log in with: the sandbox's, or WeChat. */
export interface SocialProvider {
  /** Returns the address of the social app's confirmation page; null if it has none for this door. */
  address(door: Door, state: string, returnUrl: string): string | null;
  /** The confirmed account, by the code that came back through the redirect. Throws {@link SocialFailed}. */
  identify(door: Door, code: string): Promise<string>;
}

/** The paths to which the social app redirects. */
export const returnPaths: Readonly<Record<Door, string>> = {
  browser: '/social/weixin/browser',
  phone: '/social/weixin/phone',
};

/** The path of the QR, before its code: it records the scan, and redirects to the social app. Short, to be typed. */
export const scanPath = '/s/';

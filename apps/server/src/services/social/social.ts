import type { Config } from '../../config.ts';
import { type Door, returnPaths, type SocialProvider, scanPath } from './provider.ts';
import { type SandboxSocialParts, sandboxSocial } from './sandboxSocial.ts';
import { weixin } from './weixin.ts';

/** The social app that the settings switch on, and this site's own addresses around it. */
export interface Social {
  readonly identify: SocialProvider['identify'];
  /** Returns the address of the social app's confirmation page; null if it has none for this door. */
  address(door: Door, state: string): string | null;
  /** Returns the content of a QR for the phone; null where the social app only shows its own. */
  scanUrl(scanCode: string): string | null;
  /** Returns the public URL of this server. */
  publicUrl(): string;
}

/** Null where the settings switch it off. */
export function createSocial(config: Pick<Config, 'social'>, sandbox: SandboxSocialParts): Social | null {
  if (config.social.service === 'off') return null;
  const { publicUrl } = sandbox;
  const provider = config.social.service === 'weixin' ? weixin(config.social) : sandboxSocial(sandbox);
  const address = (door: Door, state: string) =>
    provider.address(door, state, `${publicUrl()}${returnPaths[door]}`);
  return {
    identify: (door, code) => provider.identify(door, code),
    address,
    scanUrl: (scanCode) => address('phone', '') && `${publicUrl()}${scanPath}${scanCode}`,
    publicUrl,
  };
}

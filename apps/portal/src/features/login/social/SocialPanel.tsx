import { QrCode, QrPanel } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import type { words } from '../words.zh.ts';
import type { CurrentScan } from './useSocialLogin.ts';

export interface SocialPanelProps {
  shown: CurrentScan;
  /** Requests a new code. */
  onRefresh: () => void;
}

/** The code to scan, with the ways in for who cannot: its address on a phone, or the social app in this browser. */
export function SocialPanel({ shown: { state, scanUrl, url }, onRefresh }: SocialPanelProps) {
  const { t } = useWords<typeof words>();
  return (
    <>
      <QrPanel state={state} onRefresh={onRefresh} alternative={{ href: scanUrl }}>
        <QrCode value={scanUrl} label={t('login.social.qr')} />
      </QrPanel>
      {/* Not a page of the portal, though it may be on the same site. */}
      {state === 'waiting' ? <a href={url}>{t('login.social.inBrowser')}</a> : null}
    </>
  );
}

import type { OpenDevice } from '@fairway/gateway/contract/security';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

const accounts = { 1: 'company', 2: 'sub', 3: 'personal' } as const;

type Device = Pick<OpenDevice, 'deviceKind' | 'browser' | 'system' | 'network'>;

/** Returns the name of a device, and of its network. */
export function useDeviceName() {
  const { t } = useWords<typeof words>();
  return {
    /** `Chrome · Windows`; the kind of device where neither is known. */
    nameOf({ browser, system, deviceKind }: Device): string {
      const known = [
        ...(browser === 'other' ? [] : [t(`security.browserOf.${browser}`)]),
        ...(system === 'other' ? [] : [t(`security.systemOf.${system}`)]),
      ];
      return known.length > 0 ? known.join(' · ') : t(`security.kindOf.${deviceKind}`);
    },
    accountOf: ({ accountType }: Pick<OpenDevice, 'accountType'>): string =>
      t(`security.accountOf.${accounts[accountType]}`),
    networkOf: ({ network }: Device): string | null =>
      network === 'local' ? t('security.localNetwork') : network,
  };
}

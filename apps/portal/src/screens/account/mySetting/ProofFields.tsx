import type { Profile } from '@fairway/gateway/contract/user';
import { Segmented } from '@fairway/ui';
import { OwnCode, type OwnPurpose } from '../../../features/account/OwnCode.tsx';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

export type ProofWay = 'phone' | 'email';

/** Contacts that a code can be sent to. */
export function waysOf(profile: Pick<Profile, ProofWay>): ProofWay[] {
  return (['phone', 'email'] as const).filter((kind) => profile[kind] !== null);
}

export interface ProofFieldsProps {
  profile: Profile;
  by: ProofWay;
  onBy: (by: ProofWay) => void;
  purpose: OwnPurpose;
}

/** Which contact gets the code, and the code. */
export function ProofFields({ profile, by, onBy, purpose }: ProofFieldsProps) {
  const { t } = useWords<typeof words>();
  const ways = waysOf(profile);
  return (
    <>
      {ways.length > 1 ? (
        <Segmented
          label={t('mySetting.proveBy')}
          size="small"
          options={ways.map((value) => ({ value, label: t(`mySetting.by.${value}`) }))}
          value={by}
          onChange={onBy}
        />
      ) : null}
      <OwnCode
        key={by}
        kind={by}
        purpose={purpose}
        target={by}
        hint={t('mySetting.sentTo', { to: profile[by] ?? '' })}
      />
    </>
  );
}

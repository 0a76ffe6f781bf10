import { RouterLink } from '@fairway/site';
import { useWords } from '../../language/words.ts';
import { agreementAddress } from '../../screens/about/agreement/address.ts';
import type { words } from './words.zh.ts';

/** The consent that is required before an account is created, with links to both texts. */
export function AgreeText() {
  const { t } = useWords<typeof words>();
  return (
    <>
      {t('login.agreeText')}
      <RouterLink href={agreementAddress({ type: 'service' })} target="_blank">
        {t('login.agreement')}
      </RouterLink>
      {t('login.agreeAnd')}
      <RouterLink href={agreementAddress({ type: 'privacy' })} target="_blank">
        {t('login.privacy')}
      </RouterLink>
      {t('login.agreeEnd')}
    </>
  );
}

import { ButtonLink } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { sailDetailAddress } from '../sailDetail/address.ts';
import * as styles from './FreightScreen.css.ts';
import type { words } from './words.zh.ts';

/** The benefits of subscribing to the route for a member; a sailing's page offers the trial or the subscription. */
export function SubscribeHint({ id }: { id: string | null }) {
  const { t } = useWords<typeof words>();
  if (id === null) return null;
  return (
    <div className={styles.loginHint}>
      <span>{t('freight.subscribePrompt')}</span>
      <ButtonLink size="small" tone="brand" href={sailDetailAddress({ id })}>
        {t('freight.subscribe')}
      </ButtonLink>
    </div>
  );
}

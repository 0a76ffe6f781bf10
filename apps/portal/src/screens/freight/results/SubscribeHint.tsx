import { ButtonLink } from '@fairway/ui';
import { useMay } from '../../../features/reader/reader.ts';
import { useWords } from '../../../language/words.ts';
import { sailDetailAddress } from '../sailDetail/address.ts';
import * as styles from './FreightScreen.css.ts';
import type { words } from './words.zh.ts';

/**
 * The benefits of subscribing to the route for a member; a sailing's page offers the trial or the subscription. A
 * sub-account requests the route from its administrator.
 */
export function SubscribeHint({ id }: { id: string | null }) {
  const { t } = useWords<typeof words>();
  const mayBuy = useMay('order:buy');
  if (id === null) return null;
  return (
    <div className={styles.loginHint}>
      <span>{t(mayBuy ? 'freight.subscribePrompt' : 'freight.askAdmin')}</span>
      {mayBuy ? (
        <ButtonLink size="small" tone="brand" href={sailDetailAddress({ id })}>
          {t('freight.subscribe')}
        </ButtonLink>
      ) : null}
    </div>
  );
}

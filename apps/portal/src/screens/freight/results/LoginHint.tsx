import { useAddress, withLogin } from '@fairway/site';
import { Button } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import * as styles from './FreightScreen.css.ts';
import type { words } from './words.zh.ts';

/** The benefits of logging in for a visitor. */
export function LoginHint() {
  const { t } = useWords<typeof words>();
  const { current, navigate } = useAddress();
  return (
    <div className={styles.loginHint}>
      <span>{t('freight.loginPrompt')}</span>
      <Button
        size="small"
        tone="brand"
        onClick={() => void navigate(withLogin(current()), { preventScrollReset: true })}
      >
        {t('header.login')}
      </Button>
    </div>
  );
}

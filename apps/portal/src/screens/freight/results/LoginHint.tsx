import { useAddress, withLogin } from '@fairway/site';
import { Button } from '@fairway/ui';
import { useLocation } from 'react-router-dom';
import { useWords } from '../../../language/words.ts';
import * as styles from './FreightScreen.css.ts';
import type { words } from './words.zh.ts';

/** The benefits of logging in for a visitor. */
export function LoginHint() {
  const { t } = useWords<typeof words>();
  const { navigate } = useAddress();
  const { pathname, search } = useLocation();
  return (
    <div className={styles.loginHint}>
      <span>{t('freight.loginPrompt')}</span>
      <Button
        size="small"
        tone="brand"
        onClick={() => void navigate(withLogin(pathname + search), { preventScrollReset: true })}
      >
        {t('header.login')}
      </Button>
    </div>
  );
}

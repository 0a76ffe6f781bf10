import { FormsProvider } from '@fairway/forms';
import { useFormWords, withLogin } from '@fairway/site';
import { Content } from '@fairway/ui';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { BindPhoneForm } from './BindPhoneForm.tsx';
import * as styles from './BindPhoneScreen.css.ts';
import { useWords } from './words.ts';

/** Where a social account that nobody has yet is bound to a phone, and logged in. */
export function BindPhoneScreen() {
  const { t } = useWords();
  return (
    <Content className={styles.page}>
      <section className={styles.card} aria-labelledby="bind-phone">
        <div className={styles.head}>
          <h1 id="bind-phone" className={styles.title}>
            {t('bindPhone.title')}
          </h1>
          <p className={styles.lead}>{t('bindPhone.lead')}</p>
        </div>
        <Suspense>
          <Worded />
        </Suspense>
        <Link to={withLogin('/')}>{t('bindPhone.otherWay')}</Link>
      </section>
    </Content>
  );
}

function Worded() {
  return (
    <FormsProvider messages={useFormWords()}>
      <BindPhoneForm />
    </FormsProvider>
  );
}

import { FormsProvider } from '@fairway/forms';
import { RouterLink, useFormWords, withLogin } from '@fairway/site';
import { Card, Content, PageHead, Stack } from '@fairway/ui';
import { Suspense } from 'react';
import { centred } from '../../../features/login/centred.css.ts';
import { useWords } from '../../../language/words.ts';
import { BindPhoneForm } from './BindPhoneForm.tsx';
import * as styles from './BindPhoneScreen.css.ts';
import type { words } from './words.zh.ts';

/** Binds a new social account to a phone, and logs it in. */
function BindPhoneScreen() {
  const { t } = useWords<typeof words>();
  return (
    <Content className={centred}>
      <Card as="section" className={styles.card} aria-labelledby="bind-phone">
        <Stack gap="xl">
          <PageHead title={t('bindPhone.title')} titleId="bind-phone" lead={t('bindPhone.lead')} />
          <Suspense>
            <Worded />
          </Suspense>
          <RouterLink href={withLogin('/')}>{t('bindPhone.otherWay')}</RouterLink>
        </Stack>
      </Card>
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

export { BindPhoneScreen as Component };

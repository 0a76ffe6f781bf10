import { RouterLink, useLoaded, usePendingQuery, withLogin } from '@fairway/site';
import { Card, Content, PageHead, Segmented, Stack, Text } from '@fairway/ui';
import { WithForms } from '../../../features/account/WithForms.tsx';
import { centred } from '../../../features/login/centred.css.ts';
import { useWords } from '../../../language/words.ts';
import { forgetPasswordAddress, portalIn } from './address.ts';
import { ForgetPasswordForm } from './ForgetPasswordForm.tsx';
import * as styles from './ForgetPasswordScreen.css.ts';
import type { loader } from './loader.ts';
import type { words } from './words.zh.ts';

/** Resets a forgotten password, of the personal or the company account. */
function ForgetPasswordScreen() {
  const { t } = useWords<typeof words>();
  const { portal } = useLoaded<typeof loader>();
  const { pendingQuery, navigate } = usePendingQuery();
  const portalInAddress = pendingQuery ? portalIn(pendingQuery) : portal;
  return (
    <Content className={centred}>
      <Card as="section" className={styles.card} aria-labelledby="forget-password">
        <Stack gap="xl">
          <PageHead title={t('forget.title')} titleId="forget-password" lead={t('forget.lead')} />
          <Segmented
            label={t('forget.portal')}
            block
            options={[
              { value: '1', label: t('forget.private') },
              { value: '2', label: t('forget.business') },
            ]}
            value={String(portalInAddress) as '1' | '2'}
            onChange={(value) =>
              navigate(forgetPasswordAddress({ loginPortal: value === '2' ? 2 : 1 }), {
                replace: true,
              })
            }
          />
          <WithForms>
            <ForgetPasswordForm portal={portalInAddress} />
          </WithForms>
          <Stack gap="xs">
            <Text size="small" tone="quiet">
              {t('forget.after')}
            </Text>
            {portalInAddress === 2 ? (
              <Text size="small" tone="quiet">
                {t('forget.subAccount')}
              </Text>
            ) : null}
          </Stack>
          <RouterLink href={withLogin('/')}>{t('forget.back')}</RouterLink>
        </Stack>
      </Card>
    </Content>
  );
}

export { ForgetPasswordScreen as Component };

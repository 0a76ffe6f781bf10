import { useLoaded, withLogin } from '@fairway/site';
import { ButtonLink, Card, Content, Inline, PageHead, Stack, Text, useLink } from '@fairway/ui';
import { centred } from '../../../features/login/centred.css.ts';
import { useReader } from '../../../features/reader/reader.ts';
import { useWords } from '../../../language/words.ts';
import { forgetPasswordAddress } from '../forgetPassword/address.ts';
import { loginAgainAddress } from './address.ts';
import * as styles from './LoginAgainScreen.css.ts';
import type { loader } from './loader.ts';
import type { words } from './words.zh.ts';

/** Shows why the session ended and offers the login; a user who is logged in again is redirected. */
function LoginAgainScreen() {
  const { t } = useWords<typeof words>();
  const { reason } = useLoaded<typeof loader>();
  const reader = useReader();
  const loggedIn = reader !== undefined && reader.kind !== 'visitor';
  const Link = useLink();
  const here = reason === null ? '/loginAgain' : loginAgainAddress({ reason });
  return (
    <Content className={centred}>
      <Card as="section" className={styles.inner} aria-labelledby="login-again">
        <Stack gap="xl">
          <PageHead
            title={t(loggedIn ? 'loginAgain.here' : 'loginAgain.title')}
            titleId="login-again"
            lead={t(
              loggedIn ? 'loginAgain.hereText' : reason ? `loginAgain.${reason}` : 'loginAgain.unknown',
            )}
          />
          <Inline>
            {loggedIn ? null : (
              <ButtonLink href={withLogin(here, '/')} tone="brand">
                {t('loginAgain.login')}
              </ButtonLink>
            )}
            <ButtonLink href="/">{t('loginAgain.home')}</ButtonLink>
          </Inline>
          {reason === 'password' && !loggedIn ? (
            <Text size="small" tone="quiet">
              {t('loginAgain.notYou')}
              <Link href={forgetPasswordAddress({ loginPortal: 1 })} className={styles.link}>
                {t('loginAgain.forgot')}
              </Link>
            </Text>
          ) : null}
        </Stack>
      </Card>
    </Content>
  );
}

export { LoginAgainScreen as Component };

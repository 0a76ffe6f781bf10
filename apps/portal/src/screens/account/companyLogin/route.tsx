import { companyLogin } from '@fairway/gateway/contract/companyLogin';
import { useLoaded, useMutation } from '@fairway/site';
import {
  Button,
  ButtonLink,
  Content,
  Description,
  Descriptions,
  Notice,
  PageHead,
  Section,
  Stack,
} from '@fairway/ui';
import { useChanges } from '../../../features/company/useChanges.ts';
import { WithForms } from '../../../features/company/WithForms.tsx';
import { useWords } from '../../../language/words.ts';
import type { loader } from './loader.ts';
import { ProviderForm } from './ProviderForm.tsx';
import { SwitchForm } from './SwitchForm.tsx';
import type { words } from './words.zh.ts';

/** The login service of the company, in four steps from its registration to the switch. */
function CompanyLoginScreen() {
  const { t, format } = useWords<typeof words>();
  const { provider, redirectUri, logoutUri } = useLoaded<typeof loader>();
  const { subject, explain } = useChanges();
  const prove = useMutation(companyLogin.proveDomain, { subject, explain });
  const remove = useMutation(companyLogin.removeProvider, {
    subject,
    explain,
    confirm: () => ({
      title: t('companyLogin.askRemove'),
      text: t('companyLogin.askRemoveText'),
      tone: 'danger',
      confirmLabel: t('companyLogin.remove'),
    }),
    success: t('companyLogin.removed'),
  });
  return (
    <Content whole>
      <PageHead
        title={t('title.companyLogin')}
        lead={t('companyLogin.lead')}
        aside={<ButtonLink href="/companyFramework">{t('companyLogin.back')}</ButtonLink>}
      />
      <WithForms>
        <Stack gap="xl">
          <Section title={t('companyLogin.step1')}>
            <p>{t('companyLogin.step1Text')}</p>
            <Descriptions columns={1}>
              <Description term={t('companyLogin.redirectUri')} copy={redirectUri}>
                {redirectUri}
              </Description>
              <Description term={t('companyLogin.logoutUri')} copy={logoutUri}>
                {logoutUri}
              </Description>
            </Descriptions>
          </Section>
          <Section title={t('companyLogin.step2')}>
            <ProviderForm key={provider?.version ?? 0} provider={provider} />
          </Section>
          {provider ? (
            <>
              <Section title={t('companyLogin.step3')}>
                {provider.provenAt === null ? (
                  <Stack gap="m">
                    <p>{t('companyLogin.step3Text')}</p>
                    <Descriptions columns={1}>
                      <Description term={t('companyLogin.recordName')} copy={provider.record.name}>
                        {provider.record.name}
                      </Description>
                      <Description term={t('companyLogin.recordValue')} copy={provider.record.value}>
                        {provider.record.value}
                      </Description>
                    </Descriptions>
                    <div>
                      <Button
                        tone="brand"
                        loading={prove.pending}
                        onClick={() => void prove.mutate({ body: {} })}
                      >
                        {t('companyLogin.prove')}
                      </Button>
                    </div>
                  </Stack>
                ) : (
                  <Notice tone="good">
                    {t('companyLogin.proven', { time: format.instant(provider.provenAt) })}
                  </Notice>
                )}
              </Section>
              {provider.provenAt === null ? null : (
                <Section title={t('companyLogin.step4')}>
                  <SwitchForm key={provider.version} provider={provider} />
                </Section>
              )}
              <div>
                <Button
                  tone="danger"
                  loading={remove.pending}
                  onClick={() => void remove.mutate({ body: {} })}
                >
                  {t('companyLogin.remove')}
                </Button>
              </div>
            </>
          ) : null}
        </Stack>
      </WithForms>
    </Content>
  );
}

export { CompanyLoginScreen as Component };

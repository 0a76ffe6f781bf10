import { useLoaded } from '@fairway/site';
import { accountType } from '@fairway/trade';
import { Columns, Content, EmptyState, PageHead, Stack } from '@fairway/ui';
import { Faq } from '../../../features/certify/Faq.tsx';
import type { words } from '../../../features/certify/words.zh.ts';
import { useAudit, useMay } from '../../../features/reader/reader.ts';
import { useWords } from '../../../language/words.ts';
import { CompanySection } from './CompanySection.tsx';
import { IdentitySection } from './IdentitySection.tsx';
import type { loader } from './loader.ts';

/** The verification status of a person and of a company, and the next step (specification, point 4). */
function AuthenticationManageScreen() {
  const { t } = useWords<typeof words>();
  const { info, draft, begun } = useLoaded<typeof loader>();
  const audit = useAudit();
  const personal = audit?.accountType === accountType.personal;
  const may = useMay('certification:submit');
  if (info === null || !may) {
    return (
      <Content whole>
        <EmptyState kind="not-allowed" level={1} title={t('certify.subTitle')}>
          {t('certify.subText')}
        </EmptyState>
      </Content>
    );
  }
  return (
    <Content whole>
      <PageHead
        title={t('certify.title')}
        lead={t(personal ? 'certify.leadPersonal' : 'certify.leadCompany')}
      />
      <Columns aside="medium" gap={{ base: 'section', narrow: 'xl' }}>
        <Stack gap="section">
          {personal ? (
            <IdentitySection
              info={info.personal}
              keepDays={info.keepDays}
              draft={draft}
              status={audit.personalAuditStatus}
            />
          ) : null}
          <CompanySection info={info.company} begun={begun} audit={audit} />
        </Stack>
        <Faq />
      </Columns>
    </Content>
  );
}

export { AuthenticationManageScreen as Component };

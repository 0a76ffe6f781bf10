import { useAddress, useLoaded } from '@fairway/site';
import { Columns, Content, PageHead } from '@fairway/ui';
import { CompanyForm } from '../../../features/certify/CompanyForm.tsx';
import { Faq } from '../../../features/certify/Faq.tsx';
import { WithForms } from '../../../features/certify/WithForms.tsx';
import type { words } from '../../../features/certify/words.zh.ts';
import { useWords } from '../../../language/words.ts';
import { reverifyAddress } from '../reverify/address.ts';
import type { loader } from './loader.ts';

/** The application for a company account. */
function VerifyScreen() {
  const { t } = useWords<typeof words>();
  const { navigate } = useAddress();
  const { before, keepDays, draft, routes, tips } = useLoaded<typeof loader>();
  return (
    <Content whole>
      <PageHead title={t('certify.verifyTitle')} lead={t('certify.verifyLead')} />
      <Columns aside="medium" gap={{ base: 'section', narrow: 'xl' }}>
        <WithForms>
          <CompanyForm
            before={before}
            keepDays={keepDays}
            draft={draft}
            routes={routes}
            tips={tips}
            onSubmitted={() => navigate(reverifyAddress())}
          />
        </WithForms>
        <Faq />
      </Columns>
    </Content>
  );
}

export { VerifyScreen as Component };

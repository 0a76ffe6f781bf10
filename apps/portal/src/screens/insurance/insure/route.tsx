import { FormsProvider } from '@fairway/forms';
import { useFormWords, useLoaded } from '@fairway/site';
import { Content, PageHead, Section } from '@fairway/ui';
import { useState } from 'react';
import { useWords } from '../../../language/words.ts';
import { ClauseTable } from './ClauseTable.tsx';
import { InsureDone } from './InsureDone.tsx';
import { InsureForm } from './InsureForm.tsx';
import type { Sent } from './insuranceReceipt.ts';
import type { loader } from './loader.ts';
import type { words } from './words.zh.ts';

/** An intention to insure a cargo: the form with its estimate, and the cover of each clause. */
function InsureScreen() {
  const { t } = useWords<typeof words>();
  const data = useLoaded<typeof loader>();
  const messages = useFormWords();
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <>
      <Content whole>
        {sent ? (
          <InsureDone sent={sent} onAnother={() => setSent(null)} />
        ) : (
          <>
            <PageHead title={t('insure.title')} lead={t('insure.lead')} />
            <FormsProvider messages={messages}>
              <InsureForm {...data} onSent={setSent} />
            </FormsProvider>
          </>
        )}
      </Content>
      <Section title={t('insure.compare')} ground="paper">
        <ClauseTable />
      </Section>
    </>
  );
}

export { InsureScreen as Component };

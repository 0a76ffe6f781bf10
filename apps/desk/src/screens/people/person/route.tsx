import { useLoaded } from '@fairway/site';
import { Button, ButtonLink, Content, Inline, Section, Status } from '@fairway/ui';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { WithForms } from '../../../features/WithForms.tsx';
import { useWords } from '../../../language/words.ts';
import * as styles from '../People.css.ts';
import { BlockDialog } from './BlockDialog.tsx';
import { BlockNote } from './BlockNote.tsx';
import { Certifications } from './Certifications.tsx';
import { Logins } from './Logins.tsx';
import type { loader } from './loader.ts';
import { Names } from './Names.tsx';
import { Team } from './Team.tsx';
import { Trade } from './Trade.tsx';
import { Trail } from './Trail.tsx';
import { Who } from './Who.tsx';
import type { words } from './words.zh.ts';

/** One account: who it is, where it comes from, what it did, and what staff did to it. */
function PersonScreen() {
  const { t } = useWords<typeof words>();
  const { shown } = useLoaded<typeof loader>();
  const [deciding, setDeciding] = useState(false);
  const isBlocked = shown.blockedAt !== null;
  return (
    <Content className={styles.page}>
      <div>
        <ButtonLink href="/people" tone="quiet" flush="start" icon={<ArrowLeft size={16} aria-hidden />}>
          {t('person.back')}
        </ButtonLink>
        <Inline justify="between">
          <h1 className={styles.title}>
            {shown.company ?? shown.name}{' '}
            <Status of={isBlocked ? 'bad' : shown.disabled ? 'off' : 'done'}>
              {t(isBlocked ? 'person.blocked' : shown.disabled ? 'person.disabled' : 'person.open')}
            </Status>
          </h1>
          <Button tone={isBlocked ? 'brand' : 'danger'} onClick={() => setDeciding(true)}>
            {t(isBlocked ? 'person.block.undo' : 'person.block.do')}
          </Button>
        </Inline>
      </div>
      <BlockNote shown={shown} />
      <div className={styles.sections}>
        <Section heading={t('person.who')} note={t('person.masked')} ground="none">
          <Who shown={shown} />
        </Section>
        <Section heading={t('person.trade')} ground="none">
          <Trade trade={shown.trade} />
        </Section>
        <Section heading={t('person.certifications')} ground="none">
          <Certifications rows={shown.certifications} />
        </Section>
        {shown.team ? (
          <Section heading={t('person.team')} ground="none">
            <Team team={shown.team} own={shown.id} />
          </Section>
        ) : null}
        {shown.others.length > 0 ? (
          <Section heading={t('person.others')} ground="none">
            <Names accounts={shown.others} />
          </Section>
        ) : null}
        <Section heading={t('person.trail')} note={t('person.only')} ground="none">
          <Trail trail={shown.trail} />
        </Section>
        <Section heading={t('person.logins')} ground="none" className={styles.wide}>
          <Logins rows={shown.logins} />
        </Section>
      </div>
      {deciding ? (
        <WithForms>
          <BlockDialog shown={shown} onClose={() => setDeciding(false)} />
        </WithForms>
      ) : null}
    </Content>
  );
}

export { PersonScreen as Component };

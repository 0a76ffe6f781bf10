import { useLoaded } from '@fairway/site';
import { Button, ButtonLink, Content, Inline, Section, Status, Text } from '@fairway/ui';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { TrailEntries } from '../../../features/case/CaseTrail.tsx';
import { WithForms } from '../../../features/WithForms.tsx';
import { useWords } from '../../../language/words.ts';
import type { words as logWords } from '../../audit/log/words.zh.ts';
import * as styles from '../People.css.ts';
import { AccountFacts, TeamFacts, TradeFacts } from './AccountFacts.tsx';
import { AccountNames } from './AccountNames.tsx';
import { BlockDialog, BlockNote } from './Block.tsx';
import { Certifications } from './Certifications.tsx';
import { Logins } from './Logins.tsx';
import type { loader } from './loader.ts';
import type { words } from './words.zh.ts';

/** One account: its owner, trade, certifications and logins, and what staff did to it. */
function PersonScreen() {
  const { t } = useWords<typeof words & typeof logWords>();
  const { person } = useLoaded<typeof loader>();
  const [deciding, setDeciding] = useState(false);
  const isBlocked = person.blockedAt !== null;
  return (
    <Content className={styles.page}>
      <div>
        <ButtonLink href="/people" tone="quiet" flush="start" icon={<ArrowLeft size={16} aria-hidden />}>
          {t('person.back')}
        </ButtonLink>
        <Inline justify="between">
          <h1 className={styles.title}>
            {person.company ?? person.name}{' '}
            <Status kind={isBlocked ? 'bad' : person.disabled ? 'off' : 'done'}>
              {t(isBlocked ? 'person.blocked' : person.disabled ? 'person.disabled' : 'person.open')}
            </Status>
          </h1>
          <Button tone={isBlocked ? 'brand' : 'danger'} onClick={() => setDeciding(true)}>
            {t(isBlocked ? 'person.block.undo' : 'person.block.do')}
          </Button>
        </Inline>
      </div>
      <BlockNote person={person} />
      <div className={styles.sections}>
        <Section title={t('person.who')} note={t('person.masked')} ground="none">
          <AccountFacts person={person} />
        </Section>
        <Section title={t('person.trade')} ground="none">
          <TradeFacts trade={person.trade} />
        </Section>
        <Section title={t('person.certifications')} ground="none">
          <Certifications rows={person.certifications} />
        </Section>
        {person.team ? (
          <Section title={t('person.team')} ground="none">
            <TeamFacts team={person.team} own={person.id} />
          </Section>
        ) : null}
        {person.others.length > 0 ? (
          <Section title={t('person.others')} ground="none">
            <AccountNames accounts={person.others} />
          </Section>
        ) : null}
        <Section title={t('person.trail')} note={t('person.only')} ground="none">
          {person.trail.length > 0 ? (
            <TrailEntries
              entries={person.trail.map(({ at, by, action, reason }) => ({
                at,
                by: by ?? t('person.block.system'),
                what: t(`log.kind.${action}`),
                reason,
              }))}
            />
          ) : (
            <Text tone="quiet">{t('person.noTrail')}</Text>
          )}
        </Section>
        <Section title={t('person.logins')} ground="none" className={styles.wide}>
          <Logins rows={person.logins} />
        </Section>
      </div>
      {deciding ? (
        <WithForms>
          <BlockDialog person={person} onClose={() => setDeciding(false)} />
        </WithForms>
      ) : null}
    </Content>
  );
}

export { PersonScreen as Component };

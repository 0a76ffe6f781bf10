import { type Consent, consent } from '@fairway/gateway/contract/consent';
import { useMutation } from '@fairway/site';
import { type ConsentKind, currentTexts, registrationConsents } from '@fairway/trade';
import { Button, Icon, Notice, Section } from '@fairway/ui';
import { FileCheck } from 'lucide-react';
import { useWords } from '../../../language/words.ts';
import * as styles from './MySettingScreen.css.ts';
import type { words } from './words.zh.ts';

export interface ConsentsProps {
  rows: readonly Consent[];
  /** Texts that the account needs and that are not agreed to as they read now. */
  due: readonly ConsentKind[];
}

/** A person's consents with version, time and place, to read and to withdraw. */
export function Consents({ rows, due }: ConsentsProps) {
  const { t, format, nameOf } = useWords<typeof words>();
  const subject = 'consent';
  const agree = useMutation(consent.agree, { subject, success: t('mySetting.consentGiven') });
  const withdraw = useMutation(({ id }: Consent, send) => send(consent.withdraw, { body: { id } }), {
    subject,
    confirm: ({ kind }) => ({
      title: t('mySetting.withdrawTitle'),
      text: t(`mySetting.withdrawText.${kind}`),
      confirmLabel: t('mySetting.withdraw'),
      cancelLabel: t('mySetting.cancel'),
    }),
    success: t('mySetting.withdrawn'),
  });
  const nameFor = ({ kind, about }: Consent) =>
    about ? t('mySetting.consentTo', { insurer: nameOf(about) }) : t(`mySetting.consentKind.${kind}`);
  const standingOf = ({ withdrawnAt, current }: Consent) => {
    if (withdrawnAt) return t('mySetting.consentWithdrawn', { at: format.stamp(withdrawnAt) });
    return t(current ? 'mySetting.consentHolds' : 'mySetting.consentOld');
  };
  return (
    <Section ground="none" title={t('mySetting.consents')} note={t('mySetting.consentsNote')}>
      {due.length > 0 ? (
        <Notice
          tone="caution"
          action={
            <Button
              size="small"
              onClick={() => void agree.mutate({ body: { agreed: currentTexts(...registrationConsents) } })}
            >
              {t('mySetting.agreeNow')}
            </Button>
          }
        >
          {t('mySetting.consentDue')}
        </Notice>
      ) : null}
      {rows.length === 0 && due.length === 0 ? <p>{t('mySetting.noConsents')}</p> : null}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.id} className={styles.row}>
            <Icon icon={FileCheck} className={styles.sign} />
            <div>
              <p className={styles.name}>{nameFor(row)}</p>
              <p className={styles.note}>
                {t('mySetting.consentFacts', {
                  version: row.version,
                  at: format.stamp(row.agreedAt),
                  channel: t(`mySetting.consentChannel.${row.channel}`),
                })}{' '}
                {standingOf(row)}
              </p>
            </div>
            {row.withdrawnAt || row.kind === 'agreement' || row.kind === 'privacy' ? null : (
              <Button
                size="small"
                aria-label={t('mySetting.withdrawThis', { what: nameFor(row) })}
                onClick={() => void withdraw.mutate(row)}
              >
                {t('mySetting.withdraw')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

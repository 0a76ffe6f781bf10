import { Badge, Button, QrCode, Section } from '@fairway/ui';
import { useState } from 'react';
import { WithForms } from '../../../features/WithForms.tsx';
import { useWords } from '../../../language/words.ts';
import * as styles from './CampaignsScreen.css.ts';
import { FloatDialog, type FloatDialogProps } from './FloatDialog.tsx';
import type { words } from './words.zh.ts';

export type FloatSectionProps = Omit<FloatDialogProps, 'onClose'>;

/** The current follow float and the button that changes it. */
export function FloatSection({ float, hosts }: FloatSectionProps) {
  const { t, nameOf } = useWords<typeof words>();
  const [open, setOpen] = useState(false);
  const { on, pages, qrCode } = float;
  return (
    <Section
      title={t('campaigns.float')}
      ground="none"
      aside={<Button onClick={() => setOpen(true)}>{t('campaigns.floatEdit')}</Button>}
    >
      <p className={styles.note}>{t('campaigns.floatLead')}</p>
      <div className={styles.float}>
        {qrCode === '' ? null : (
          <div className={styles.code}>
            <QrCode value={qrCode} label={nameOf(float)} />
          </div>
        )}
        <div className={styles.says}>
          <span>
            {nameOf(float)}{' '}
            <Badge tone={on ? 'good' : 'neutral'}>{t(on ? 'campaigns.on' : 'campaigns.floatOff')}</Badge>
          </span>
          <span className={styles.note}>
            {t('campaigns.floatPages', { count: pages.length, pages: pages.join(t('shell.and')) })}
          </span>
        </div>
      </div>
      {open ? (
        <WithForms>
          <FloatDialog float={float} hosts={hosts} onClose={() => setOpen(false)} />
        </WithForms>
      ) : null}
    </Section>
  );
}

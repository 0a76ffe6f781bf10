import { Form, SubmitButton } from '@fairway/forms';
import { type SecurityState, security } from '@fairway/gateway/contract/security';
import { useMutationForm } from '@fairway/site';
import { Dialog, DialogClose, Notice, QrCode, QrPanel } from '@fairway/ui';
import * as v from 'valibot';
import { codeRefusals, sixDigits } from '../../../features/account/codeRefusals.ts';
import { OwnCode } from '../../../features/account/OwnCode.tsx';
import { useWords } from '../../../language/words.ts';
import * as styles from './SecurityScreen.css.ts';
import { useSocialBind } from './useSocialBind.ts';
import type { words } from './words.zh.ts';

/** Shows the code that binds the social app. */
export function SocialBindDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords<typeof words>();
  const { scan, failure, isElsewhere, refresh } = useSocialBind(onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('security.weixinBindTitle')}
      description={isElsewhere ? undefined : t('security.weixinBindLead')}
    >
      <div className={styles.scan}>
        {failure ? (
          <Notice tone="bad" live="assertive">
            {failure}
          </Notice>
        ) : null}
        {isElsewhere ? (
          <Notice>{t('security.weixinElsewhere')}</Notice>
        ) : (
          <QrPanel state={scan.state} onRefresh={refresh} alternative={{ href: scan.scanUrl }}>
            <QrCode value={scan.scanUrl} label={t('security.weixinQr')} />
          </QrPanel>
        )}
      </div>
    </Dialog>
  );
}

export interface SocialUnbindProps {
  state: SecurityState;
  onClose: () => void;
}

/** Unbinds the social app, by a code to the user's phone, or to the email without one. */
export function SocialUnbindDialog({ state, onClose }: SocialUnbindProps) {
  const { t } = useWords<typeof words>();
  const kind = state.phone === null ? 'email' : 'phone';
  const to = state[kind] ?? '';
  const form = useMutationForm({
    initial: { own: to, verifyCode: '' },
    schema: v.object({ verifyCode: sixDigits }),
    codeFields: codeRefusals,
    run: ({ verifyCode }, send) => send(security.unBindPcWxOpenId, { query: { verifyCode } }),
    subject: 'security',
    success: t('security.done.unbound'),
    onSuccess: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('security.unbindNamed', { what: t('security.said.weixin') })}
      description={t('security.weixinUnbindLead')}
    >
      <Form form={form} summary="form">
        <OwnCode kind={kind} purpose="UNBIND" target="own" hint={t('security.sentTo', { to })} />
        <div className={styles.foot}>
          <DialogClose>{t('security.cancel')}</DialogClose>
          <SubmitButton tone="danger">{t('security.unbind')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

import { Form, SubmitButton } from '@fairway/forms';
import { security } from '@fairway/gateway/contract/security';
import { useMutationForm } from '@fairway/site';
import { Dialog, DialogClose } from '@fairway/ui';
import * as v from 'valibot';
import { codeRefusals, sixDigits } from '../../../features/account/codeRefusals.ts';
import { OwnCode } from '../../../features/account/OwnCode.tsx';
import { useWords } from '../../../language/words.ts';
import { NewContactFields, newContactForm } from './NewContactFields.tsx';
import * as styles from './SecurityScreen.css.ts';
import type { words } from './words.zh.ts';

export interface ContactDialogProps {
  kind: 'phone' | 'email';
  onClose: () => void;
}

/** Binds a first phone or email, by a code sent to it. */
export function BindDialog({ kind, onClose }: ContactDialogProps) {
  const { t } = useWords<typeof words>();
  const form = useMutationForm({
    ...newContactForm(kind),
    run: ({ contact, verifyCode }, send) =>
      kind === 'phone'
        ? send(security.setUpPhone, { body: { phone: contact, mobileArea: '86', verifyCode } })
        : send(security.setUpEmail, { body: { email: contact, verifyCode } }),
    subject: 'security',
    success: t('security.done.bound'),
    onSuccess: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('security.bindNamed', { what: t(`security.said.${kind}`) })}
      description={t('security.setUpLead')}
    >
      <Form form={form} summary="form">
        <NewContactFields kind={kind} purpose="SET_UP" />
        <div className={styles.foot}>
          <DialogClose>{t('security.cancel')}</DialogClose>
          <SubmitButton>{t('security.bind')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

export interface OwnContactProps extends ContactDialogProps {
  /** The bound one, masked. */
  current: string;
}

/** Takes a phone or email off the account, by a code sent to it. */
export function UnbindDialog({ kind, current, onClose }: OwnContactProps) {
  const { t } = useWords<typeof words>();
  const form = useMutationForm({
    initial: { own: current, verifyCode: '' },
    schema: v.object({ verifyCode: sixDigits }),
    codeFields: codeRefusals,
    run: (body, send) => send(kind === 'phone' ? security.unBindPhone : security.unBindEmail, { body }),
    subject: 'security',
    success: t('security.done.unbound'),
    onSuccess: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('security.unbindNamed', { what: t(`security.said.${kind}`) })}
      description={t('security.unbindLead')}
    >
      <Form form={form} summary="form">
        <OwnCode kind={kind} purpose="UNBIND" target="own" hint={t('security.sentTo', { to: current })} />
        <div className={styles.foot}>
          <DialogClose>{t('security.cancel')}</DialogClose>
          <SubmitButton tone="danger">{t('security.unbind')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

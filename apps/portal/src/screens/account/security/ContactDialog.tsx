import { Form, SubmitButton, useForm } from '@fairway/forms';
import { security } from '@fairway/gateway/contract/security';
import { useSite } from '@fairway/site';
import { Dialog, DialogClose } from '@fairway/ui';
import * as v from 'valibot';
import { codeRefusals, sixDigits } from '../../../features/account/codeRefusals.ts';
import { OwnCode } from '../../../features/account/OwnCode.tsx';
import { NewContactFields, newContactForm } from './NewContactFields.tsx';
import * as styles from './SecurityScreen.css.ts';
import { useWords } from './words.ts';

export interface ContactDialogProps {
  kind: 'phone' | 'email';
  onClose: () => void;
  /** The account is opened by something else now. */
  onDone: (what: 'bound' | 'changed' | 'unbound') => void;
}

/** Binds a first phone or email, by a code sent to it. */
export function BindDialog({ kind, onClose, onDone }: ContactDialogProps) {
  const { t } = useWords();
  const { send, messageOf } = useSite();
  const form = useForm({
    ...newContactForm(kind),
    explain: (error) => messageOf(error) ?? false,
    onSubmit: async ({ contact, verifyCode }) => {
      if (kind === 'phone')
        await send(security.setUpPhone, { body: { phone: contact, mobileArea: '86', verifyCode } });
      else await send(security.setUpEmail, { body: { email: contact, verifyCode } });
      onDone('bound');
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('security.bindNamed', { what: t(`security.said.${kind}`) })}
      description={t('security.setUpLead')}
    >
      <Form of={form} summary="form">
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
export function UnbindDialog({ kind, current, onClose, onDone }: OwnContactProps) {
  const { t } = useWords();
  const { send, messageOf } = useSite();
  const form = useForm({
    initial: { own: current, verifyCode: '' },
    schema: v.object({ verifyCode: sixDigits }),
    codeFields: codeRefusals,
    explain: (error) => messageOf(error) ?? false,
    onSubmit: async (body) => {
      await send(kind === 'phone' ? security.unBindPhone : security.unBindEmail, { body });
      onDone('unbound');
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('security.unbindNamed', { what: t(`security.said.${kind}`) })}
      description={t('security.unbindLead')}
    >
      <Form of={form} summary="form">
        <OwnCode kind={kind} purpose="UNBIND" target="own" hint={t('security.sentTo', { to: current })} />
        <div className={styles.foot}>
          <DialogClose>{t('security.cancel')}</DialogClose>
          <SubmitButton tone="danger">{t('security.unbind')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

import { Form, SubmitButton } from '@fairway/forms';
import { GatewayError } from '@fairway/gateway';
import { security } from '@fairway/gateway/contract/security';
import { useMutationForm, useNotices, useNotify } from '@fairway/site';
import { Dialog, DialogClose, Steps, Text } from '@fairway/ui';
import { useState } from 'react';
import * as v from 'valibot';
import { codeRefusals, sixDigits } from '../../../features/account/codeRefusals.ts';
import { OwnCode } from '../../../features/account/OwnCode.tsx';
import { useWords } from '../../../language/words.ts';
import type { OwnContactProps } from './ContactDialog.tsx';
import { NewContactFields, newContactForm } from './NewContactFields.tsx';
import * as styles from './SecurityScreen.css.ts';
import type { words } from './words.zh.ts';

/** Changes a phone or email in two steps: the bound one is proven, then the new one. */
export function ChangeDialog(props: OwnContactProps) {
  const { kind, onClose } = props;
  const { t } = useWords<typeof words>();
  const [proof, setProof] = useState<string | null>(null);
  const what = t(`security.said.${kind}`);
  const proven = proof !== null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('security.changeNamed', { what })}
      description={t('security.changeLead', { what })}
    >
      <Steps
        label={t('security.steps')}
        className={styles.steps}
        steps={[
          { id: 'old', title: t('security.stepOld', { what }), status: proven ? 'done' : 'current' },
          { id: 'new', title: t('security.stepNew', { what }), status: proven ? 'current' : 'waiting' },
        ]}
      />
      {proven ? (
        <NewStep {...props} proof={proof} onUnproven={() => setProof(null)} />
      ) : (
        <OldStep {...props} onProven={setProof} />
      )}
    </Dialog>
  );
}

function OldStep({ kind, current, onProven }: OwnContactProps & { onProven: (proof: string) => void }) {
  const { t } = useWords<typeof words>();
  const form = useMutationForm({
    initial: { own: current, verifyCode: '' },
    schema: v.object({ verifyCode: sixDigits }),
    codeFields: codeRefusals,
    run: (body, send) =>
      send(kind === 'phone' ? security.changePhoneValidateOldPhone : security.changeEmailValidateOldEmail, {
        body,
      }),
    onSuccess: ({ proof }) => onProven(proof),
    refresh: false,
  });
  return (
    <Form form={form} summary="form">
      <OwnCode kind={kind} purpose="CHANGE_OLD" target="own" hint={t('security.sentTo', { to: current })} />
      <Text size="small" tone="quiet">
        {t('security.lost')}
      </Text>
      <div className={styles.foot}>
        <DialogClose>{t('security.cancel')}</DialogClose>
        <SubmitButton>{t('security.next')}</SubmitButton>
      </div>
    </Form>
  );
}

interface NewStepProps extends OwnContactProps {
  proof: string;
  /** The proof was too old: the first step is taken again. */
  onUnproven: () => void;
}

function NewStep({ kind, proof, onClose, onUnproven }: NewStepProps) {
  const { t } = useWords<typeof words>();
  const notify = useNotify('security');
  const { messageOf } = useNotices();
  const form = useMutationForm({
    ...newContactForm(kind),
    run: ({ contact, verifyCode }, send) =>
      kind === 'phone'
        ? send(security.changePhone, { body: { phone: contact, mobileArea: '86', verifyCode, proof } })
        : send(security.changeEmail, { body: { email: contact, verifyCode, proof } }),
    subject: 'security',
    success: t('security.done.changed'),
    onSuccess: onClose,
    onError: (error) => {
      if (!(error instanceof GatewayError) || error.codeName !== 'oldContactUnproven') return false;
      notify(messageOf(error) ?? '', 'bad');
      onUnproven();
      return true;
    },
  });
  return (
    <Form form={form} summary="form">
      <NewContactFields kind={kind} purpose="CHANGE" />
      <div className={styles.foot}>
        <DialogClose>{t('security.cancel')}</DialogClose>
        <SubmitButton>{t('security.save')}</SubmitButton>
      </div>
    </Form>
  );
}

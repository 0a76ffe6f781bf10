import { Form, PasswordField, SubmitButton } from '@fairway/forms';
import type { Send } from '@fairway/gateway';
import { type SecurityState, security } from '@fairway/gateway/contract/security';
import { useMutationForm } from '@fairway/site';
import { newPasswordByCode, newPasswordByCurrent } from '@fairway/trade';
import { Dialog, DialogClose, Segmented } from '@fairway/ui';
import { useRef, useState } from 'react';
import type * as v from 'valibot';
import { codeRefusals } from '../../../features/account/codeRefusals.ts';
import { OwnCode } from '../../../features/account/OwnCode.tsx';
import { proveOwn } from '../../../features/account/proveOwn.ts';
import { useWords } from '../../../language/words.ts';
import * as styles from './SecurityScreen.css.ts';
import type { words } from './words.zh.ts';

/** The proof that the owner sets a password. */
type By = 'password' | 'phone' | 'email';
type Filled = v.InferOutput<typeof newPasswordByCurrent> | v.InferOutput<typeof newPasswordByCode>;

export interface PasswordDialogProps {
  state: SecurityState;
  onClose: () => void;
  /** Every session has ended. */
  onChanged: () => Promise<void>;
}

/** Sets the first password, or changes the one there is. */
export function PasswordDialog({ state, onClose, onChanged }: PasswordDialogProps) {
  const { t } = useWords<typeof words>();
  const first = !state.passwordSet;
  const contacts = (['phone', 'email'] as const).filter((kind) => state[kind] !== null);
  const ways: readonly By[] = first ? contacts : ['password', ...contacts];
  const [by, setBy] = useState<By>(ways[0] ?? 'password');
  /** A proof stays valid after a refused password: its code is used up, so it is not requested again. */
  const proven = useRef<{ readonly code: string; readonly proof: string } | null>(null);

  const setFirst = async (send: Send, kind: 'phone' | 'email', code: string, password: string) => {
    if (proven.current?.code !== code)
      proven.current = { code, proof: await proveOwn(send, kind, 'SET_UP', code) };
    await send(security.setUpPassword, { body: { password, proof: proven.current.proof } });
    return 'passwordSet' as const;
  };
  const form = useMutationForm({
    initial: {
      phone: state.phone ?? '',
      email: state.email ?? '',
      oldPassword: '',
      verifyCode: '',
      password: '',
      again: '',
    },
    schema: (by === 'password' ? newPasswordByCurrent : newPasswordByCode) as v.GenericSchema<
      unknown,
      Filled
    >,
    codeFields: { ...codeRefusals, oldPasswordWrong: 'oldPassword', passwordUnchanged: 'password' },
    run: async (filled, send) => {
      const { password } = filled;
      if ('oldPassword' in filled) {
        await send(security.updatePassword, { body: { oldPassword: filled.oldPassword, password } });
        return 'sessionsEnded' as const;
      }
      const { verifyCode } = filled;
      if (first) return setFirst(send, by === 'email' ? 'email' : 'phone', verifyCode, password);
      const call = by === 'email' ? security.updatePasswordByEmail : security.updatePasswordByPhone;
      await send(call, { body: { verifyCode, password } });
      return 'sessionsEnded' as const;
    },
    subject: 'security',
    success: (outcome) => (outcome === 'passwordSet' ? t('security.done.passwordSet') : null),
    onSuccess: (outcome) => (outcome === 'passwordSet' ? onClose() : onChanged()),
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(first ? 'security.passwordSetTitle' : 'security.passwordChangeTitle')}
      description={t(first ? 'security.passwordSetLead' : 'security.passwordChangeLead')}
    >
      <Form form={form} summary="form">
        {ways.length > 1 ? (
          <Segmented
            label={t('security.proveBy')}
            labelHidden={false}
            size="small"
            options={ways.map((value) => ({ value, label: t(`security.by.${value}`) }))}
            value={by}
            onChange={setBy}
          />
        ) : null}
        {by === 'password' ? (
          <PasswordField name="oldPassword" label={t('security.current')} />
        ) : (
          <OwnCode
            key={by}
            kind={by}
            purpose={first ? 'SET_UP' : 'CHANGE'}
            target={by}
            hint={t('security.sentTo', { to: state[by] ?? '' })}
          />
        )}
        <PasswordField name="password" purpose="new" label={t('security.newPassword')} />
        <PasswordField name="again" purpose="again" label={t('security.again')} />
        <div className={styles.foot}>
          <DialogClose>{t('security.cancel')}</DialogClose>
          <SubmitButton>{t(first ? 'security.setPassword' : 'security.changePassword')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

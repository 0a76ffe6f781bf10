import { ChoicesField, EmailField, Form, SubmitButton, TextField } from '@fairway/forms';
import { staff } from '@fairway/gateway/contract/staff';
import { useMutationForm } from '@fairway/site';
import { follows, required } from '@fairway/trade';
import { Dialog, DialogClose, Inline } from '@fairway/ui';
import * as v from 'valibot';
import { useTyped } from '../../../features/useTyped.ts';
import { useWords } from '../../../language/words.ts';
import { useRoleChoices } from './useRoleChoices.ts';
import type { words } from './words.zh.ts';

export interface InviteDialogProps {
  onClose: () => void;
}

/** Invites somebody by email, with the roles they will hold. */
export function InviteDialog({ onClose }: InviteDialogProps) {
  const { t } = useWords<typeof words>();
  const { choices, rule } = useRoleChoices();
  const form = useMutationForm({
    initial: { name: '', email: '', roles: [] as string[] },
    schema: v.object({
      name: v.pipe(v.string(), v.trim(), follows(required)),
      email: v.pipe(v.string(), v.trim(), follows(required)),
      roles: rule,
    }),
    codeFields: { staffEmailTaken: 'email' },
    run: (body, send) => send(staff.invite, { body }),
    subject: 'staff-changed',
    success: t('staff.done.invited'),
    onSuccess: onClose,
  });
  const isTyped = useTyped(form);
  return (
    <Dialog
      open
      onClose={onClose}
      guard={isTyped}
      title={t('staff.inviteTitle')}
      description={t('staff.inviteLead')}
    >
      <Form of={form} summary="form">
        <TextField name="name" label={t('staff.name')} autoComplete="off" />
        <EmailField name="email" label={t('staff.email')} autoComplete="off" />
        <ChoicesField name="roles" label={t('staff.roles')} choices={choices} />
        <Inline gap="s" justify="end">
          <DialogClose>{t('staff.cancel')}</DialogClose>
          <SubmitButton>{t('staff.send')}</SubmitButton>
        </Inline>
      </Form>
    </Dialog>
  );
}

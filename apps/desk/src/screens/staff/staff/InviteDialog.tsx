import { ChoicesField, EmailField, FormDialog, TextField } from '@fairway/forms';
import { staff } from '@fairway/gateway/contract/staff';
import { useMutationForm } from '@fairway/site';
import { follows, required } from '@fairway/trade';
import * as v from 'valibot';
import { useWords } from '../../../language/words.ts';
import { useRoleChoices } from './useRoleChoices.ts';
import type { words } from './words.zh.ts';

export interface InviteDialogProps {
  onClose: () => void;
}

/** Invites a person by email, with the roles they will have. */
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
  return (
    <FormDialog
      form={form}
      submitLabel={t('staff.send')}
      onClose={onClose}
      title={t('staff.inviteTitle')}
      description={t('staff.inviteLead')}
    >
      <TextField name="name" label={t('staff.name')} autoComplete="off" />
      <EmailField name="email" label={t('staff.email')} autoComplete="off" />
      <ChoicesField name="roles" label={t('staff.roles')} choices={choices} />
    </FormDialog>
  );
}

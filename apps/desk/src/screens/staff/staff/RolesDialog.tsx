import { ChoicesField, FormDialog } from '@fairway/forms';
import { type StaffMember, staff } from '@fairway/gateway/contract/staff';
import { useMutationForm } from '@fairway/site';
import * as v from 'valibot';
import { useWords } from '../../../language/words.ts';
import { useRoleChoices } from './useRoleChoices.ts';
import type { words } from './words.zh.ts';

export interface RolesDialogProps {
  member: StaffMember;
  onClose: () => void;
}

/** Sets the roles of a staff member. */
export function RolesDialog({ member, onClose }: RolesDialogProps) {
  const { t } = useWords<typeof words>();
  const { choices, rule } = useRoleChoices();
  const form = useMutationForm({
    initial: { roles: [...member.roles] as string[] },
    schema: v.object({ roles: rule }),
    run: ({ roles }, send) =>
      send(staff.setRoles, { body: { id: member.id, roles, seen: [...member.roles] } }),
    subject: 'staff-changed',
    success: t('staff.done.roles'),
    onSuccess: onClose,
  });
  return (
    <FormDialog
      form={form}
      submitLabel={t('staff.save')}
      onClose={onClose}
      title={t('staff.rolesTitle', { name: member.name })}
    >
      <ChoicesField name="roles" label={t('staff.roles')} choices={choices} />
    </FormDialog>
  );
}

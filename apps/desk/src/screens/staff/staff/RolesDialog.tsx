import { ChoicesField, Form, SubmitButton, useForm } from '@fairway/forms';
import { type StaffMember, staff } from '@fairway/gateway/contract/staff';
import { useSite } from '@fairway/site';
import { Dialog, DialogClose, Inline } from '@fairway/ui';
import * as v from 'valibot';
import { useRoleChoices } from './useRoleChoices.ts';
import { useWords } from './words.ts';

export interface RolesDialogProps {
  member: StaffMember;
  onClose: () => void;
  onDone: () => void;
}

/** Sets the roles of somebody. */
export function RolesDialog({ member, onClose, onDone }: RolesDialogProps) {
  const { t } = useWords();
  const { send, messageOf } = useSite();
  const { choices, rule } = useRoleChoices();
  const form = useForm({
    initial: { roles: [...member.roles] as string[] },
    schema: v.object({ roles: rule }),
    explain: (error) => messageOf(error) ?? false,
    onSubmit: async ({ roles }) => {
      await send(staff.setRoles, { body: { id: member.id, roles, seen: [...member.roles] } });
      onDone();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('staff.rolesTitle', { name: member.name })}>
      <Form of={form} summary="form">
        <ChoicesField name="roles" label={t('staff.roles')} choices={choices} />
        <Inline gap="s" justify="end">
          <DialogClose>{t('staff.cancel')}</DialogClose>
          <SubmitButton>{t('staff.save')}</SubmitButton>
        </Inline>
      </Form>
    </Dialog>
  );
}

import { FormDialog } from '@fairway/forms';
import { companyFramework, type Department, type Employee } from '@fairway/gateway/contract/companyFramework';
import { useMutationForm } from '@fairway/site';
import type { SelectOption } from '@fairway/ui';
import * as v from 'valibot';
import { useChanges } from '../../../features/company/useChanges.ts';
import { useWords } from '../../../language/words.ts';
import { DepartmentField, departmentRule } from './DepartmentField.tsx';
import { optionsOf } from './departments.ts';
import type { words } from './words.zh.ts';

export interface MoveDialogProps {
  employees: readonly Employee[];
  departments: readonly Department[];
  onClose: () => void;
  /** They are moved. */
  onMoved: () => void;
}

/** Several people go to one department, all of them or none. */
export function MoveDialog({ employees, departments, onClose, onMoved }: MoveDialogProps) {
  const { t } = useWords<typeof words>();
  const changes = useChanges();
  const form = useMutationForm({
    initial: { department: null as SelectOption | null },
    schema: v.object({ department: departmentRule }),
    ...changes,
    run: ({ department }, send) => {
      const body = {
        employees: employees.map(({ id, version }) => ({ id, version })),
        departmentId: department?.value ?? null,
      };
      return send(companyFramework.moveEmployees, { body });
    },
    success: ({ moved }) => t('framework.done.moved', { count: moved }),
    onSuccess: onMoved,
  });
  return (
    <FormDialog
      form={form}
      submitLabel={t('framework.move')}
      size="small"
      onClose={onClose}
      title={t('framework.moveTitle', { count: employees.length })}
    >
      <DepartmentField name="department" label={t('framework.department')} options={optionsOf(departments)} />
    </FormDialog>
  );
}

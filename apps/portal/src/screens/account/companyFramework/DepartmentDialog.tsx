import { FormDialog, TextField } from '@fairway/forms';
import { companyFramework, type Department } from '@fairway/gateway/contract/companyFramework';
import { useMutationForm } from '@fairway/site';
import { follows, required } from '@fairway/trade';
import * as v from 'valibot';
import { useChanges } from '../../../features/company/useChanges.ts';
import { useWords } from '../../../language/words.ts';
import { DepartmentField, departmentRule } from './DepartmentField.tsx';
import { optionsOf } from './departments.ts';
import type { words } from './words.zh.ts';

export interface DepartmentDialogProps {
  /** The department to edit; null adds one. */
  department: Department | null;
  departments: readonly Department[];
  /** Below which one a new one begins. */
  parentId: string | null;
  onClose: () => void;
}

/** The name of a department and its parent. */
export function DepartmentDialog({ department, departments, parentId, onClose }: DepartmentDialogProps) {
  const { t } = useWords<typeof words>();
  const changes = useChanges();
  const options = optionsOf(departments, department?.id ?? null);
  const above = department ? department.parentId : parentId;
  const form = useMutationForm({
    initial: { name: department?.name ?? '', above: options.find(({ value }) => value === above) ?? null },
    schema: v.object({
      name: v.pipe(v.string(), v.trim(), follows(required), v.maxLength(40, 'textLength')),
      above: departmentRule,
    }),
    codeFields: { departmentTaken: 'name', departmentInside: 'above', departmentLimit: 'above' },
    serverFields: { parentId: 'above' },
    ...changes,
    run: async (values, send) => {
      const body = { name: values.name, parentId: values.above?.value ?? null };
      if (department) {
        const { id, version } = department;
        await send(companyFramework.updateDepartment, { body: { ...body, id, version } });
      } else await send(companyFramework.addDepartment, { body });
    },
    success: t('framework.done.department'),
    onSuccess: onClose,
  });
  return (
    <FormDialog
      form={form}
      submitLabel={t('framework.save')}
      onClose={onClose}
      title={t(department ? 'framework.editDepartment' : 'framework.addDepartment')}
    >
      <TextField name="name" label={t('framework.departmentName')} autoComplete="off" maxLength={40} />
      <DepartmentField name="above" label={t('framework.above')} options={options} />
    </FormDialog>
  );
}

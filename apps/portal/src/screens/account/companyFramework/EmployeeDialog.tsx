import { EmailField, Form, PhoneField, SubmitButton, TextField } from '@fairway/forms';
import { companyFramework, type Department, type Employee } from '@fairway/gateway/contract/companyFramework';
import { useMutationForm } from '@fairway/site';
import { email as emailRule, follows, mobile, required } from '@fairway/trade';
import { Dialog, Inline } from '@fairway/ui';
import * as v from 'valibot';
import { CancelButton } from '../../../features/company/CancelButton.tsx';
import { useChanges } from '../../../features/company/useChanges.ts';
import { useWords } from '../../../language/words.ts';
import { DepartmentField, departmentRule } from './DepartmentField.tsx';
import { optionsOf } from './departments.ts';
import type { words } from './words.zh.ts';

export interface EmployeeDialogProps {
  /** The employee who is edited; null for a new one. */
  employee: Employee | null;
  departments: readonly Department[];
  /** The initial department of an added employee. */
  departmentId: string | null;
  onClose: () => void;
}

/** Left empty, or by its rule. */
const optional = (rule: (value: string) => ReturnType<typeof mobile>) =>
  v.pipe(
    v.string(),
    v.trim(),
    follows((value) => (value === '' ? null : rule(value))),
  );

/** The name, department and contacts of an employee. */
export function EmployeeDialog({ employee, departments, departmentId, onClose }: EmployeeDialogProps) {
  const { t } = useWords<typeof words>();
  const changes = useChanges();
  const options = optionsOf(departments);
  const within = employee ? employee.department?.id : departmentId;
  const form = useMutationForm({
    initial: {
      name: employee?.name ?? '',
      department: options.find(({ value }) => value === within) ?? null,
      phone: employee?.phone ?? '',
      email: employee?.email ?? '',
    },
    schema: v.object({
      name: v.pipe(v.string(), v.trim(), follows(required), v.maxLength(40, 'textLength')),
      department: departmentRule,
      phone: optional((value) => mobile(value)),
      email: optional(emailRule),
    }),
    codeFields: { phoneBound: 'phone', emailBound: 'email' },
    serverFields: { departmentId: 'department' },
    ...changes,
    run: async ({ name, ...rest }, send) => {
      const body = {
        name,
        departmentId: rest.department?.value ?? null,
        phone: rest.phone || null,
        email: rest.email || null,
      };
      if (employee) {
        const { id, version } = employee;
        await send(companyFramework.updateEmployee, { body: { ...body, id, version } });
      } else await send(companyFramework.addEmployee, { body });
      return name;
    },
    success: (name) => (employee ? t('framework.done.saved') : t('framework.done.added', { name })),
    onSuccess: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={employee ? t('framework.editTitle', { name: employee.name }) : t('framework.addTitle')}
    >
      <Form form={form} summary="form">
        <TextField name="name" label={t('framework.name')} autoComplete="off" maxLength={40} />
        <DepartmentField name="department" label={t('framework.department')} options={options} />
        <PhoneField name="phone" label={t('framework.phone')} autoComplete="off" />
        <EmailField name="email" label={t('framework.email')} autoComplete="off" />
        <Inline gap="s" justify="end" wrap={false}>
          <CancelButton />
          <SubmitButton>{t('framework.save')}</SubmitButton>
        </Inline>
      </Form>
    </Dialog>
  );
}

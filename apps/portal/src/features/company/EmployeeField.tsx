import { ComboboxField } from '@fairway/forms';
import { companyFramework } from '@fairway/gateway/contract/companyFramework';
import { useGateway } from '@fairway/site';
import * as v from 'valibot';
import { useWords } from '../../language/words.ts';
import type { words } from './words.zh.ts';

const employee = v.object({ id: v.string(), name: v.string(), department: v.nullable(v.string()) });

/** An employee of the company, as the field stores them. */
export type FoundEmployee = v.InferOutput<typeof employee>;

/** An employee, or null. */
export const employeeRule = v.nullable(employee);

/** An employee; the field reports a missing one. */
export const employeeNeeded = v.pipe(
  employeeRule,
  v.check((employee) => employee !== null, 'required'),
);

export interface EmployeeFieldProps {
  /** The form field; contains an employee, or null. */
  name: string;
  /** Whether an employee is required. */
  required?: boolean;
}

/** A field to find an employee without an account by typing. */
export function EmployeeField({ name, required = false }: EmployeeFieldProps) {
  const { t } = useWords<typeof words>();
  const { send } = useGateway();
  return (
    <ComboboxField<FoundEmployee>
      name={name}
      required={required}
      requiredText={t('company.employeeAsked')}
      label={t('company.employee')}
      hint={t('company.employeeHint')}
      placeholder={t('company.noEmployee')}
      itemKey={({ id }) => id}
      itemText={(person) => person.name}
      renderItem={(person) => (person.department ? `${person.name} · ${person.department}` : person.name)}
      search={async (keyword, signal) => {
        const query = { keyword, seat: 'without' as const };
        const { rows } = await send(companyFramework.selectEmployees, { query }, { signal });
        return rows.map((row) => ({ id: row.id, name: row.name, department: row.department?.name ?? null }));
      }}
    />
  );
}

import { companyFramework, type Employee } from '@fairway/gateway/contract/companyFramework';
import { useSite } from '@fairway/site';
import { Combobox } from '@fairway/ui';
import { useWords } from './words.ts';

export interface EmployeeBoxProps {
  value: Employee | null;
  onChange: (value: Employee | null) => void;
}

/** Somebody of the company who has no account yet, found by typing. */
export function EmployeeBox({ value, onChange }: EmployeeBoxProps) {
  const { t } = useWords();
  const { send } = useSite();
  return (
    <Combobox
      label={t('company.employee')}
      hint={t('company.employeeHint')}
      placeholder={t('company.noEmployee')}
      value={value}
      onChange={onChange}
      itemKey={({ id }) => id}
      itemText={({ name }) => name}
      renderItem={({ name, department }) => (department ? `${name} · ${department.name}` : name)}
      search={async (keyword, signal) => {
        const query = { keyword, seat: 'without' as const };
        return (await send(companyFramework.selectEmployees, { query }, { signal })).rows;
      }}
    />
  );
}

import type { Department } from '@fairway/gateway/contract/companyFramework';
import { Combobox, type SelectOption } from '@fairway/ui';
import { useMemo } from 'react';
import { useWords } from '../../../language/words.ts';
import { matching, optionsOf } from './departments.ts';
import type { words } from './words.zh.ts';

export interface DepartmentBoxProps {
  departments: readonly Department[];
  /** Id of the chosen one. */
  value: string | null;
  /** Hears null of a box that was emptied. */
  onChange: (id: string | null) => void;
  /** Text that is shown while no department is chosen. */
  placeholder: string;
}

const idOf = ({ value }: SelectOption) => value;
const labelOf = ({ label }: SelectOption) => label;

/** A department, found by words of its path: a company may have hundreds, more than a list can be looked through. */
export function DepartmentBox({ departments, value, onChange, placeholder }: DepartmentBoxProps) {
  const { t } = useWords<typeof words>();
  const options = useMemo(() => optionsOf(departments), [departments]);
  return (
    <Combobox
      label={t('framework.department')}
      placeholder={placeholder}
      value={options.find((option) => option.value === value) ?? null}
      onChange={(option) => onChange(option?.value ?? null)}
      itemKey={idOf}
      itemText={labelOf}
      search={async (keyword) => matching(options, keyword)}
      debounce={0}
    />
  );
}

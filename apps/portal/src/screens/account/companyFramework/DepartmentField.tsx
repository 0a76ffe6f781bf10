import { ComboboxField } from '@fairway/forms';
import type { SelectOption } from '@fairway/ui';
import * as v from 'valibot';
import { useWords } from '../../../language/words.ts';
import { matching } from './departments.ts';
import type { words } from './words.zh.ts';

/** A department of `optionsOf`, or null for none. */
export const departmentRule = v.nullable(v.object({ value: v.string(), label: v.string() }));

export interface DepartmentFieldProps {
  /** The field of the form; holds one of the options, or null: the company itself. */
  name: string;
  label: string;
  /** Those to choose from; without any the field is left out. */
  options: readonly SelectOption[];
}

/** A department of a form, found by words of its path. The same for five and for five hundred: a company grows. */
export function DepartmentField({ name, label, options }: DepartmentFieldProps) {
  const { t } = useWords<typeof words>();
  if (options.length === 0) return null;
  return (
    <ComboboxField<SelectOption>
      name={name}
      label={label}
      hint={t('framework.departmentHint')}
      placeholder={t('framework.top')}
      itemKey={({ value }) => value}
      itemText={({ label: path }) => path}
      search={async (keyword) => matching(options, keyword)}
      debounce={0}
    />
  );
}

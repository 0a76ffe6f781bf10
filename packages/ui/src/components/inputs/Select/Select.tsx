import { ChevronDown } from 'lucide-react';
import { memo, type Ref, type SelectHTMLAttributes } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as controlStyles from '../Field/control.css.ts';
import { Field, type FieldOptions } from '../Field/Field.tsx';
import { splitFieldProps } from '../Field/splitField.ts';
import * as styles from './Select.css.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectGroup {
  readonly label: string;
  readonly options: readonly SelectOption[];
}

export interface SelectProps
  extends FieldOptions,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldOptions | 'size' | 'multiple' | 'children'> {
  /** The select itself. */
  ref?: Ref<HTMLSelectElement> | undefined;
  /** The options, single or in groups. */
  options: readonly (SelectOption | SelectGroup)[];
  /** Shown while nothing is chosen, with the value `''`; an entry of the list unless `required`. */
  placeholder?: string | undefined;
  /** `small` in toolbars and next to pages, `large` in the search of a page. */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** One of a few: the platform's own list. From about fifteen options on use a `Combobox`. */
export function Select(props: SelectProps) {
  const { field, control } = splitFieldProps(props);
  const { ref, options, placeholder, size = 'medium', ...rest } = control;
  return (
    <Field {...field}>
      {({ 'aria-labelledby': _label, ...attributes }) => (
        <div className={joinClasses(controlStyles.box, controlStyles.size[size], styles.box)}>
          <select
            ref={ref}
            className={joinClasses(controlStyles.control, styles.select, size === 'small' && styles.small)}
            {...attributes}
            // Left to itself the browser would pass over a placeholder that cannot be chosen.
            defaultValue={placeholder !== undefined && rest.value === undefined ? '' : undefined}
            {...rest}
          >
            {placeholder !== undefined && (
              <option value="" disabled={field.required === true} hidden={field.required === true}>
                {placeholder}
              </option>
            )}
            <Options of={options} />
          </select>
          <Icon icon={ChevronDown} className={styles.arrow} />
        </div>
      )}
    </Field>
  );
}

/** Not rendered again for another value: there may be a hundred. */
const Options = memo(function Options({ of }: { of: SelectProps['options'] }) {
  return listOf(of).map((option) =>
    'options' in option ? (
      <optgroup key={option.label} label={option.label}>
        {listOf(option.options).map(renderOption)}
      </optgroup>
    ) : (
      renderOption(option)
    ),
  );
});

/** The available items of a list that may have holes, or may not be loaded. */
function listOf<T>(options: readonly T[]): readonly T[] {
  return Array.isArray(options) ? options.filter((option) => typeof option === 'object' && option) : [];
}

function renderOption({ value, label, disabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}

import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useMergedRefs } from '../../../hooks/useMergedRefs.ts';
import { joinClasses } from '../../../provider/classes.ts';
import * as controlStyles from '../Field/control.css.ts';
import { Field, type FieldOptions } from '../Field/Field.tsx';
import { splitFieldProps } from '../Field/splitField.ts';
import { ClearButton } from './ClearButton.tsx';
import * as styles from './TextField.css.ts';

export interface TextFieldProps
  extends FieldOptions,
    Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldOptions | 'size' | 'children'> {
  /** The input itself. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** `small` in toolbars, `large` in the search of a page. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Inside the box before the text: an icon, a dial code. */
  start?: ReactNode;
  /** Inside the box after the text: a unit, a port code, a button. */
  end?: ReactNode;
  /** Offers a button that empties the input while there is text; it calls `onChange`. */
  clearable?: boolean | undefined;
  /** After the clear button was pressed. */
  onClear?: (() => void) | undefined;
  /** The box around the input, as the anchor of other elements. */
  boxRef?: Ref<HTMLDivElement> | undefined;
}

/** One line of text. `className` reaches the field, `ref` and every other attribute the input. */
export function TextField(props: TextFieldProps) {
  const { field, control } = splitFieldProps(props);
  const { ref, boxRef, size = 'medium', start, end, clearable, onClear, type = 'text', ...rest } = control;
  const leadingBoxRef = useMergedRefs(leadToInput, boxRef);
  const hasStart = start !== undefined && start !== null;
  const hasEnd = end !== undefined && end !== null;

  return (
    <Field {...field}>
      {({ 'aria-labelledby': labelledBy, ...attributes }) => (
        <div
          // An input alone leaves no bare part of the box to press.
          ref={hasStart || hasEnd ? leadingBoxRef : boxRef}
          className={joinClasses(controlStyles.box, controlStyles.size[size])}
        >
          {hasStart && <span className={styles.start}>{start}</span>}
          <input
            type={type}
            className={controlStyles.control}
            {...attributes}
            {...rest}
            // The clear button hides while the placeholder shows, so there must be one.
            placeholder={rest.placeholder ?? (clearable ? ' ' : undefined)}
            ref={ref}
          />
          {clearable && !rest.disabled && !rest.readOnly && (
            <ClearButton inputId={attributes.id} labelledBy={labelledBy} onClear={onClear} />
          )}
          {hasEnd && <span className={styles.end}>{end}</span>}
        </div>
      )}
    </Field>
  );
}

/** Presses on bare parts of the box, such as a unit, land in the input, as they would through a label. */
function leadToInput(box: HTMLDivElement | null) {
  if (!box) return;
  const lead = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('button, a, select, input, label')) return;
    event.preventDefault();
    box.querySelector<HTMLInputElement>(':scope > input')?.focus();
  };
  box.addEventListener('mousedown', lead);
  return () => box.removeEventListener('mousedown', lead);
}

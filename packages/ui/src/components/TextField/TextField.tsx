import { X } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId, useRef } from 'react';
import { classes } from '../../provider/classes.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { useMergedRefs } from '../../provider/useMergedRefs.ts';
import * as controlStyles from '../Field/control.css.ts';
import { Field, type FieldOptions } from '../Field/Field.tsx';
import { splitField } from '../Field/splitField.ts';
import { Icon } from '../Icon/Icon.tsx';
import { replaceText } from './replaceText.ts';
import * as styles from './TextField.css.ts';

export interface TextFieldProps
  extends FieldOptions,
    Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldOptions | 'size' | 'children'> {
  /** The input itself. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** `small` in toolbars, `large` in the search of a page. */
  size?: keyof typeof controlStyles.size | undefined;
  /** Inside the box before the text: an icon, a dial code. */
  start?: ReactNode;
  /** Inside the box after the text: a unit, a port code, a button. */
  end?: ReactNode;
  /** Offers a button that empties the input while there is text; `onChange` hears of it. */
  clearable?: boolean | undefined;
  /** After the clear button was pressed. */
  onClear?: (() => void) | undefined;
  /** The box around the input, for what is placed against it. */
  boxRef?: Ref<HTMLDivElement> | undefined;
}

/** One line of text. `className` reaches the field, `ref` and every other attribute the input. */
export function TextField(props: TextFieldProps) {
  const { field, control } = splitField(props);
  const { ref, boxRef, size = 'medium', start, end, clearable, onClear, type = 'text', ...rest } = control;
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRefs(input, ref);
  const wholeBoxRef = useMergedRefs(leadToInput, boxRef);
  const clearId = useId();
  const { common } = useMessages();

  const clear = () => {
    const element = input.current;
    if (!element) return;
    replaceText(element, '');
    element.focus();
    onClear?.();
  };

  return (
    <Field {...field}>
      {({ 'aria-labelledby': labelledBy, ...attributes }) => (
        <div ref={wholeBoxRef} className={classes(controlStyles.box, controlStyles.size[size])}>
          {start !== undefined && start !== null && <span className={styles.start}>{start}</span>}
          <input
            type={type}
            className={controlStyles.control}
            {...attributes}
            {...rest}
            // The clear button hides while the placeholder shows, so there must be one.
            placeholder={rest.placeholder ?? (clearable ? ' ' : undefined)}
            ref={inputRef}
          />
          {clearable && !rest.disabled && !rest.readOnly && (
            <button
              type="button"
              id={clearId}
              className={styles.clear}
              // Out of the tab order: on the keyboard the text itself is deleted, and two stops a field are tiring.
              tabIndex={-1}
              aria-label={common.clear}
              aria-labelledby={labelledBy && `${clearId} ${labelledBy}`}
              onClick={clear}
            >
              <Icon of={X} />
            </button>
          )}
          {end !== undefined && end !== null && <span className={styles.end}>{end}</span>}
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

import { type InputHTMLAttributes, type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { useMergedRefs } from '../../../hooks/useMergedRefs.ts';
import { joinClasses } from '../../../provider/classes.ts';
import { FieldNotice, isShown } from '../Field/Field.tsx';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size' | 'children' | 'required'> {
  /** The input itself. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Text of the agreement or choice; may contain links. Leave it out only where `aria-label` names the box. */
  label?: ReactNode;
  /** A second, quieter line. */
  hint?: ReactNode;
  /** Error text: the problem and how to fix it; marks the box invalid. */
  error?: ReactNode;
  /** Whether some of the items that this box controls are chosen, such as some rows of a table. */
  indeterminate?: boolean | undefined;
  /** Must be ticked to go on. */
  required?: boolean | undefined;
}

/** Yes or no, or one of several to tick. `className` reaches the outer element, the rest the input. */
export function Checkbox({
  ref,
  id: givenId,
  label,
  hint,
  error,
  indeterminate = false,
  required,
  className,
  onChange,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRefs(input, ref);

  // HTML has no attribute for it.
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);

  return (
    <div className={joinClasses(styles.root, className)}>
      <div className={styles.line}>
        <input
          type="checkbox"
          id={id}
          ref={inputRef}
          className={styles.box}
          aria-invalid={isShown(error) || undefined}
          aria-required={required || undefined}
          aria-describedby={
            [describedBy, isShown(error) && `${id}-notice`, isShown(hint) && `${id}-hint`]
              .filter(Boolean)
              .join(' ') || undefined
          }
          {...rest}
          onChange={(event) => {
            onChange?.(event);
            // A press ends the mixed state in the element; only the owner may end it.
            event.currentTarget.indeterminate = indeterminate;
          }}
        />
        {isShown(label) && (
          <div className={styles.texts}>
            <label htmlFor={id} className={styles.label}>
              {label}
            </label>
            {isShown(hint) && (
              <p id={`${id}-hint`} className={styles.hint}>
                {hint}
              </p>
            )}
          </div>
        )}
      </div>
      <div className={styles.notice}>
        <FieldNotice id={`${id}-notice`} error={error} warning={null} />
      </div>
    </div>
  );
}

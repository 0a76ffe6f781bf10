import { type InputHTMLAttributes, type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { FieldNotice, isShown } from '../Field/Field.tsx';
import * as styles from './Switch.css.ts';

export interface SwitchProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'size' | 'children' | 'required'> {
  /** The input itself. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Name of the setting. Leave it out only where `aria-label` names the switch. */
  label?: ReactNode;
  /** A second, quieter line: what changes. */
  hint?: ReactNode;
  /** Why the change was not saved and what to do. */
  error?: ReactNode;
  /** The change is being saved: presses do nothing until then, and the focus stays. */
  loading?: boolean | undefined;
  /** Puts the label first and the switch at the end of the line, for lists of settings. */
  atEnd?: boolean | undefined;
}

/** On or off, at once. `className` reaches the outer element, the rest the input. */
export function Switch({
  ref,
  id: givenId,
  label,
  hint,
  error,
  loading = false,
  atEnd = false,
  className,
  onClick,
  onChange,
  'aria-describedby': describedBy,
  ...rest
}: SwitchProps) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const press = (event: MouseEvent<HTMLInputElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <div className={joinClasses(styles.root, className)}>
      <div className={joinClasses(styles.line, atEnd && styles.atEnd)}>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says by itself whether it is checked.
          role="switch"
          id={id}
          ref={ref}
          className={styles.track}
          aria-invalid={isShown(error) || undefined}
          aria-busy={loading || undefined}
          aria-describedby={
            joinClasses(describedBy, isShown(error) && `${id}-notice`, isShown(hint) && `${id}-hint`) ||
            undefined
          }
          {...rest}
          onClick={press}
          // React calls `onChange` before the press is prevented.
          onChange={(event) => {
            if (!loading) onChange?.(event);
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
      <div className={atEnd ? undefined : styles.notice}>
        <FieldNotice id={`${id}-notice`} error={error} warning={null} />
      </div>
    </div>
  );
}

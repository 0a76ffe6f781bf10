import { type InputHTMLAttributes, type RefObject, useLayoutEffect, useRef } from 'react';
import * as styles from './edit.css.ts';
import type { OpenCell } from './editStore.ts';
import type { CellEditor } from './editValues.ts';

interface CellInputProps {
  open: OpenCell;
  editor: Pick<CellEditor<never>, 'kind' | 'options' | 'required' | 'maxLength'>;
  label: string;
  /** Id of the message, where there is one. */
  describedBy: string | undefined;
  /** The focus left without Enter, Tab or Escape. */
  onLeave: (text: string) => void;
}

const modes: Partial<Record<CellEditor<never>['kind'], InputHTMLAttributes<HTMLInputElement>['inputMode']>> =
  {
    number: 'decimal',
  };

/** The editor of one cell; its keys are those of the grid, see `useCellEditing`. */
export function CellInput({ open, editor, label, describedBy, onLeave }: CellInputProps) {
  const element = useRef<HTMLInputElement | HTMLSelectElement>(null);
  const isTyped = useRef(open.isTyped);
  useLayoutEffect(() => {
    const input = element.current;
    input?.focus({ preventScroll: true });
    if (input instanceof HTMLInputElement && !isTyped.current) input.select();
  }, []);
  const common = {
    'data-editor': '',
    'aria-label': label,
    'aria-invalid': open.message !== undefined || undefined,
    'aria-describedby': describedBy,
    'aria-required': editor.required || undefined,
    className: styles.input,
    defaultValue: open.text,
    onBlur: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLSelectElement }) =>
      onLeave(currentTarget.value),
  };
  if (editor.kind === 'select')
    return (
      <select {...common} ref={element as RefObject<HTMLSelectElement>}>
        {!editor.required && <option value="">—</option>}
        {editor.options?.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    );
  return (
    <input
      {...common}
      ref={element as RefObject<HTMLInputElement>}
      type="text"
      inputMode={modes[editor.kind]}
      placeholder={editor.kind === 'date' ? 'YYYY-MM-DD' : undefined}
      autoComplete="off"
      spellCheck={editor.kind === 'text'}
    />
  );
}

import { ListFilter } from 'lucide-react';
import { type HTMLAttributes, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { UsedFilters } from '../TableFilters/UsedFilters.tsx';
import * as styles from './FilterBar.css.ts';

/** A filter that narrows the list now. */
export interface FilterInUse {
  readonly key: string;
  /** In words: `Vessel: ONE APUS`. */
  readonly text: string;
}

export interface FilterBarProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>;
  /** Names the bar; the kit's word for filters without it. */
  label?: string;
  /** Fields and buttons, the main button last. Their controls are on one line, with and without labels. */
  children: ReactNode;
  /** The filters in use, shown below the fields; needs `onRemove` and `onClear`. */
  filters?: readonly FilterInUse[];
  /** Called with the key of the filter whose button was pressed. */
  onRemove?: (key: string) => void;
  /** Removes all filters at once, so that one press is one step back. */
  onClear?: () => void;
  /** Whether a button hides and shows the fields on a phone. False for one or two fields. */
  folds?: boolean;
}

const noFilters: readonly FilterInUse[] = [];

/** The fields that narrow a list, in a line above it, with the filters in use below. */
export function FilterBar({
  label,
  filters = noFilters,
  onRemove,
  onClear,
  folds = true,
  className,
  children,
  ...rest
}: FilterBarProps) {
  const t = useMessages().tableFilters;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  /** The pressed button is removed with its filter: the focus moves to the fields, or to the button that opens them. */
  const keepFocus = () => {
    const control = fields.current?.querySelector<HTMLElement>('input, select, button');
    if (control?.checkVisibility()) control.focus();
    else opener.current?.focus();
  };

  return (
    <search aria-label={label ?? t.label} className={joinClasses(styles.root, className)} {...rest}>
      {folds ? (
        <Button
          ref={opener}
          className={styles.opener}
          icon={<Icon icon={ListFilter} />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {filters.length > 0 ? t.count(filters.length) : t.open}
        </Button>
      ) : null}
      <div id={id} ref={fields} className={styles.fields} data-folded={(folds && !isOpen) || undefined}>
        {children}
      </div>
      <UsedFilters
        filters={filters}
        onRemove={(key) => {
          keepFocus();
          onRemove?.(key);
        }}
        onClear={() => {
          keepFocus();
          onClear?.();
        }}
      />
    </search>
  );
}

import { ListFilter, Search } from 'lucide-react';
import { type HTMLAttributes, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { listOf } from '../../../provider/listOf.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { Popover } from '../../overlays/Popover/Popover.tsx';
import { type Filters, isIdle } from '../DataTable/filterRows.ts';
import { describeFilter } from './describeFilter.ts';
import { FilterForm } from './FilterForm.tsx';
import * as styles from './TableFilters.css.ts';
import type { FilterField } from './types.ts';
import { UsedFilters } from './UsedFilters.tsx';

export interface TableFiltersProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** The columns that can be filtered, and how. */
  fields: readonly FilterField[];
  /** Those in use, by key of their field. */
  filters: Filters;
  /** All filters at once, so that one choice is one step back. */
  onFiltersChange: (filters: Filters) => void;
  /** Text to search for in all columns. */
  search?: string;
  /** Hears of a search by Enter or when the field is left or cleared; without it none is offered. */
  onSearchChange?: (search: string) => void;
  /** Names the search where it looks for one thing only, such as an order number; "Search" unless given. */
  searchLabel?: string;
  /** Other tools of the table, at the end of the row; phones scroll to those that do not fit. */
  children?: ReactNode;
}

/** Narrows a table down: a search, filters by column in a panel, and a chip to remove each filter in use. */
export function TableFilters(props: TableFiltersProps) {
  const {
    fields: givenFields,
    filters: givenFilters,
    onFiltersChange,
    search = '',
    onSearchChange,
    searchLabel,
    className,
    children,
    ...rest
  } = props;
  const messages = useMessages();
  const t = messages.tableFilters;
  // Values from an untyped caller must not break the page.
  const fields = listOf(givenFields);
  const filters: Filters = givenFilters ?? {};
  const opener = useRef<HTMLButtonElement>(null);
  const used = fields.flatMap((field) => {
    const filter = filters[field.key];
    const text = filter && !isIdle(filter) ? describeFilter(field, filter, messages) : '';
    return text ? [{ field, text }] : [];
  });
  const remove = (key: string) => {
    const { [key]: _, ...left } = filters;
    onFiltersChange(left);
    // The button goes with its filter.
    opener.current?.focus();
  };
  return (
    <div className={joinClasses(styles.root, className)} {...rest}>
      <div className={styles.tools}>
        {onSearchChange && (
          <SearchField search={search} onSearchChange={onSearchChange} label={searchLabel} />
        )}
        {fields.length > 0 && (
          <Popover
            label={t.label}
            trigger={({ ref, ...trigger }) => (
              <Button
                size="small"
                icon={<Icon icon={ListFilter} />}
                ref={(element) => {
                  ref.current = element;
                  opener.current = element;
                }}
                {...trigger}
              >
                {used.length > 0 ? t.count(used.length) : t.open}
              </Button>
            )}
          >
            {(close) => (
              <FilterForm
                fields={fields}
                filters={filters}
                onApply={(next) => {
                  onFiltersChange(next);
                  close();
                  opener.current?.focus();
                }}
              />
            )}
          </Popover>
        )}
        {children ? <div className={styles.others}>{children}</div> : null}
      </div>
      <UsedFilters
        filters={used.map(({ field, text }) => ({ key: field.key, text }))}
        onRemove={remove}
        onClear={() => {
          onFiltersChange({});
          opener.current?.focus();
        }}
      />
    </div>
  );
}

interface SearchFieldProps {
  search: string;
  onSearchChange: (search: string) => void;
  label: string | undefined;
}

function SearchField({ search, onSearchChange, label: given }: SearchFieldProps) {
  const t = useMessages().tableFilters;
  const label = given ?? t.search;
  const [typed, setTyped] = useState(search);
  // Back and links change it from outside.
  useEffect(() => setTyped(search), [search]);
  const commit = (text: string) => {
    if (text.trim() !== search) onSearchChange(text.trim());
  };
  return (
    <TextField
      className={styles.search}
      label={label}
      labelHidden
      placeholder={label}
      type="search"
      size="small"
      start={<Icon icon={Search} />}
      clearable
      maxLength={200}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onClear={() => commit('')}
      onBlur={() => commit(typed)}
      onKeyDown={(event) => {
        // Enter that ends composing is the input method's.
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit(typed);
      }}
    />
  );
}

import { Button, EmptyState, Icon, Select, Skeleton, Stack, TextField, useLink } from '@fairway/ui';
import { Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { textLang } from '../../language/textLang.ts';
import * as styles from './ListView.css.ts';

export interface SearchBoxProps {
  /** Names the searchable items. */
  label: string;
  placeholder: string;
  submit: string;
  /** The query of the address. */
  value: string;
  longest: number;
  onSearch: (keyword: string) => void;
}

/** One box to search with; the rows follow when Enter or the button is pressed. */
export function SearchBox({ label, placeholder, submit, value, longest, onSearch }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const last = useRef(value);
  // Going back brings the word of that page back into the box, which keeps its focus.
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    if (box.current) box.current.value = value;
  }, [value]);
  // Text that was typed before the scripts loaded is only in the input, so its value is read from the form.
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('keyword') ?? '').trim());
  };
  return (
    <search aria-label={label}>
      <form className={styles.search} onSubmit={send}>
        <TextField
          className={styles.box}
          type="search"
          label={label}
          labelHidden
          placeholder={placeholder}
          size="large"
          start={<Icon icon={Search} />}
          maxLength={longest}
          name="keyword"
          ref={box}
          defaultValue={value}
          clearable
          onClear={() => onSearch('')}
        />
        <Button type="submit" tone="brand" size="large">
          {submit}
        </Button>
      </form>
    </search>
  );
}

export interface ListChoice {
  label: string;
  /** The text while nothing is chosen: all of them. */
  all?: string;
  options: readonly { readonly value: string; readonly label: string }[];
  value: string;
  onChange: (value: string) => void;
}

export interface ListRow {
  key: string;
  href: string;
  name: ReactNode;
  /** The name in the other language, or a second one. */
  other?: ReactNode;
  code?: string;
  /** More facts about it, one after the other. */
  facts: readonly (ReactNode | null)[];
  /** The one figure of the row with its unit. */
  figure?: { readonly value: string; readonly unit: string } | null;
  /** A button next to the row's own link. */
  act?: ReactNode;
}

export interface ListViewProps {
  /** Names the list to assistive technology. */
  label: string;
  /** Null while the rows are on their way. */
  rows: readonly ListRow[] | null;
  /** Rows that look otherwise, drawn in place of `rows`. */
  content?: ReactNode;
  count: ReactNode;
  /** A tool for all rows, next to the count. */
  tool?: ReactNode;
  /** Rows are led by a code and no name: its column is as narrow as one. */
  codes?: boolean;
  choices?: readonly ListChoice[];
  moving: boolean;
  empty: { readonly title: string; readonly text: string; readonly action?: ReactNode };
  /** Links to the other pages, below the rows. */
  pages?: ReactNode;
}

/** Rows that link to a page each, with filters above and pages below. */
export function ListView(props: ListViewProps) {
  const { label, rows, content, count, tool, codes, choices = [], moving, empty, pages } = props;
  return (
    <Stack gap="m">
      {choices.length > 0 ? (
        <div className={styles.tools}>
          {choices.map(({ label: name, all, options, value, onChange }) => (
            <Select
              key={name}
              className={styles.tool}
              label={name}
              labelHidden
              size="small"
              options={options}
              placeholder={all}
              value={value}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
            />
          ))}
        </div>
      ) : null}
      <div className={styles.head}>
        <p className={styles.count} aria-live="polite">
          {count}
        </p>
        {tool}
      </div>
      {rows === null ? (
        <Skeleton rows={8} columns={3} />
      ) : content ? (
        <div className={styles.content} data-moving={moving || undefined} aria-busy={moving || undefined}>
          {content}
        </div>
      ) : rows.length === 0 ? (
        <EmptyState kind="none-match" title={empty.title} actions={empty.action}>
          {empty.text}
        </EmptyState>
      ) : (
        <Rows label={label} rows={rows} codes={codes} moving={moving} />
      )}
      {pages}
    </Stack>
  );
}

/** Rows of a list; each is one link. */
export function Rows({
  label,
  rows,
  codes = false,
  moving = false,
}: {
  label: string;
  rows: readonly ListRow[];
  codes?: boolean;
  moving?: boolean;
}) {
  const Link = useLink();
  // Rendered for other rows, and not when they are dimmed.
  const items = useMemo(
    () =>
      rows.map(({ key, href, name, other, code, facts, figure, act }) => (
        <li key={key} className={styles.row} data-acts={act ? true : undefined}>
          <Link href={href} className={styles.link}>
            <span className={styles.names}>
              <span className={styles.name}>{name}</span>
              {other ? (
                <span className={styles.other} lang={typeof other === 'string' ? textLang(other) : undefined}>
                  {other}
                </span>
              ) : null}
              {code ? <span className={styles.code}>{code}</span> : null}
            </span>
            <span className={styles.facts}>{joined(facts)}</span>
            {figure ? (
              <span className={styles.figure}>
                <span className={styles.number}>{figure.value}</span>
                <span className={styles.unit}>{figure.unit}</span>
              </span>
            ) : null}
          </Link>
          {act}
        </li>
      )),
    [rows, Link],
  );
  return (
    <ul
      className={styles.rows}
      aria-label={label}
      data-codes={codes || undefined}
      data-moving={moving || undefined}
      aria-busy={moving || undefined}
    >
      {items}
    </ul>
  );
}

function joined(facts: readonly (ReactNode | null)[]): ReactNode[] {
  return facts
    .filter((fact) => fact !== null && fact !== '')
    .flatMap((fact, index) => (index === 0 ? [fact] : [' · ', fact]));
}

/** The source of the data on a page, and how reliable it is. */
export function Source({ children }: { children: ReactNode }) {
  return <p className={styles.source}>{children}</p>;
}

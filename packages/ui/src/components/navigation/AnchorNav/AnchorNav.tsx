import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useLink } from '../../../provider/UiProvider.tsx';
import * as styles from './AnchorNav.css.ts';
import { usePassedHeading } from './usePassedHeading.ts';

/** A heading of the page. */
export interface AnchorItem {
  /** Id of the heading. */
  readonly id: string;
  readonly label: ReactNode;
  /** Under the label: which articles, how many entries. */
  readonly note?: ReactNode;
  /** Address of the heading; `#id` without it. */
  readonly href?: string | undefined;
}

export interface AnchorNavProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** The headings, in the order of the page. */
  items: readonly AnchorItem[];
  /** Names the list and is above it: Contents. */
  label: string;
  /** Text of the line that opens the list on narrow screens: Contents (12 chapters). The label without it. */
  foldedLabel?: ReactNode;
}

/**
 * The contents of a long page. Next to the text it stays in the window and marks the current part; on narrow screens it
 * is folded above the text.
 */
export function AnchorNav({ items, label, foldedLabel = label, className, ...rest }: AnchorNavProps) {
  const current = usePassedHeading(items.map(({ id }) => id));
  const list = <AnchorList items={items} current={current} />;
  return (
    <nav aria-label={label} className={joinClasses(styles.root, className)} {...rest}>
      <div className={styles.beside}>
        <p className={styles.head}>{label}</p>
        {list}
      </div>
      <details className={styles.folded}>
        <summary className={styles.foldedHead}>{foldedLabel}</summary>
        {list}
      </details>
    </nav>
  );
}

function AnchorList({ items, current }: Pick<AnchorNavProps, 'items'> & { current: string | null }) {
  const Link = useLink();
  return (
    <ol className={styles.list}>
      {items.map(({ id, label, note, href = `#${id}` }) => (
        <li key={id}>
          <Link href={href} className={styles.link} aria-current={id === current ? 'location' : undefined}>
            <span>{label}</span>
            {note === undefined || note === null ? null : <span className={styles.note}>{note}</span>}
          </Link>
        </li>
      ))}
    </ol>
  );
}

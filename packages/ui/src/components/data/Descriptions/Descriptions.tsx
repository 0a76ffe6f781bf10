import { createContext, type HTMLAttributes, type ReactNode, type Ref, use } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Copyable } from './Copyable.tsx';
import * as styles from './Descriptions.css.ts';

type Layout = 'stacked' | 'rows';

const LayoutContext = createContext<Layout>('stacked');

export interface DescriptionsProps extends HTMLAttributes<HTMLDListElement> {
  ref?: Ref<HTMLDListElement>;
  /** Most columns; fewer where they do not fit. */
  columns?: 1 | 2 | 3 | 4;
  /** `stacked` puts the term above its value, `rows` next to it with a rule between entries. */
  layout?: Layout;
}

/** Facts about one thing: terms and their values. */
export function Descriptions({ columns = 3, layout = 'stacked', className, ...rest }: DescriptionsProps) {
  return (
    <LayoutContext value={layout}>
      <dl
        className={joinClasses(
          styles.list,
          styles.columns[columns],
          layout === 'stacked' && columns > 1 && styles.onPhone,
          className,
        )}
        {...rest}
      />
    </LayoutContext>
  );
}

export interface DescriptionProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** The name of the value. */
  term: string;
  /** The value; a dash if it is empty. */
  children?: ReactNode;
  /** Offers to copy this, clean of what only helps the eye. */
  copy?: string;
  /** Takes the whole line. */
  wide?: boolean;
}

/** A container number still fits half a phone. */
const shortCopy = 12;

/** One fact of `Descriptions`. */
export function Description({ term, children, copy, wide = false, className, ...rest }: DescriptionProps) {
  const { common } = useMessages();
  const layout = use(LayoutContext);
  const missing = children === undefined || children === null || children === '';
  return (
    <div
      className={joinClasses(
        styles.entry,
        wide && layout === 'rows' ? styles.wideRow : styles.layout[layout],
        wide && styles.wide,
        copy && copy.length > shortCopy && styles.copied,
        className,
      )}
      {...rest}
    >
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>
        {copy ? (
          <Copyable value={copy} name={term}>
            {children}
          </Copyable>
        ) : missing ? (
          common.none
        ) : typeof children === 'string' ? (
          // Dates and amounts keep their order regardless of the direction around them.
          <bdi>{children}</bdi>
        ) : (
          children
        )}
      </dd>
    </div>
  );
}

import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Copyable } from '../../data/Descriptions/Copyable.tsx';
import * as styles from './EmptyState.css.ts';
import { type EmptyKind, Picture } from './pictures.tsx';

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  ref?: Ref<HTMLElement>;
  /** The reason why there is no content; it selects the drawing and the texts. */
  kind: EmptyKind;
  /** Instead of the title of the kind. */
  title?: ReactNode;
  /** @deprecated Use `title`. */
  heading?: ReactNode;
  /** Instead of the sentence of the kind: what happened, and what to do next. */
  children?: ReactNode;
  /** One or two buttons or links, the main one first. */
  actions?: ReactNode;
  /** Quoted to support; shown with a button that copies it. */
  traceId?: string;
  /** Rank of the heading on its page: 1 where the state is the page. */
  level?: 1 | 2 | 3 | 4;
  /** `small` inside tables and cards. */
  size?: 'large' | 'small';
  /** `false` leaves the drawing out, where room is short. */
  picture?: boolean;
}

/** Replaces missing content: explains why it is empty and what to do next. */
export function EmptyState({
  kind,
  title,
  heading,
  children,
  actions,
  traceId,
  level = 2,
  size = 'large',
  picture = true,
  className,
  ...rest
}: EmptyStateProps) {
  const { emptyState } = useMessages();
  const Heading = `h${level}` as const;
  // An unknown kind counts as a failure.
  const words = emptyState[kind] ?? emptyState.failed;
  return (
    <section className={joinClasses(styles.state, styles.size[size], className)} data-kind={kind} {...rest}>
      {picture && <Picture kind={kind} />}
      <Heading className={styles.heading}>{title ?? heading ?? words.title ?? words.heading}</Heading>
      <div className={styles.explanation}>{children ?? words.text}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {traceId && (
        <div className={styles.trace}>
          {emptyState.trace}
          <Copyable value={traceId} name={emptyState.trace} />
        </div>
      )}
    </section>
  );
}

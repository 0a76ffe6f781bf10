import { useLink } from '@fairway/ui';
import type { ReactNode } from 'react';
import * as styles from './facts.css.ts';

export interface FactsProps {
  label: string;
  of: readonly { readonly term: string; readonly value: ReactNode | null; readonly aside?: string | null }[];
}

/** Key facts in a band; what is not known is left out. */
export function Facts({ label, of }: FactsProps) {
  return (
    <dl className={styles.band} aria-label={label}>
      {of
        .filter(({ value }) => value !== null)
        .map(({ term, value, aside }) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>
              {value} {aside ? <span className={styles.aside}>{aside}</span> : null}
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** The way to a page from the one above it. */
export function Trail({
  label,
  of,
}: {
  label: string;
  of: readonly { readonly name: string; readonly href?: string }[];
}) {
  const Link = useLink();
  return (
    <nav aria-label={label}>
      <ol className={styles.trail}>
        {of.map(({ name, href }) => (
          <li key={name} className={styles.step}>
            {href ? (
              <Link href={href} className={styles.stepLink}>
                {name}
              </Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

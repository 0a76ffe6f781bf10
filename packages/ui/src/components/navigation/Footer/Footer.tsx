import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { listOf } from '../../../provider/listOf.ts';
import { useLink, useMessages } from '../../../provider/UiProvider.tsx';
import { plain } from '../../../theme/plain.css.ts';
import { Content } from '../../layout/PageLayout/PageLayout.tsx';
import * as styles from './Footer.css.ts';

export interface FooterLink {
  readonly label: string;
  readonly href: string;
  /** `_blank` for agreements, which open without leaving a form. */
  readonly target?: '_blank';
}

/** A fact people look for at the end of a page: business hours, a telephone number. */
export interface FooterFact {
  readonly label: string;
  readonly text: string;
  /** `tel:` or `mailto:`, where pressing it can do something. */
  readonly href?: string;
}

export interface FooterProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>;
  /** The site's `Logo`. */
  brand?: ReactNode;
  /** Business hours and ways to reach people. */
  facts?: readonly FooterFact[];
  /** Columns of links under their titles. */
  columns?: ReadonlyArray<{ readonly title: string; readonly links: readonly FooterLink[] }>;
  /** Agreements and licences. */
  legal?: readonly FooterLink[];
  /** The owner of the site, and since when. */
  copyright?: ReactNode;
}

/** End of every page. */
export function Footer({ brand, facts, columns, legal, copyright, className, ...rest }: FooterProps) {
  const t = useMessages().footer;
  const agreements = listOf(legal);
  return (
    <footer className={joinClasses(styles.footer, className)} {...rest}>
      <Content>
        <div className={styles.upper}>
          <div>
            {brand ? <div className={styles.brand}>{brand}</div> : null}
            <dl className={styles.facts}>
              {listOf(facts).map((fact) => (
                <Fact key={fact.label} {...fact} />
              ))}
            </dl>
          </div>
          <div className={styles.columns}>
            {listOf(columns).map(({ title, links }) => (
              <nav key={title} aria-label={title}>
                {title ? <h2 className={styles.heading}>{title}</h2> : null}
                <Links of={links} className={styles.links} />
              </nav>
            ))}
          </div>
        </div>
        <div className={styles.lower}>
          <p className={plain}>{copyright}</p>
          {agreements.length > 0 ? (
            <nav aria-label={t.legal}>
              <Links of={agreements} className={styles.legal} />
            </nav>
          ) : null}
        </div>
      </Content>
    </footer>
  );
}

function Fact({ label, text, href }: FooterFact) {
  return (
    <>
      <dt className={styles.term}>{label}</dt>
      <dd className={styles.fact}>
        {/* Numbers of phones keep their order regardless of the direction around them. */}
        <bdi>
          {href ? (
            <a className={joinClasses(plain, styles.factLink)} href={href}>
              {text}
            </a>
          ) : (
            text
          )}
        </bdi>
      </dd>
    </>
  );
}

function Links({ of, className }: { of: readonly FooterLink[]; className: string }) {
  const Link = useLink();
  return (
    <ul className={className}>
      {listOf(of).map(({ label, ...link }) => (
        <li key={label}>
          <Link {...link} className={styles.link}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

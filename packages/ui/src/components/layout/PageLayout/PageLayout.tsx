import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import * as styles from './PageLayout.css.ts';
import './paper.css.ts';

export interface PageLayoutProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement>;
  /** The site's `Header`. */
  header?: ReactNode;
  /** The site's `Footer`. */
  footer?: ReactNode;
  /** Id of `<main>`, where the skip link leads and where a router may move focus after a change of page. */
  mainId?: string;
}

/** Frame of every page: skip link, header, main, footer. Content keeps its width by `Section` or `Content`. */
export function PageLayout({ header, footer, mainId, className, children, ...rest }: PageLayoutProps) {
  const ownId = useId();
  const target = mainId ?? ownId;
  return (
    <div className={joinClasses(styles.page, className)} {...rest}>
      <SkipLink target={target} />
      {header}
      <main id={target} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
    </div>
  );
}

export interface ContentProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement>;
  /** Whether it is all the content between header and footer: its children are stacked, with space to both. */
  whole?: boolean;
}

/** Keeps its children within 1200 px and off the edges of the screen. */
export function Content({ whole = false, className, ...rest }: ContentProps) {
  return <div className={joinClasses(styles.content, whole && styles.whole, className)} {...rest} />;
}

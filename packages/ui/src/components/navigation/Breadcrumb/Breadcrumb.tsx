import { type HTMLAttributes, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useLink, useMessages } from '../../../provider/UiProvider.tsx';
import * as styles from './Breadcrumb.css.ts';

/** A page on the way; without `href` the page itself. */
export interface BreadcrumbStep {
  readonly label: ReactNode;
  readonly href?: string | undefined;
}

export interface BreadcrumbProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** From the top to this page. The last one may be omitted where the heading below repeats it. */
  steps: readonly BreadcrumbStep[];
  /** With more steps than this, those in the middle wait behind a button. */
  max?: number | undefined;
}

/** The way from the top of the site to this page. */
export function Breadcrumb({ steps, max = 5, className, ...rest }: BreadcrumbProps) {
  const { breadcrumb } = useMessages();
  const [isWhole, setWhole] = useState(false);
  const hidden = isWhole || steps.length <= max ? 0 : steps.length - Math.max(max, 3) + 1;
  const list = useRef<HTMLOListElement>(null);

  // The focused button is removed: the first revealed step takes the focus.
  useEffect(() => {
    if (isWhole) list.current?.querySelectorAll('a')[1]?.focus();
  }, [isWhole]);

  return (
    <nav aria-label={breadcrumb.label} className={joinClasses(styles.root, className)} {...rest}>
      <ol ref={list} className={styles.steps}>
        {steps.map((step, index) => {
          if (index > 1 && index <= hidden) return null;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name, and keep their order
            <li key={index} className={styles.step}>
              {hidden > 0 && index === 1 ? (
                <button
                  type="button"
                  className={styles.more}
                  aria-label={breadcrumb.more(hidden)}
                  onClick={() => setWhole(true)}
                >
                  …
                </button>
              ) : (
                <StepLink {...step} />
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function StepLink({ label, href }: BreadcrumbStep) {
  const Link = useLink();
  if (href === undefined) return <span aria-current="page">{label}</span>;
  return (
    <Link href={href} className={styles.link}>
      {label}
    </Link>
  );
}

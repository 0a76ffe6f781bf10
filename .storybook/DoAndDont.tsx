import { useMessages } from '@fairway/ui';
import type { ReactNode } from 'react';

type Say = (zh: string, en: string) => string;

interface DoAndDontProps {
  /** Renders the correct use, in the language of the toolbar. */
  readonly good: (say: Say) => ReactNode;
  /** Why it is right, in a sentence. */
  readonly because: string;
  /** Renders the incorrect use. */
  readonly bad: (say: Say) => ReactNode;
  /** The problem with the bad example. */
  readonly instead: string;
}

/** Two live examples on the page of a component: one to follow, one to avoid. */
export function DoAndDont({ good, because, bad, instead }: DoAndDontProps) {
  const { lang } = useMessages();
  const say: Say = (zh, en) => (lang.startsWith('zh') ? zh : en);
  return (
    <div className="do-and-dont sb-unstyled">
      <figure>
        <div>{good(say)}</div>
        <figcaption data-kind="do">
          <span aria-hidden="true">✓</span>
          <span>
            <strong>Do.</strong> {because}
          </span>
        </figcaption>
      </figure>
      <figure>
        <div>{bad(say)}</div>
        <figcaption data-kind="dont">
          <span aria-hidden="true">✕</span>
          <span>
            <strong>Don't.</strong> {instead}
          </span>
        </figcaption>
      </figure>
    </div>
  );
}

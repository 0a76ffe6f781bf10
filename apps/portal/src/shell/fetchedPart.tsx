import { type ComponentType, lazy, type ReactElement, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { toasts } from '../failures/notices.ts';
import { useWords } from '../language/useWords.ts';
import { bar } from './bar.css.ts';

/**
 * A part of the shell that is fetched when it is needed first; on a slow line the line above the page says so. Where it cannot be had, each wish for it is answered by
 * a message with the way out: browsers do not ask again for a script that failed, only a page loaded anew does.
 */
export function fetchedPart(load: () => Promise<{ default: ComponentType }>): () => ReactElement {
  const Part = lazy(() => load().catch(() => ({ default: Missing })));
  return () => (
    <Suspense fallback={<div className={bar} aria-hidden="true" />}>
      <Part />
    </Suspense>
  );
}

/** Told anew by each press that asks for the part. */
function Missing() {
  const { key } = useLocation();
  return <Tell key={key} />;
}

function Tell() {
  const { t } = useWords();
  useEffect(() => {
    toasts.show({
      tone: 'bad',
      code: 'part-missing',
      text: t('failure.partMissing'),
      action: { label: t('failure.reload'), onPress: () => window.location.reload() },
    });
  }, [t]);
  return null;
}

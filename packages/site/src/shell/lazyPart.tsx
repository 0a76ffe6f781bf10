import { type ComponentType, lazy, type ReactElement, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../context.tsx';
import type { Site } from '../site.ts';
import { bar } from './bar.css.ts';

/** A part that is fetched when it is needed first. */
interface PartFetched {
  readonly load: () => Promise<{ default: ComponentType }>;
  /** Folder whose words it says. */
  readonly words: string | undefined;
  readonly onMissing: (() => void) | undefined;
  /** By site, because its words belong to that site. */
  readonly here: WeakMap<Site, ComponentType>;
}

/**
 * A part of the page that is fetched on first use; on a slow connection the progress bar shows it. If it fails, each
 * request shows a message with the way out: browsers do not request a failed script again until the page is reloaded.
 */
export function fetchedPart(
  load: PartFetched['load'],
  words?: string,
  onMissing?: () => void,
): () => ReactElement {
  const part: PartFetched = { load, words, onMissing, here: new WeakMap() };
  return () => <Fetched part={part} />;
}

function Fetched({ part }: { part: PartFetched }) {
  const site = useSite();
  const Part = part.here.get(site) ?? lazy(() => fetchPart(part, site));
  part.here.set(site, Part);
  return (
    <Suspense fallback={<div className={bar} aria-hidden="true" />}>
      <Part />
    </Suspense>
  );
}

async function fetchPart(
  { load, words, onMissing }: PartFetched,
  { loadWords }: Site,
): Promise<{ default: ComponentType }> {
  try {
    const [part] = await Promise.all([load(), words && loadWords(words)]);
    return part;
  } catch {
    onMissing?.();
    return { default: Missing };
  }
}

/** Shown again by each press that needs the part. */
export function Missing() {
  const { key } = useLocation();
  return <Tell key={key} />;
}

function Tell() {
  const { toasts, say } = useSite();
  useEffect(() => {
    toasts.show({
      tone: 'bad',
      code: 'part-missing',
      text: say('failure.partMissing'),
      action: { label: say('failure.reload'), onPress: () => window.location.reload() },
    });
  }, [toasts, say]);
  return null;
}

import { type ComponentType, lazy, type ReactElement, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Localization } from '../language/localization.ts';
import { useLocalization } from '../language/useLocalization.ts';
import { useNotices } from '../notices/useNotices.ts';
import { bar } from './bar.css.ts';

/** A part of the page that is fetched on first use. */
interface LazyPart {
  readonly load: () => Promise<{ default: ComponentType }>;
  /** Folder of its words. */
  readonly words: string | undefined;
  readonly onMissing: (() => void) | undefined;
  /** By language, because its words load with it. */
  readonly components: WeakMap<Localization, ComponentType>;
}

/**
 * A part of the page that is fetched on first use; on a slow connection the progress bar shows it. If it fails, each
 * request shows a message with the way out: browsers do not request a failed script again until the page is reloaded.
 */
export function lazyPart(load: LazyPart['load'], words?: string, onMissing?: () => void): () => ReactElement {
  const part: LazyPart = { load, words, onMissing, components: new WeakMap() };
  return () => <Loaded part={part} />;
}

function Loaded({ part }: { part: LazyPart }) {
  const localization = useLocalization();
  const Part = part.components.get(localization) ?? lazy(() => fetchPart(part, localization));
  part.components.set(localization, Part);
  return (
    <Suspense fallback={<div className={bar} aria-hidden="true" />}>
      <Part />
    </Suspense>
  );
}

async function fetchPart(
  { load, words, onMissing }: LazyPart,
  { loadWords }: Localization,
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
  return <MissingMessage key={key} />;
}

function MissingMessage() {
  const { toasts } = useNotices();
  const { say } = useLocalization();
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

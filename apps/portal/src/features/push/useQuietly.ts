import { useLocalization } from '@fairway/site';
import { type ComponentType, useEffect, useState } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Loads an optional part when it is due; if loading fails, the page does without it and shows no error. */
export function useQuietly<Props>(isDue: boolean, load: Load<Props>): ComponentType<Props> | null {
  const { loadWords } = useLocalization();
  const [part, setPart] = useState<{ readonly Part: ComponentType<Props> } | null>(null);
  useEffect(() => {
    if (!isDue) return;
    let isUnmounted = false;
    // The folder has no texts; this call also loads the kit's less common ones.
    Promise.all([load(), loadWords('features/push')]).then(
      ([module]) => {
        if (!isUnmounted) setPart({ Part: module.default });
      },
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [isDue, load, loadWords]);
  return isDue ? (part?.Part ?? null) : null;
}

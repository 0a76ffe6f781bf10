import { useLocalization } from '@fairway/site';
import { type ComponentType, useEffect, useState } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A part that nobody asked for, fetched when it is wanted: where it cannot be had, the page does without and says nothing. */
export function useQuietly<Props>(isDue: boolean, load: Load<Props>): ComponentType<Props> | null {
  const { loadWords } = useLocalization();
  const [part, setPart] = useState<{ readonly Part: ComponentType<Props> } | null>(null);
  useEffect(() => {
    if (!isDue) return;
    let isUnmounted = false;
    // The folder has no words; with them comes what the kit says in its less common parts.
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

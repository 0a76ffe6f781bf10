import { whenIdle } from '@fairway/site';
import { type ComponentType, useEffect, useState } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

/** A part that is not needed at once: it is fetched after the page has loaded and when the browser is idle. */
export function AtRest({ load }: { load: Load }) {
  const [part, setPart] = useState<{ readonly Part: ComponentType } | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    const fetchPart = async () => {
      // If it cannot be loaded, the page works without it.
      const module = await load().catch(() => null);
      if (module && !isUnmounted) setPart({ Part: module.default });
    };
    const rest = () => void whenIdle(fetchPart);
    if (document.readyState === 'complete') rest();
    else window.addEventListener('load', rest, { once: true });
    return () => {
      isUnmounted = true;
      window.removeEventListener('load', rest);
    };
  }, [load]);
  return part ? <part.Part /> : null;
}

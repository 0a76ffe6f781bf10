import { useSyncExternalStore } from 'react';

/** The density in force, an attribute of `<html>`. */
export function usePageDensity(): 'comfortable' | 'compact' {
  return useSyncExternalStore(watch, read, () => 'comfortable');
}

function watch(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-density'] });
  return () => observer.disconnect();
}

function read(): 'comfortable' | 'compact' {
  return document.documentElement.dataset.density === 'compact' ? 'compact' : 'comfortable';
}

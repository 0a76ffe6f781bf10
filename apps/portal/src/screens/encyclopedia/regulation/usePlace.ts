import { fragmentOf } from '@fairway/site';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The part of the page that the address names, `article-42`; empty where it names none. A server is never told it, so
 * it is empty too until a page that came drawn is the browser's own.
 */
export function usePlace(): string {
  const location = useLocation();
  return useSyncExternalStore(
    never,
    () => fragmentOf(location),
    () => '',
  );
}

const never = () => () => undefined;

import { fragmentOf } from '@fairway/site';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Returns the fragment of the address, `article-42`, or an empty string. Browsers do not send fragments to servers, so
 * it is also empty until a server-rendered page is hydrated.
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

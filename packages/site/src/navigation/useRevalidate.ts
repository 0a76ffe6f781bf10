import { useCallback } from 'react';
import { useRouter } from './router.ts';

/**
 * Revalidates the loaders of the page. For callers that do not need its state: the router's own hook renders its caller
 * at each navigation.
 */
export function useRevalidate(): () => Promise<void> {
  const router = useRouter();
  return useCallback(() => router.revalidate(), [router]);
}

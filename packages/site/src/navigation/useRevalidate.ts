import { useCallback } from 'react';
import { useRouter } from './router.ts';

/**
 * Has the page read anew what its loaders read. For whom it is no matter whether that is under way: the router's own hook
 * has its caller drawn at each step to another address.
 */
export function useRevalidate(): () => Promise<void> {
  const router = useRouter();
  return useCallback(() => router.revalidate(), [router]);
}

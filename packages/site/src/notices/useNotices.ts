import { createContext } from 'react';
import { useRequired } from '../useRequired.ts';
import type { Notices } from './notices.ts';

export const NoticesContext = createContext<Notices | null>(null);

export function useNotices(): Notices {
  return useRequired(NoticesContext, 'useNotices');
}

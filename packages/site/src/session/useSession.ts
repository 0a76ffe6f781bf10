import { createContext } from 'react';
import { useRequired } from '../useRequired.ts';
import type { SiteSession } from './siteSession.ts';

export const SessionContext = createContext<SiteSession | null>(null);

export function useSession(): SiteSession {
  return useRequired(SessionContext, 'useSession');
}

import { createContext } from 'react';
import { useRequired } from '../useRequired.ts';
import type { SiteNavigation } from './siteNavigation.ts';

export const NavigationContext = createContext<SiteNavigation | null>(null);

export function useSiteNavigation(): SiteNavigation {
  return useRequired(NavigationContext, 'useSiteNavigation');
}

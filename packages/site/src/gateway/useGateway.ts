import { createContext } from 'react';
import { useRequired } from '../useRequired.ts';
import type { SiteGateway } from './siteGateway.ts';

export const GatewayContext = createContext<SiteGateway | null>(null);

export function useGateway(): SiteGateway {
  return useRequired(GatewayContext, 'useGateway');
}

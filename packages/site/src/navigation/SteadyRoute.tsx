import { type ReactNode, useContext, useMemo } from 'react';
import { UNSAFE_RouteContext as RouteContext, useLocation } from 'react-router-dom';

/**
 * At each navigation the router provides a new matched route, and every link and every hook that navigates is rendered
 * for it. Below this they are rendered when the address changes. Not around an `<Outlet>`: its content is rendered
 * through the same context.
 */
export function SteadyRoute({ children }: { children: ReactNode }) {
  const route = useContext(RouteContext);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the route of an address stays what it is.
  const steady = useMemo(() => route, [key]);
  return <RouteContext value={steady}>{children}</RouteContext>;
}

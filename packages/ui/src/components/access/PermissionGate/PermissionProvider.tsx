import { createContext, type ReactNode, use, useMemo } from 'react';
import { type Decision, decidePermission, type Need, type Viewer } from './decide.ts';

interface Permissions extends Viewer {
  readonly onRequest: ((need: Need) => unknown) | undefined;
}

const Context = createContext<Permissions | null>(null);

export interface PermissionProviderProps extends Viewer {
  /** Requests access for the viewer; a rejected promise means that the request was not sent. */
  onRequest?: ((need: Need) => unknown) | undefined;
  /** The pages that check permissions. */
  children?: ReactNode;
}

/** Defines who views the page. Put it where the session is known; a story wraps a part in one to show it as a role. */
export function PermissionProvider({ role, permissions, onRequest, children }: PermissionProviderProps) {
  const value = useMemo(() => ({ role, permissions, onRequest }), [role, permissions, onRequest]);
  return <Context value={value}>{children}</Context>;
}

function usePermissions(): Permissions {
  const permissions = use(Context);
  if (!permissions)
    throw new Error(
      'Wrap the page in <PermissionProvider role={…} permissions={…}> before asking what is allowed.',
    );
  return permissions;
}

/** Returns whether the viewer is allowed, and what is missing if not. */
export function usePermission(need: Need): Decision {
  return decidePermission(need, usePermissions());
}

/** Returns a function that requests access; undefined where the site does not offer this. */
export function useAccessRequest(): ((need: Need) => unknown) | undefined {
  return usePermissions().onRequest;
}

import { createContext, type ReactNode, use, useMemo } from 'react';
import { type Decision, decidePermission, type Need, type Viewer } from './decide.ts';

interface Permissions extends Viewer {
  readonly onRequest: ((need: Need) => unknown) | undefined;
}

const Context = createContext<Permissions | null>(null);

export interface PermissionProviderProps extends Viewer {
  /** Asks for access on behalf of the viewer; a rejected promise says that it was not sent. */
  onRequest?: ((need: Need) => unknown) | undefined;
  /** The pages that ask what is allowed. */
  children?: ReactNode;
}

/** Says who looks at the page. Put it where the session is known; a story puts one round a part to show it as a role. */
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

/** Whether the viewer may, and what is missing where not. */
export function usePermission(need: Need): Decision {
  return decidePermission(need, usePermissions());
}

/** Asks for access; undefined where the site offers no way to. */
export function useAccessRequest(): ((need: Need) => unknown) | undefined {
  return usePermissions().onRequest;
}

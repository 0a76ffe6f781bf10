import {
  type AriaAttributes,
  cloneElement,
  isValidElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { isShown } from '../../inputs/Field/Field.tsx';
import { Tooltip } from '../../overlays/Tooltip/Tooltip.tsx';
import { AccessRequest } from './AccessRequest.tsx';
import type { ClosedReason, Need } from './decide.ts';
import * as styles from './PermissionGate.css.ts';
import { useAccessRequest, usePermission } from './PermissionProvider.tsx';

export interface PermissionGateProps {
  /** The requirement of the part: `{ role: 2 }`, `{ permission: 'seat:assign' }`, or both. */
  need: Need;
  /**
   * The replacement of a closed part. `hide`: nothing. `explain`: the control, which takes focus, explains why and does
   * nothing; a whole section is replaced by the explanation. `request`: the same, with a button that requests access.
   */
  otherwise?: 'hide' | 'explain' | 'request';
  /** Instead of the built-in reason. */
  reason?: ReactNode | ((missing: ClosedReason) => ReactNode);
  /** `control` for one button or link, which is the default, `section` for anything larger. */
  kind?: 'control' | 'section';
  /** @deprecated Use `kind`. */
  of?: 'control' | 'section';
  /** The gated content: one control, or with `kind="section"` anything. */
  children?: ReactNode;
}

/** Shows a part of the page to users who may use it, and explains to others what is missing. The server checks again. */
export function PermissionGate({
  need,
  otherwise = 'hide',
  reason,
  kind,
  of,
  children,
}: PermissionGateProps) {
  const { permissionGate: say } = useMessages();
  const decision = usePermission(need);
  const onRequest = useAccessRequest();
  if (decision.open) return children;
  if (otherwise === 'hide' || !isShown(children)) return null;

  const why =
    (typeof reason === 'function' ? reason(decision.reason) : reason) ?? say.reason[decision.reason];
  const ask = otherwise === 'request' && onRequest && <AccessRequest onRequest={() => onRequest(need)} />;
  if ((kind ?? of) === 'section' || !isControl(children))
    return (
      <EmptyState
        kind={decision.reason === 'login' ? 'login-needed' : 'not-allowed'}
        size="small"
        level={3}
        actions={ask}
      >
        {why}
      </EmptyState>
    );

  const control = (
    <Tooltip text={why}>
      {cloneElement(children, {
        'aria-disabled': true,
        className: joinClasses(children.props.className, styles.closed),
        // Replaces its own handler: nothing may run.
        onClick: swallow,
      })}
    </Tooltip>
  );
  return ask ? (
    <span className={styles.asking}>
      {control}
      {ask}
    </span>
  ) : (
    control
  );
}

type Control = ReactElement<
  AriaAttributes & { className?: string; onClick?: (event: MouseEvent) => void; disabled?: boolean }
>;

function isControl(children: ReactNode): children is Control {
  return isValidElement(children);
}

function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

import { Slot } from '@radix-ui/react-slot';
import {
  type AriaAttributes,
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
  useId,
  useRef,
} from 'react';
import { useMergedRefs } from '../../../hooks/useMergedRefs.ts';
import { joinClasses } from '../../../provider/classes.ts';
import { isShown } from '../../inputs/Field/Field.tsx';
import type { Placement } from '../Popover/place.ts';
import * as styles from './Tooltip.css.ts';
import { useTooltip } from './useTooltip.ts';

export interface TooltipProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  ref?: Ref<HTMLSpanElement>;
  /** A few words, no controls; where it is empty there is no tooltip. */
  text: ReactNode;
  /** `description` adds to the name of its element, `label` is the name, for buttons that are an icon alone. */
  as?: 'description' | 'label';
  /** Wished side; turned over where there is no room. */
  placement?: Placement;
  /** Ms of hovering before it shows; keyboard focus shows it at once. */
  delay?: number;
  /** The one element it belongs to: a button, a link, or another that takes focus. */
  children: ReactElement<AriaAttributes>;
}

/** A few words about a control, on hover and on keyboard focus. Nothing essential may be in it. */
export function Tooltip({
  text,
  as = 'description',
  placement = 'top',
  delay = 500,
  className,
  children,
  ref,
  ...rest
}: TooltipProps) {
  const id = useId();
  const trigger = useRef<HTMLElement>(null);
  const panel = useRef<HTMLSpanElement>(null);
  const panelRef = useMergedRefs(panel, ref);
  const { triggerHandlers, panelHandlers } = useTooltip({ delay, placement, trigger, panel });
  if (!isShown(text)) return children;

  // Hidden text names and describes as well, so a screen reader needs no hover.
  const described = [children.props['aria-describedby'], id].filter(Boolean).join(' ');
  const tied = as === 'label' ? { 'aria-labelledby': id } : { 'aria-describedby': described };
  return (
    <>
      <Slot ref={trigger} {...triggerHandlers}>
        {cloneElement(children, tied)}
      </Slot>
      <span
        role="tooltip"
        className={joinClasses(styles.tooltip, className)}
        {...panelHandlers}
        {...rest}
        id={id}
        ref={panelRef}
        popover="manual"
      >
        {text}
      </span>
    </>
  );
}

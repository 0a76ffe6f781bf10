import type { FocusEvent, HTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { DismissButton } from './DismissButton.tsx';
import * as styles from './Popover.css.ts';
import { type PopoverOptions, type TriggerProps, usePopover } from './usePopover.ts';

export interface PopoverProps extends PopoverOptions, Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Draws the button that opens it; spread the given props on a `<button>`. */
  trigger: (props: TriggerProps) => ReactNode;
  /** Names the panel. */
  label: string;
  /** A function is handed the way to close. */
  children?: ReactNode | ((close: () => void) => ReactNode);
}

/** Details of one thing, next to it, closed by the next press outside. For a list of actions use `Menu`. */
export function Popover({
  trigger,
  label,
  open,
  onOpenChange,
  placement,
  className,
  children,
  ...rest
}: PopoverProps) {
  const popover = usePopover<HTMLElement>({ open, onOpenChange, placement });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !popover.open) return;
    // Not further: a dialog around it must not close with it.
    event.preventDefault();
    event.stopPropagation();
    popover.hide();
    popover.trigger.current?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node) || popover.trigger.current?.contains(relatedTarget)) return;
    if (!popover.panel.current?.contains(relatedTarget)) popover.hide();
  };

  return (
    <>
      {trigger(popover.triggerProps)}
      <section
        aria-label={label}
        className={joinClasses(styles.panel, className)}
        {...rest}
        id={popover.id}
        ref={popover.panel}
        popover="auto"
        // A scrolling panel must be reachable by keyboard.
        tabIndex={popover.scrolls ? 0 : undefined}
        onBeforeToggle={popover.onBeforeToggle}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      >
        {popover.open && (
          <DismissButton
            onDismiss={() => {
              popover.hide();
              popover.trigger.current?.focus();
            }}
          />
        )}
        {popover.open && (typeof children === 'function' ? children(popover.hide) : children)}
      </section>
    </>
  );
}

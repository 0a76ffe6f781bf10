import { type HTMLAttributes, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { type PopoverOptions, type TriggerProps, usePopover } from '../../overlays/Popover/usePopover.ts';
import { type MenuEntry, MenuPanel } from './MenuPanel.tsx';

/** Props that the button of a menu spreads on itself. */
export interface MenuTriggerProps extends TriggerProps {
  readonly 'aria-haspopup': 'menu';
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export interface MenuProps extends PopoverOptions, Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Draws the button that opens it; spread the given props on a `<button>`. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  /** Names the menu. */
  label: string;
  /** Content above the items that is not an item: name, badge, account. */
  header?: ReactNode;
  /**
   * `MenuItem`, `MenuLink`, `MenuCheckbox`, `MenuRadioGroup`, `MenuSub`, `MenuSeparator`. Given as a function they are drawn when it
   * is first opened: for a menu in every row of a list, most of which nobody opens.
   */
  children: ReactNode | (() => ReactNode);
}

/** A button that opens a list of actions, links or choices. */
export function Menu({
  trigger,
  label,
  header,
  open,
  onOpenChange,
  placement,
  children,
  ...rest
}: MenuProps) {
  const popover = usePopover<HTMLDivElement>({ open, onOpenChange, placement });
  const entry = useRef<MenuEntry>('chosen');
  const openAt = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    entry.current = event.key === 'ArrowUp' ? 'last' : 'chosen';
    popover.show();
  };
  return (
    <>
      {trigger({ ...popover.triggerProps, 'aria-haspopup': 'menu', onKeyDown: openAt })}
      <MenuPanel
        controls={popover}
        opener={popover.trigger}
        entry={entry}
        kind="auto"
        label={label}
        header={header}
        items={children}
        {...rest}
      />
    </>
  );
}

import {
  createContext,
  type HTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { DismissButton } from '../../overlays/Popover/DismissButton.tsx';
import { panel as surface } from '../../overlays/Popover/Popover.css.ts';
import { type PopoverOptions, type TriggerProps, usePopover } from '../../overlays/Popover/usePopover.ts';
import * as styles from './Menu.css.ts';
import { useMenuKeys } from './useMenuKeys.ts';

/** What the button of a menu spreads on itself. */
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
   * `MenuItem`, `MenuLink`, `MenuCheckbox`, `MenuRadioGroup`, `MenuSeparator`. Given as a function they are drawn when it is first opened:
   * for a menu in every row of a list, most of which nobody opens.
   */
  children: ReactNode | (() => ReactNode);
}

interface MenuContext {
  /** Closes the menu and gives focus back to the trigger. */
  readonly leave: () => void;
}

const Context = createContext<MenuContext | null>(null);

/** The menu of an item. */
export function useMenu(): MenuContext {
  const context = use(Context);
  if (!context) throw new Error('Items of a menu belong inside a Menu.');
  return context;
}

/** A button that opens a list of actions, links or choices. */
export function Menu({
  trigger,
  label,
  header,
  open,
  onOpenChange,
  placement,
  className,
  children,
  ...rest
}: MenuProps) {
  const popover = usePopover<HTMLDivElement>({ open, onOpenChange, placement });
  const [wasOpened, setWasOpened] = useState(false);
  if (popover.open && !wasOpened) setWasOpened(true);
  const menu = useRef<HTMLDivElement>(null);
  const { focus, onKeyDown } = useMenuKeys({ menu, trigger: popover.trigger, hide: popover.hide });
  const entry = useRef<'chosen' | 'last'>('chosen');

  const enter = useEffectEvent(() => {
    const checkedItem = menu.current?.querySelector<HTMLElement>(
      '[role="menuitemradio"][aria-checked="true"]',
    );
    if (entry.current === 'last') focus(-1);
    else if (checkedItem) checkedItem.focus();
    else focus(0);
    entry.current = 'chosen';
  });
  // Items can take focus once the browser shows the panel, in the frame after `open`.
  useEffect(() => {
    if (!popover.open) return;
    const frame = requestAnimationFrame(enter);
    return () => cancelAnimationFrame(frame);
  }, [popover.open]);

  const leave = () => {
    popover.hide();
    popover.trigger.current?.focus();
  };
  const openAt = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    entry.current = event.key === 'ArrowUp' ? 'last' : 'chosen';
    popover.show();
  };

  return (
    <Context value={{ leave }}>
      {trigger({ ...popover.triggerProps, 'aria-haspopup': 'menu', onKeyDown: openAt })}
      <div
        className={joinClasses(surface, styles.panel, className)}
        {...rest}
        id={popover.id}
        ref={popover.panel}
        popover="auto"
        onBeforeToggle={popover.onBeforeToggle}
      >
        <DismissButton onDismiss={leave} />
        {header && <div className={styles.head}>{header}</div>}
        <div
          role="menu"
          aria-label={label}
          tabIndex={-1}
          ref={menu}
          className={styles.menu}
          onKeyDown={onKeyDown}
          onPointerMove={focusUnderPointer}
        >
          {typeof children !== 'function' ? children : wasOpened ? children() : null}
        </div>
      </div>
    </Context>
  );
}

function focusUnderPointer({ target }: PointerEvent) {
  if (!(target instanceof Element)) return;
  const item = target.closest<HTMLElement>('[role^="menuitem"]');
  if (item && item !== document.activeElement) item.focus({ preventScroll: true });
}

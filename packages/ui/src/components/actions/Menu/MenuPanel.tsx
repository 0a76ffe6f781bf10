import {
  createContext,
  type HTMLAttributes,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useStable } from '../../../hooks/useStable.ts';
import { joinClasses } from '../../../provider/classes.ts';
import { DismissButton } from '../../overlays/Popover/DismissButton.tsx';
import { panel as surface } from '../../overlays/Popover/Popover.css.ts';
import type { usePopover } from '../../overlays/Popover/usePopover.ts';
import * as styles from './Menu.css.ts';
import { useMenuKeys } from './useMenuKeys.ts';

interface MenuContext {
  /** Closes the whole menu and gives focus back to what opened it. */
  readonly leave: () => void;
  readonly isOpen: boolean;
}

const Context = createContext<MenuContext | null>(null);

/** The menu of an item. */
export function useMenu(): MenuContext {
  const context = use(Context);
  if (!context) throw new Error('Items of a menu belong inside a Menu.');
  return context;
}

export type MenuEntry = 'chosen' | 'last';

interface MenuPanelProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Opens, closes and places it. */
  controls: ReturnType<typeof usePopover<HTMLDivElement>>;
  /** Takes the focus when the menu closes. */
  opener: RefObject<HTMLElement | null>;
  /** The item that the focus goes to at the next opening. */
  entry: RefObject<MenuEntry>;
  /** `manual` where the press that opens it ends after it is open: the browser would close it at once. */
  kind: 'auto' | 'manual';
  label: string;
  header: ReactNode;
  items: ReactNode | (() => ReactNode);
}

/** The list of a menu, wherever it opens. */
export function MenuPanel({
  controls,
  opener,
  entry,
  kind,
  label,
  header,
  items,
  className,
  ...rest
}: MenuPanelProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (controls.open && !wasOpened) setWasOpened(true);
  const menu = useRef<HTMLDivElement>(null);
  const { focus, onKeyDown } = useMenuKeys({ menu, trigger: opener, hide: controls.hide });

  const enter = useEffectEvent(() => {
    // A press on an item can come before this frame, and keeps the focus.
    if (menu.current?.contains(document.activeElement)) return;
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
    if (!controls.open) return;
    const frame = requestAnimationFrame(enter);
    return () => cancelAnimationFrame(frame);
  }, [controls.open]);

  const leave = useStable(() => {
    controls.hide();
    opener.current?.focus();
  });
  const context = useMemo(() => ({ leave, isOpen: controls.open }), [leave, controls.open]);

  return (
    <Context value={context}>
      <div
        className={joinClasses(surface, styles.panel, className)}
        {...rest}
        id={controls.id}
        ref={controls.panel}
        popover={kind}
        onBeforeToggle={controls.onBeforeToggle}
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
          {typeof items !== 'function' ? items : wasOpened ? items() : null}
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

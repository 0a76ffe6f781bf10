import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { panel as surface } from '../../overlays/Popover/Popover.css.ts';
import * as styles from './Menu.css.ts';
import { useMenuKeys } from './useMenuKeys.ts';
import { useSubmenu } from './useSubmenu.ts';

export interface MenuSubProps {
  /** Text of the item, which also names the menu that it opens. */
  label: string;
  /** Before the text. */
  icon?: ReactNode;
  /** Whether it is disabled: focusable, but it does not open. */
  disabled?: boolean;
  /** The items of the second level. */
  children: ReactNode;
}

/** An item that opens more items at its side; on a phone they replace the menu, with a way back. */
export function MenuSub({ label, icon, disabled = false, children }: MenuSubProps) {
  const { menu: t } = useMessages();
  const panel = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const submenu = useSubmenu({ panel, trigger });
  const { focus, onKeyDown } = useMenuKeys({ menu: panel, trigger, hide: submenu.hide });

  const openAndEnter = () => {
    submenu.show();
    // Items can take focus once the browser shows the panel.
    requestAnimationFrame(() => focus(0));
  };
  const press = (event: MouseEvent) => {
    // A mouse keeps its place; keys and fingers go on to the items.
    if (event.detail === 0 || submenu.isOver) openAndEnter();
    else submenu.show();
  };
  const openByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== submenu.keysAt(event.currentTarget).open || disabled) return;
    event.preventDefault();
    event.stopPropagation();
    openAndEnter();
  };
  const back = () => {
    submenu.hide();
    trigger.current?.focus();
  };
  const keysInside = (event: KeyboardEvent<HTMLElement>) => {
    // Tab leaves the whole menu, which the first level does.
    if (event.key === 'Tab') return;
    if (event.key === submenu.keysAt(event.currentTarget).close) {
      event.preventDefault();
      back();
    } else {
      onKeyDown(event);
    }
    event.stopPropagation();
  };
  const hover = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && !disabled && !submenu.isOver) submenu.showSoon();
  };

  return (
    <>
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        ref={trigger}
        aria-haspopup="menu"
        aria-expanded={submenu.isOpen}
        aria-controls={submenu.id}
        aria-disabled={disabled || undefined}
        className={styles.item}
        onClick={disabled ? undefined : press}
        onKeyDown={openByKey}
        onPointerEnter={hover}
        onPointerLeave={submenu.forget}
        onBlur={submenu.hideSoon}
      >
        {icon}
        <span className={styles.label}>{label}</span>
        <Icon icon={ChevronRight} directional />
      </button>
      <div
        role="menu"
        aria-label={label}
        tabIndex={-1}
        id={submenu.id}
        ref={panel}
        popover="manual"
        className={joinClasses(surface, styles.panel, styles.submenu)}
        onToggle={submenu.onToggle}
        onKeyDown={keysInside}
        onBlur={submenu.hideSoon}
      >
        {submenu.isOver ? (
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-label={t.back(label)}
            className={joinClasses(styles.item, styles.back)}
            onClick={back}
          >
            <Icon icon={ChevronLeft} directional />
            <span className={styles.label}>{label}</span>
          </button>
        ) : null}
        {children}
      </div>
    </>
  );
}

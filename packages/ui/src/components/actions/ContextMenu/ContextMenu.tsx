import {
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
} from 'react';
import { type PopoverOptions, usePopover } from '../../overlays/Popover/usePopover.ts';
import { type MenuEntry, MenuPanel } from '../Menu/MenuPanel.tsx';
import * as styles from './ContextMenu.css.ts';
import { useLongPress } from './useLongPress.ts';

/** The props that the element of a context menu spreads on itself. */
export interface ContextMenuTargetProps {
  readonly onContextMenu: (event: MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onClickCapture: (event: MouseEvent) => void;
}

export interface ContextMenuProps
  extends Pick<PopoverOptions, 'onOpenChange'>,
    Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Draws the element that it belongs to; spread the given props on it. It, or something in it, takes focus. */
  target: (props: ContextMenuTargetProps) => ReactNode;
  /** Names the menu. */
  label: string;
  /** Content above the items that is not an item. */
  header?: ReactNode;
  /** The items of `Menu`, or a function that draws them when it is first opened. */
  children: ReactNode | (() => ReactNode);
}

/** Actions on a thing, where it was pressed with the right button or for long, or by Shift F10. */
export function ContextMenu({ target, label, header, onOpenChange, children, ...rest }: ContextMenuProps) {
  const point = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLElement>(null);
  const entry = useRef<MenuEntry>('chosen');
  const popover = usePopover<HTMLDivElement>({ onOpenChange, anchor: point });

  const openAt = (x: number, y: number) => {
    const { activeElement } = document;
    opener.current = activeElement instanceof HTMLElement ? activeElement : null;
    if (point.current) Object.assign(point.current.style, { left: `${x}px`, top: `${y}px` });
    popover.show();
  };
  const { handlers, wasLong } = useLongPress(openAt);

  const onContextMenu = (event: MouseEvent) => {
    event.preventDefault();
    // Android reports a long press too.
    if (!wasLong()) openAt(event.clientX, event.clientY);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey))) return;
    event.preventDefault();
    const { left, bottom } = (event.target as Element).getBoundingClientRect();
    openAt(left, bottom);
  };

  return (
    <>
      {target({ onContextMenu, onKeyDown, ...handlers })}
      <span ref={point} className={styles.point} aria-hidden="true" />
      <MenuPanel
        controls={popover}
        opener={opener}
        entry={entry}
        kind="manual"
        label={label}
        header={header}
        items={children}
        {...rest}
      />
    </>
  );
}

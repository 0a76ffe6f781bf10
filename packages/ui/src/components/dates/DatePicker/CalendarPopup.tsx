import type { ReactNode } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { popup as surface } from '../../inputs/Field/popup.css.ts';
import type { usePopover } from '../../overlays/Popover/usePopover.ts';
import { keepTab } from '../Calendar/keepTab.ts';
import * as styles from './DatePicker.css.ts';

interface CalendarPopupProps {
  popover: ReturnType<typeof usePopover<HTMLDivElement>>;
  label: string;
  onEscape: () => void;
  children: ReactNode;
}

/** A dialog that holds a calendar, under its box. */
export function CalendarPopup({ popover, label, onEscape, children }: CalendarPopupProps) {
  return (
    <div
      role="dialog"
      aria-label={label}
      className={joinClasses(surface, styles.popup)}
      id={popover.id}
      ref={popover.panel}
      popover="auto"
      onBeforeToggle={popover.onBeforeToggle}
      onToggle={({ newState }) => {
        if (newState === 'open')
          popover.panel.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
      }}
      onKeyDown={(event) => {
        keepTab(event);
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        popover.hide();
        onEscape();
      }}
    >
      {popover.open && children}
    </div>
  );
}

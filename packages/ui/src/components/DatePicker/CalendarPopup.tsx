import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../provider/classes.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { popup as surface } from '../Field/popup.css.ts';
import { tool } from '../Field/tool.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { usePopover } from '../Popover/usePopover.ts';
import * as styles from './DatePicker.css.ts';

type PopoverState = ReturnType<typeof usePopover<HTMLDivElement>>;

interface CalendarButtonProps {
  popover: PopoverState;
  disabled: boolean | undefined;
}

/** Opens the calendar; the box does so with Alt+↓. */
export function CalendarButton({ popover, disabled }: CalendarButtonProps) {
  const { datePicker: say } = useMessages();
  return (
    <button
      type="button"
      className={tool}
      aria-label={say.open}
      disabled={disabled}
      {...popover.triggerProps}
    >
      <Icon of={CalendarDays} />
    </button>
  );
}

interface CalendarPopupProps {
  popover: PopoverState;
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
      className={classes(surface, styles.popup)}
      id={popover.id}
      ref={popover.panel}
      popover="auto"
      onBeforeToggle={popover.onBeforeToggle}
      onToggle={({ newState }) => {
        if (newState === 'open')
          popover.panel.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
      }}
      onKeyDown={(event) => {
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

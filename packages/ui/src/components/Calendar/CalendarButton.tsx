import { CalendarDays } from 'lucide-react';
import { tool } from '../Field/tool.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { usePopover } from '../Popover/usePopover.ts';

interface CalendarButtonProps {
  popover: ReturnType<typeof usePopover<HTMLDivElement>>;
  label: string;
  disabled: boolean | undefined;
}

/** Opens the calendar at the end of a box; the box does so with Alt+↓. */
export function CalendarButton({ popover, label, disabled }: CalendarButtonProps) {
  return (
    <button type="button" className={tool} aria-label={label} disabled={disabled} {...popover.triggerProps}>
      <Icon of={CalendarDays} />
    </button>
  );
}

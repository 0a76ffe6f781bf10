import { CalendarDays } from 'lucide-react';
import { tool } from '../../inputs/Field/tool.css.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { usePopover } from '../../overlays/Popover/usePopover.ts';

interface CalendarButtonProps {
  popover: ReturnType<typeof usePopover<HTMLDivElement>>;
  label: string;
  /** Id of what names the field. */
  labelId: string;
  disabled: boolean | undefined;
}

/** Opens the calendar at the end of a box; the box does so with Alt+↓. */
export function CalendarButton({ popover, label, labelId, disabled }: CalendarButtonProps) {
  return (
    <button
      type="button"
      id={`${popover.id}-button`}
      className={tool}
      aria-label={label}
      aria-labelledby={`${labelId} ${popover.id}-button`}
      disabled={disabled}
      {...popover.triggerProps}
    >
      <Icon icon={CalendarDays} />
    </button>
  );
}

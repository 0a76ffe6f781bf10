import { Slot, Slottable } from '@radix-ui/react-slot';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { useMergedRefs } from '../../../hooks/useMergedRefs.ts';
import { joinClasses } from '../../../provider/classes.ts';
import { withLead } from '../../../provider/withLead.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';
import { useHeldPress } from './useHeldPress.ts';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>;
  /** `brand` for the one main action, `line` for others, `quiet` inside dense rows, `danger` for what destroys. */
  tone?: 'brand' | 'line' | 'quiet' | 'danger';
  /** `small` inside tables and toolbars, `large` for the search of a page. */
  size?: 'small' | 'medium' | 'large';
  /** Whether the action runs: the button keeps its size and focus, announces it, and ignores presses. */
  loading?: boolean;
  /**
   * False while its subject is loading: a press is then queued, shown as loading, and executed as soon as possible with
   * the data of that moment.
   */
  ready?: boolean;
  /** Icon before the text. */
  icon?: ReactNode;
  /** As wide as its container. */
  block?: boolean;
  /**
   * For a `quiet` button at the start or end of its container: its text is aligned with the rest, its background
   * extends beyond.
   */
  flush?: 'start' | 'end' | undefined;
  /**
   * Applies looks and behaviour to its one child instead of rendering a `<button>`: a `<label>`, a custom link.
   */
  asChild?: boolean;
}

/** Does something. For going somewhere use `ButtonLink`. */
export function Button({ ready, ...props }: ButtonProps) {
  // Only the few buttons that may have to wait pay for a queued press: a thousand rows of others mount a tenth faster.
  return ready === undefined ? draw(props) : <WaitingButton ready={ready} {...props} />;
}

function WaitingButton({ ready, loading = false, onClick, ref, ...rest }: ButtonProps & { ready: boolean }) {
  const { isWaiting, hold, element } = useHeldPress(ready && !loading);
  return draw({
    ...rest,
    ref: useMergedRefs(element, ref),
    loading: loading || isWaiting,
    onClick: ready ? onClick : hold,
  });
}

function draw({
  tone = 'line',
  size = 'medium',
  loading = false,
  icon,
  block = false,
  flush,
  asChild = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: Omit<ButtonProps, 'ready'>) {
  const lead = loading ? <Spinner /> : icon;
  const shared = {
    className: joinClasses(
      styles.button,
      styles.tone[tone],
      styles.size[size],
      block && styles.block,
      flush && styles.flush[flush],
      className,
    ),
    // Not `disabled`: a button that vanishes from the tab order under the finger loses the keyboard user's place.
    'aria-disabled': loading || undefined,
    'aria-busy': loading || undefined,
    onClick: loading ? swallow : onClick,
    ...rest,
  };
  if (asChild)
    return (
      <Slot {...shared}>
        {lead}
        <Slottable>{children}</Slottable>
      </Slot>
    );
  return (
    <button type={type} {...shared}>
      {withLead(lead, children)}
    </button>
  );
}

/** A pressed submit button must not submit again while it is loading. */
function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

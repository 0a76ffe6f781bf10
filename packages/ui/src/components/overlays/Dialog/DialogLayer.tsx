import { type HTMLAttributes, type KeyboardEvent, type Ref, useLayoutEffect, useRef } from 'react';
import { useMergedRefs } from '../../../hooks/useMergedRefs.ts';
import { joinClasses } from '../../../provider/classes.ts';
import * as styles from './DialogLayer.css.ts';

export interface DialogLayerProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement>;
  /** Names its content. */
  label: string;
  /** Called to close it, by Esc; the dialog below stays open. */
  onClose?: () => void;
}

/**
 * While mounted, covers an open dialog, for third-party content: a slider captcha, a payment form. It is rendered
 * inside the dialog, so that it can be pressed and reached by Tab, unlike elements outside a modal dialog.
 */
export function DialogLayer({ label, onClose, className, ref, onKeyDown, ...rest }: DialogLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const merged = useMergedRefs(layer, ref);
  useLayoutEffect(() => {
    const before = document.activeElement;
    layer.current?.showPopover();
    layer.current?.focus();
    return () => {
      // Focus returns to the element that opened the layer.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has default styles, and this element contains no fields of a form.
    <div
      role="group"
      aria-label={label}
      popover="manual"
      tabIndex={-1}
      className={joinClasses(styles.layer, className)}
      {...rest}
      ref={merged}
      onKeyDown={(event: KeyboardEvent<HTMLDivElement>) => {
        onKeyDown?.(event);
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        // The dialog below would take it for its own.
        event.stopPropagation();
        onClose?.();
      }}
    />
  );
}

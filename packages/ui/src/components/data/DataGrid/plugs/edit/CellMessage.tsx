import { useLayoutEffect, useRef, useState } from 'react';
import { useFollow } from '../../../../overlays/Popover/useFollow.ts';
import * as styles from './edit.css.ts';

/** Why a cell was refused: a mark in its corner, and the text next to it while it has the focus or the pointer. */
export function CellMessage({ id, text }: { id: string; text: string }) {
  const mark = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLSpanElement>(null);
  const cell = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    const element = mark.current?.closest<HTMLElement>('td, th') ?? null;
    cell.current = element;
    if (!element) return;
    const show = () => setOpen(true);
    const hide = () => setOpen(element.matches(':focus-within, :hover'));
    const events = [
      ['focusin', show],
      ['mouseenter', show],
      ['focusout', hide],
      ['mouseleave', hide],
    ] as const;
    for (const [name, listener] of events) element.addEventListener(name, listener);
    hide();
    return () => {
      for (const [name, listener] of events) element.removeEventListener(name, listener);
    };
  }, []);
  useLayoutEffect(() => {
    panel.current?.togglePopover(open);
  }, [open]);
  useFollow(open, cell, panel, 'bottom-start', 2);
  return (
    <>
      <span ref={mark} aria-hidden="true" className={styles.mark} />
      <span ref={panel} id={id} popover="manual" className={styles.message}>
        {text}
      </span>
    </>
  );
}

import { useEffect, useId, useRef } from 'react';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import * as styles from './Dialog.css.ts';

interface DiscardQuestionProps {
  onKeep: () => void;
  onDiscard: () => void;
}

/** Replaces the footer and asks before typed input is lost; focus moves to the answer that keeps it. */
export function DiscardQuestion({ onKeep, onDiscard }: DiscardQuestionProps) {
  const { dialog } = useMessages();
  const id = useId();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    keep.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <div className={styles.foot} role="alertdialog" aria-labelledby={id}>
      <p id={id} className={styles.question}>
        {dialog.discardQuestion}
      </p>
      <Button ref={keep} onClick={onKeep} aria-describedby={id}>
        {dialog.keepEditing}
      </Button>
      <Button tone="danger" onClick={onDiscard}>
        {dialog.discard}
      </Button>
    </div>
  );
}

import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as styles from './MultiCombobox.css.ts';

interface ChosenItem<T> {
  readonly key: string;
  readonly text: string;
  readonly item: T;
}

interface ChosenProps<T> {
  id: string;
  label: string;
  items: readonly ChosenItem<T>[];
  fixed: boolean;
  onRemove: (item: T) => void;
  /** Called when the last one is removed by its button: the focus needs another place. */
  onEmpty: () => void;
}

/** Shows the chosen items, each with a remove button. */
export function ChosenItems<T>({ id, label, items, fixed, onRemove, onEmpty }: ChosenProps<T>) {
  const { multiCombobox: say } = useMessages();
  const list = useRef<HTMLUListElement>(null);
  /** Index of the pressed button. */
  const pressed = useRef<number | null>(null);
  useLayoutEffect(() => {
    const at = pressed.current;
    if (at === null) return;
    pressed.current = null;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(at, buttons.length - 1)];
    if (next) next.focus();
    else onEmpty();
  });
  if (items.length === 0) return null;
  return (
    <ul ref={list} id={id} aria-label={label} className={styles.chips}>
      {items.map(({ key, text, item }, place) => (
        <li key={key} className={styles.item}>
          <span className={styles.name}>{text}</span>
          {!fixed && (
            <button
              type="button"
              className={styles.remove}
              aria-label={say.remove(text)}
              onClick={() => {
                pressed.current = place;
                onRemove(item);
              }}
            >
              <Icon icon={X} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

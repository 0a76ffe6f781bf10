import { Bookmark, Trash2 } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { Popover, type PopoverProps } from '../../overlays/Popover/Popover.tsx';
import * as styles from './SavedViews.css.ts';
import type { SavedViewsState } from './useSavedViews.ts';
import { type SavedView, viewLimits } from './views.ts';

export interface SavedViewsProps extends Omit<PopoverProps, 'trigger' | 'label' | 'children'> {
  /** From `useSavedViews`. */
  state: SavedViewsState;
}

/** Lets readers keep how they look at a table, its columns, sort and filters, under a name. */
export function SavedViews({ state, ...rest }: SavedViewsProps) {
  const t = useMessages().savedViews;
  const { views, current, isDesigned, isFull } = state;
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  const [announcement, say] = useState('');
  const [removed, setRemoved] = useState<{ name: string; before: readonly SavedView[] } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const text = name.trim();
  const replaces = views.some((view) => view.name === text);

  const save = (event: FormEvent) => {
    event.preventDefault();
    // React passes events through portals: a form around the table must not be sent.
    event.stopPropagation();
    const problem = text === '' ? t.needsName : isFull && !replaces ? t.full(String(viewLimits.views)) : '';
    setError(problem);
    if (problem !== '') return field.current?.focus();
    state.save(text);
    setRemoved(null);
    setName('');
    say(t.saved(text));
  };
  const remove = (view: SavedView) => {
    setRemoved({ name: view.name, before: views });
    state.remove(view.name);
    say(t.removed(view.name));
    // The button that had the focus is gone.
    list.current?.querySelector('button')?.focus();
  };

  return (
    <Popover
      placement="bottom-end"
      {...rest}
      label={t.label}
      trigger={(trigger) => (
        <Button size="small" icon={<Icon icon={Bookmark} />} {...trigger}>
          {current ?? t.open}
        </Button>
      )}
    >
      <div className={styles.panel}>
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        <ul ref={list} aria-label={t.label} className={styles.list}>
          <li className={styles.item}>
            <button
              type="button"
              className={styles.view}
              aria-current={isDesigned || undefined}
              onClick={() => {
                state.applyDesigned();
                say(t.applied(t.designed));
              }}
            >
              {t.designed}
            </button>
          </li>
          {views.map((view) => (
            <li key={view.name} className={styles.item}>
              <button
                type="button"
                className={styles.view}
                aria-current={view.name === current || undefined}
                onClick={() => {
                  state.apply(view.name);
                  say(t.applied(view.name));
                }}
              >
                {view.name}
              </button>
              <button
                type="button"
                className={styles.remove}
                aria-label={t.remove(view.name)}
                onClick={() => remove(view)}
              >
                <Icon icon={Trash2} />
              </button>
            </li>
          ))}
        </ul>
        {removed && (
          <div className={styles.removed}>
            <span>{t.removed(removed.name)}</span>
            <Button
              size="small"
              tone="quiet"
              onClick={() => {
                state.restore(removed.before);
                setRemoved(null);
              }}
            >
              {t.undo}
            </Button>
          </div>
        )}
        <form className={styles.form} onSubmit={save} noValidate>
          <TextField
            ref={field}
            size="small"
            label={t.name}
            value={name}
            maxLength={viewLimits.name}
            error={error || undefined}
            autoComplete="off"
            onChange={({ target }) => {
              setName(target.value);
              setError('');
            }}
          />
          <Button size="small" type="submit">
            {replaces ? t.replace(text) : t.save}
          </Button>
        </form>
      </div>
    </Popover>
  );
}

import { Notice, type NoticeProps } from '@fairway/ui';
import { type MouseEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import { useFormContext } from '../context.ts';
import { problemText } from '../problems/problem.ts';
import type { FormStore, Summary } from '../types.ts';
import { useSummary } from '../useFormState.ts';
import { namesAround } from '../values/names.ts';
import * as styles from './ErrorSummary.css.ts';

export interface ErrorSummaryProps extends Omit<NoticeProps, 'ref' | 'tone' | 'title' | 'live' | 'children'> {
  /**
   * `list` names every problem and takes the focus; `form` shows only what fits no field, `none` nothing, and the first broken
   * field takes it.
   */
  shows?: 'list' | 'form' | 'none';
}

/** The problems that prevent the form around it from being sent, with a link to each field. `Form` renders one at its top. */
export function ErrorSummary({ shows = 'list', ...rest }: ErrorSummaryProps) {
  const form = useFormContext();
  const messages = useFormMessages();
  const box = useRef<HTMLDivElement>(null);
  const { attempt, entries } = useKept(useSummary(form), box);
  const seen = useRef(attempt);
  const titleId = useId();
  const isListed = ({ name }: Summary['entries'][number]) =>
    shows === 'list' || (shows === 'form' && name === '');
  const listed = entries.filter(isListed);
  const firstField = entries.find(({ name }) => name !== '')?.name;

  useEffect(() => {
    if (attempt === seen.current) return;
    seen.current = attempt;
    // The box is rendered only if it has content; otherwise focuses the first invalid field.
    if (box.current) box.current.focus();
    else if (firstField !== undefined) form.focus(firstField);
  }, [attempt, firstField, form]);

  if (listed.length === 0) return null;

  const say = ({ name, problem }: Summary['entries'][number]) => {
    const control = form.control(name);
    const text = problemText(problem, messages, control);
    const label = [...rowLabels(form, name), control?.label].filter(Boolean).join(' · ');
    return label ? messages.form.entry(label, text) : text;
  };
  const goTo = (name: string) => (event: MouseEvent) => {
    event.preventDefault();
    form.focus(name);
  };
  const sole = listed.length === 1 && listed[0]?.name === '' ? listed[0] : undefined;

  return (
    <Notice
      {...rest}
      ref={box}
      tone="bad"
      // Not a live region: the focus that it takes reads it out.
      role="region"
      tabIndex={-1}
      aria-labelledby={titleId}
      title={<span id={titleId}>{sole ? say(sole) : messages.form.summary(listed.length)}</span>}
    >
      {!sole && (
        <ul className={styles.list}>
          {listed.map((entry) => (
            <li key={entry.name}>
              {entry.name === '' ? (
                say(entry)
              ) : (
                <a
                  href={`#${form.control(entry.name)?.element()?.id ?? ''}`}
                  className={styles.link}
                  onClick={goTo(entry.name)}
                >
                  {say(entry)}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

/** The rows that a field is in, from the outermost: `Row 3`. */
function rowLabels(form: FormStore, name: string): readonly string[] {
  return namesAround(name)
    .toReversed()
    .flatMap((around) => {
      const at = around.lastIndexOf('.');
      const list = around.slice(0, at);
      const key = around.slice(at + 1);
      const label = key.startsWith('~') ? form.control(list)?.rowLabel : undefined;
      return label ? [label(form.rows(list).keys().indexOf(key) + 1)] : [];
    });
}

/** Returns the summary to draw: between two attempts neither the box nor a link is removed while it has the focus. */
function useKept(summary: Summary, box: RefObject<HTMLElement | null>): Summary {
  const [visibleSummary, keep] = useState(summary);
  if (summary.attempt !== visibleSummary.attempt) keep(summary);

  useEffect(() => {
    if (summary === visibleSummary) return;
    const follow = () => {
      const focused = document.activeElement;
      const goes = focused !== box.current || summary.entries.length === 0;
      if (!goes || !box.current?.contains(focused)) keep(summary);
    };
    // The field reports that it was left before the focus reaches the pressed element.
    let soon = setTimeout(follow);
    const left = () => {
      clearTimeout(soon);
      soon = setTimeout(follow);
    };
    const element = box.current;
    element?.addEventListener('focusout', left);
    return () => {
      clearTimeout(soon);
      element?.removeEventListener('focusout', left);
    };
  }, [summary, visibleSummary, box]);
  return visibleSummary;
}

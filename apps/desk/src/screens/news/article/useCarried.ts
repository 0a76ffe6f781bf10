import type { FormStore } from '@fairway/forms';
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { type ArticleValues, draftOf } from './draft.ts';

/**
 * The text that was typed after the save was requested, and the cursor position; the form of the new revision continues
 * with them.
 */
export interface Carried {
  readonly values: ArticleValues | null;
  readonly field: string;
  readonly from: number;
  readonly to: number;
}

interface Saved {
  readonly revision: number;
  /** The values that were sent. */
  readonly values: ArticleValues;
}

type Form = Pick<FormStore<ArticleValues>, 'value' | 'values' | 'set' | 'control'>;

const textOf = (values: ArticleValues) => JSON.stringify(draftOf(values));

/** Passes typed values from the form of one revision to that of the next, so that no keystroke is lost in between. */
export function useCarried(form: Form, carried: RefObject<Carried | null>) {
  const saved = useRef<Saved | null>(null);
  const isCarried = useRef(false);
  useLayoutEffect(() => {
    isCarried.current = carried.current?.values != null;
    take(form, carried.current);
    carried.current = null;
    return () => {
      if (saved.current) carried.current = leftOf(form, saved.current);
    };
  }, [form, carried]);
  return {
    /** The sent values are the article's newest revision; text typed since then is not in it. */
    handOver: (revision: number, values: ArticleValues) => {
      saved.current = { revision, values };
    },
    /** Returns whether the form began with values typed while the previous revision was being saved. */
    wasCarried: useCallback(() => isCarried.current, []),
  };
}

function leftOf(form: Form, { revision, values }: Saved): Carried {
  const now = form.values();
  const isTyped = textOf(now) !== textOf(values);
  const at = document.activeElement;
  const isText = at instanceof HTMLTextAreaElement || (at instanceof HTMLInputElement && at.type === 'text');
  return {
    values: isTyped ? { ...now, seen: String(revision) } : null,
    field: isText && form.control(at.name)?.element() === at ? at.name : '',
    from: isText ? (at.selectionStart ?? 0) : 0,
    to: isText ? (at.selectionEnd ?? 0) : 0,
  };
}

function take(form: Form, carried: Carried | null): void {
  if (!carried) return;
  for (const [name, value] of Object.entries(carried.values ?? {})) {
    form.set(name as keyof ArticleValues, value);
  }
  const element = form.control(carried.field)?.element();
  if (!(element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement)) return;
  element.focus({ preventScroll: true });
  element.setSelectionRange(carried.from, carried.to);
}

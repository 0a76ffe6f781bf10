import type { FormStore, FormValues } from '@fairway/forms';
import type { CertificationKind } from '@fairway/gateway/contract/certification';
import { company } from '@fairway/gateway/contract/company';
import { useGateway } from '@fairway/site';
import { useCallback, useEffect, useRef, useState } from 'react';

/** The pause after the last input, in ms, before the form is saved. */
const rest = 1_500;

/** The fields that a draft never contains: proofs, and consents that must be given each time. */
const never = new Set(['password', 'again', 'verifyCode', 'agree', 'consent']);

export interface ServerDraft {
  /** The time of the last save; null before, `failed` if the server did not respond. */
  readonly savedAt: string | 'failed' | null;
  /** Saves now; resolves once it is saved. */
  readonly save: () => Promise<void>;
}

/** Saves the entered values on the server, so that they are available on any device; a submission ends it. */
export function useServerDraft<Values extends FormValues>(
  form: FormStore<Values>,
  kind: CertificationKind,
): ServerDraft {
  const { send } = useGateway();
  const [savedAt, setSavedAt] = useState<ServerDraft['savedAt']>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = useCallback(async () => {
    clearTimeout(timer.current);
    try {
      const saved = await send(company.saveDraft, { body: { kind, values: draftOf(form.values()) } });
      setSavedAt(saved.savedAt);
    } catch {
      // The form works on; the next change tries again.
      setSavedAt('failed');
    }
  }, [send, form, kind]);
  useEffect(() => {
    const later = () => {
      clearTimeout(timer.current);
      // A submission ends the draft, so the draft is not saved again after it.
      timer.current = setTimeout(() => {
        if (!form.pending()) void save();
      }, rest);
    };
    const leave = [...form.names]
      .filter((name) => !never.has(name))
      .map((name) => form.subscribe(`${name}=`, later));
    return () => {
      clearTimeout(timer.current);
      for (const stop of leave) stop();
    };
  }, [form, save]);
  return { savedAt, save };
}

function draftOf(values: FormValues): Record<string, string | string[]> {
  const draft: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(values)) {
    if (never.has(name)) continue;
    if (typeof value === 'string') draft[name] = value;
    else if (Array.isArray(value)) draft[name] = value.map(String);
  }
  return draft;
}

/** The values of a form with those of a draft in place, where they are of the same kind. */
export function withDraft<Values extends FormValues>(
  initial: Values,
  draft: Readonly<Record<string, string | string[]>> | null,
): Values {
  if (!draft) return initial;
  return Object.fromEntries(
    Object.entries(initial).map(([name, value]) => {
      const saved = Object.hasOwn(draft, name) && !never.has(name) ? draft[name] : undefined;
      const fits = typeof saved === typeof value && Array.isArray(saved) === Array.isArray(value);
      return [name, fits ? saved : value];
    }),
  ) as Values;
}

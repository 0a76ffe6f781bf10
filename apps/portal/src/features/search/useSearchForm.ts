import { useAddress, useNow } from '@fairway/site';
import type { PortOption } from '@fairway/ui';
import { type IsoWeek, isWeek } from '@fairway/ui/dates';
import { useMemo, useRef, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { resultsAddress } from '../../screens/freight/results/address.ts';
import { bookingWeek } from './bookingWeek.ts';
import { readDraft, recentPortsAt, rememberLane, writeDraft } from './memory.ts';

export interface SearchValues {
  readonly origin: PortOption | null;
  readonly destination: PortOption | null;
  /** ISO week, `2026-W48`. */
  readonly week: IsoWeek | null;
}

type Errors = { readonly [Field in keyof SearchValues]?: string };

/** State of the freight search: the choices, the missing fields, and the target of the button. */
export function useSearchForm(start: SearchValues) {
  const { t } = useWords();
  const { navigate } = useAddress();
  const now = useNow();
  const [values, setValues] = useState<SearchValues>(() => begin(start, now));
  const latest = useRef(values);
  const [errors, setErrors] = useState<Errors>({});
  const fields = {
    origin: useRef<HTMLInputElement>(null),
    destination: useRef<HTMLInputElement>(null),
    week: useRef<HTMLInputElement>(null),
  };

  const [originCode, destinationCode] = [values.origin?.code, values.destination?.code];
  const recent = {
    origin: useMemo(() => recentPortsAt('origin', destinationCode), [destinationCode]),
    destination: useMemo(() => recentPortsAt('destination', originCode), [originCode]),
  };

  const set = (change: Partial<SearchValues>) => {
    // Two late choices may come in one moment: each builds on the other.
    const next = { ...latest.current, ...change };
    latest.current = next;
    setValues(next);
    writeDraft({ from: from(start), ...next });
    // An error disappears when its field changes, not while the reader is still searching for the right port.
    setErrors((current) =>
      Object.fromEntries(Object.entries(current).filter(([field]) => !(field in change))),
    );
  };

  const check = (): Errors => ({
    ...(values.origin ? {} : { origin: t('search.originMissing') }),
    ...(values.destination
      ? values.destination.code === values.origin?.code
        ? { destination: t('search.samePort') }
        : {}
      : { destination: t('search.destinationMissing') }),
    ...(values.week ? {} : { week: t('search.weekMissing') }),
  });

  const submit = () => {
    const problems = check();
    setErrors(problems);
    const first = (['origin', 'destination', 'week'] as const).find((field) => problems[field]);
    if (first) return fields[first].current?.focus();
    const { origin, destination, week } = values;
    if (!origin || !destination || !week) return;
    rememberLane(origin, destination);
    writeDraft(null);
    void navigate(resultsAddress({ origin: origin.code, destination: destination.code, week }));
  };

  const swap = () => set({ origin: values.destination, destination: values.origin });

  return { ...values, errors, recent, now, fields, set, swap, submit };
}

/** Names the search that an address began. */
function from({ origin, destination, week }: SearchValues): string {
  return `${origin?.code} ${destination?.code} ${week}`;
}

/**
 * Returns the unsent draft of this address in this tab, else the values of the address; the week defaults to the first
 * bookable one.
 */
function begin(start: SearchValues, now: Date): SearchValues {
  const draft = readDraft(from(start));
  const week = draft ? draft.week : start.week;
  return {
    origin: draft ? draft.origin : start.origin,
    destination: draft ? draft.destination : start.destination,
    week: week && isWeek(week) ? week : bookingWeek(now),
  };
}

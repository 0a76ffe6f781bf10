import { auditActions } from '@fairway/gateway/contract/auditActions';
import { readListing } from '@fairway/gateway/contract/listAddress';
import { auditListing } from '@fairway/gateway/contract/listings/audit';
import { useSite } from '@fairway/site';
import { Button, DatePicker, type IsoDay, Select, TextField } from '@fairway/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFieldsFollow } from '../../../features/useFieldsFollow.ts';
import { type LogQuery, logAddress } from './address.ts';
import * as styles from './LogScreen.css.ts';
import { useWords } from './words.ts';

/** A day of the query, which lets no other text in. */
const dayOf = (asked: string | undefined) => (asked ?? null) as IsoDay | null;

/** Narrows the log down; the address keeps what is asked for. */
export function LogFilters({ query }: { query: LogQuery }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { now } = useSite();
  const form = useRef<HTMLFormElement>(null);
  useFieldsFollow(form, {
    keyword: query.keyword,
    action: query.action ?? '',
    outcome: query.outcome ?? '',
  });
  const asked = { from: dayOf(query.atFrom), to: dayOf(query.atTo) };
  const [{ from, to }, setDays] = useState(asked);
  // Back and links change them from outside.
  useEffect(() => setDays({ from: asked.from, to: asked.to }), [asked.from, asked.to]);
  const days = { now: now(), timeZone: 'Asia/Shanghai' };
  return (
    <form
      ref={form}
      className={styles.filters}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A day that is no day says so at its field; nothing else is found in its place.
        const wrong = event.currentTarget.querySelector<HTMLInputElement>('input[aria-invalid="true"]');
        if (wrong) return wrong.focus();
        const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
        void navigate(logAddress(readListing(auditListing, new URLSearchParams(entries))));
      }}
    >
      <TextField
        className={styles.keyword}
        name="keyword"
        type="search"
        label={t('log.keyword')}
        defaultValue={query.keyword}
      />
      <Select
        name="action"
        label={t('log.action')}
        placeholder={t('log.every')}
        defaultValue={query.action ?? ''}
        options={auditActions.map((value) => ({ value, label: t(`log.kind.${value}`) }))}
      />
      <Select
        name="outcome"
        label={t('log.outcome')}
        placeholder={t('log.every')}
        defaultValue={query.outcome ?? ''}
        options={[
          { value: 'done', label: t('log.done') },
          { value: 'refused', label: t('log.refused') },
        ]}
      />
      <DatePicker
        {...days}
        name="atFrom"
        label={t('log.from')}
        value={from}
        onChange={(day) => setDays({ from: day, to })}
      />
      <DatePicker
        {...days}
        name="atTo"
        label={t('log.to')}
        min={from ?? undefined}
        value={to}
        error={from !== null && to !== null && to < from ? t('log.order') : undefined}
        onChange={(day) => setDays({ from, to: day })}
      />
      <Button type="submit" tone="brand" className={styles.find}>
        {t('log.filter')}
      </Button>
    </form>
  );
}

import { auditActions } from '@fairway/gateway/contract/auditActions';
import { readListing } from '@fairway/gateway/contract/listAddress';
import { auditListing } from '@fairway/gateway/contract/listings/audit';
import { Button, Select, TextField } from '@fairway/ui';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFieldsFollow } from '../../../features/useFieldsFollow.ts';
import { type LogQuery, logAddress } from './address.ts';
import * as styles from './LogScreen.css.ts';
import { useWords } from './words.ts';

/** Narrows the log down; the address keeps what is asked for. */
export function LogFilters({ query }: { query: LogQuery }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  useFieldsFollow(form, {
    keyword: query.keyword,
    action: query.action ?? '',
    outcome: query.outcome ?? '',
    atFrom: query.atFrom ?? '',
    atTo: query.atTo ?? '',
  });
  return (
    <form
      ref={form}
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault();
        const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
        void navigate(logAddress(readListing(auditListing, new URLSearchParams(entries))));
      }}
    >
      <TextField name="keyword" type="search" label={t('log.keyword')} defaultValue={query.keyword} />
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
      <TextField name="atFrom" type="date" label={t('log.from')} defaultValue={query.atFrom ?? ''} />
      <TextField name="atTo" type="date" label={t('log.to')} defaultValue={query.atTo ?? ''} />
      <Button type="submit" tone="brand">
        {t('log.filter')}
      </Button>
    </form>
  );
}

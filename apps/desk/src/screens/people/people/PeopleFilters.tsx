import { GatewayError } from '@fairway/gateway';
import { readListing } from '@fairway/gateway/contract/listAddress';
import { peopleListing } from '@fairway/gateway/contract/listings/people';
import { people } from '@fairway/gateway/contract/people';
import { useSite } from '@fairway/site';
import { Button, Notice, Select, TextField } from '@fairway/ui';
import { type SubmitEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFieldsFollow } from '../../../features/useFieldsFollow.ts';
import * as styles from '../People.css.ts';
import { personAddress } from '../person/address.ts';
import { type PeopleQuery, peopleAddress } from './address.ts';
import { useWords } from './words.ts';

/** A whole phone or e-mail is somebody's own: it travels in a body, never in an address. */
const isContact = (typed: string) => typed.includes('@') || /^\+?[\d\s-]{7,}$/.test(typed);

/** Narrows the accounts down; the address keeps what is asked for. */
export function PeopleFilters({ query }: { query: PeopleQuery }) {
  const { t } = useWords();
  const { send, messageOf, toasts } = useSite();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [nobody, setNobody] = useState(false);
  const { kind, audit, blocked } = peopleListing.filters;
  const form = useRef<HTMLFormElement>(null);
  useFieldsFollow(form, {
    keyword: query.keyword,
    kind: query.kind ?? '',
    audit: query.audit ?? '',
    blocked: query.blocked ?? '',
  });

  const find = async (contact: string) => {
    setBusy(true);
    setNobody(false);
    try {
      const { id } = await send(people.find, { body: { contact } });
      await navigate(personAddress(id));
    } catch (error) {
      if (error instanceof GatewayError && error.codeName === 'notFound') setNobody(true);
      else toasts.show({ tone: 'bad', text: messageOf(error) ?? '', code: 'person-failed' });
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    const params = new URLSearchParams(entries);
    const keyword = (params.get('keyword') ?? '').trim();
    if (isContact(keyword)) void find(keyword);
    else {
      setNobody(false);
      void navigate(peopleAddress(readListing(peopleListing, params)));
    }
  };

  return (
    <>
      <form ref={form} className={styles.filters} onSubmit={onSubmit}>
        <TextField
          name="keyword"
          type="search"
          label={t('people.keyword')}
          hint={t('people.keywordHint')}
          defaultValue={query.keyword}
          autoComplete="off"
        />
        <Select
          name="kind"
          label={t('people.kind')}
          placeholder={t('people.every')}
          defaultValue={query.kind ?? ''}
          options={kind.values.map((value) => ({ value, label: t(`people.kinds.${value}`) }))}
        />
        <Select
          name="audit"
          label={t('people.audit')}
          placeholder={t('people.every')}
          defaultValue={query.audit ?? ''}
          options={audit.values.map((value) => ({ value, label: t(`people.audits.${value}`) }))}
        />
        <Select
          name="blocked"
          label={t('people.blocked')}
          placeholder={t('people.every')}
          defaultValue={query.blocked ?? ''}
          options={blocked.values.map((value) => ({ value, label: t(`people.states.${value}`) }))}
        />
        <Button type="submit" tone="brand" loading={busy} className={styles.find}>
          {t('people.filter')}
        </Button>
      </form>
      {nobody ? (
        <Notice tone="neutral" live="polite">
          {t('people.nobody')}
        </Notice>
      ) : null}
    </>
  );
}

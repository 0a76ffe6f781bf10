import { GatewayError } from '@fairway/gateway';
import { readKeyword } from '@fairway/gateway/contract/listAddress';
import { people } from '@fairway/gateway/contract/people';
import { type ListInHand, useSite } from '@fairway/site';
import { Button, Notice, TextField } from '@fairway/ui';
import { type SubmitEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFieldsFollow } from '../../../features/useFieldsFollow.ts';
import * as styles from '../People.css.ts';
import { personAddress } from '../person/address.ts';
import { peopleList } from './address.ts';
import type { PeopleData } from './loader.ts';
import { useWords } from './words.ts';

/** A whole phone or email is somebody's own: it travels in a body, never in an address. */
const isContact = (typed: string) => typed.includes('@') || /^\+?[\d\s-]{7,}$/.test(typed);

export interface PeopleSearchProps {
  /** The keyword of the visible rows. */
  keyword: string;
  hand: ListInHand<PeopleData['query']>;
}

/** Looks for accounts by a keyword, which the address keeps, or opens the one that a whole phone or email belongs to. */
export function PeopleSearch({ keyword, hand }: PeopleSearchProps) {
  const { t } = useWords();
  const { send, messageOf, toasts } = useSite();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [nobody, setNobody] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFieldsFollow(form, { keyword });

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
    const typed = String(new FormData(event.currentTarget).get('keyword') ?? '');
    if (isContact(typed.trim())) void find(typed.trim());
    else {
      setNobody(false);
      hand.change({ keyword: readKeyword(typed, peopleList.listing.keyword) });
    }
  };

  return (
    <>
      <form ref={form} className={styles.search} onSubmit={onSubmit}>
        <TextField
          name="keyword"
          type="search"
          label={t('people.keyword')}
          hint={t('people.keywordHint')}
          defaultValue={keyword}
          autoComplete="off"
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

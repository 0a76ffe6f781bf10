import { GatewayError } from '@fairway/gateway';
import { readKeyword } from '@fairway/gateway/contract/listAddress';
import { people } from '@fairway/gateway/contract/people';
import { type ListControls, useAddress, useMutation } from '@fairway/site';
import { Button, FilterBar, Notice, TextField } from '@fairway/ui';
import { type SubmitEvent, useRef, useState } from 'react';
import { useFieldsFollow } from '../../../features/useFieldsFollow.ts';
import { useWords } from '../../../language/words.ts';
import * as styles from '../People.css.ts';
import { personAddress } from '../person/address.ts';
import { peopleList } from './address.ts';
import type { PeopleData } from './loader.ts';
import type { words } from './words.zh.ts';

/** A complete phone number or email is personal data: it is sent in a request body, never in an address. */
const isContact = (typed: string) => typed.includes('@') || /^\+?[\d\s-]{7,}$/.test(typed);

export interface PeopleSearchProps {
  /** The keyword of the visible rows. */
  keyword: string;
  controls: ListControls<PeopleData['query']>;
}

/** Looks for accounts by a keyword, which the address keeps, or opens the one that a whole phone or email belongs to. */
export function PeopleSearch({ keyword, controls }: PeopleSearchProps) {
  const { t } = useWords<typeof words>();
  const { navigate } = useAddress();
  const [nobody, setNobody] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFieldsFollow(form, { keyword });

  const find = useMutation(people.find, {
    subject: 'person-failed',
    onSuccess: ({ id }) => navigate(personAddress(id)),
    onError: (error) => {
      const isUnknown = error instanceof GatewayError && error.codeName === 'notFound';
      setNobody(isUnknown);
      return isUnknown;
    },
    refresh: false,
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('keyword') ?? '');
    setNobody(false);
    if (isContact(typed.trim())) void find.mutate({ body: { contact: typed.trim() } });
    else {
      controls.change({ keyword: readKeyword(typed, peopleList.listing.keyword) });
    }
  };

  return (
    <>
      <form ref={form} onSubmit={onSubmit}>
        <FilterBar folds={false}>
          <TextField
            className={styles.keyword}
            name="keyword"
            type="search"
            label={t('people.keyword')}
            hint={t('people.keywordHint')}
            defaultValue={keyword}
            autoComplete="off"
          />
          <Button type="submit" tone="brand" loading={find.pending}>
            {t('people.filter')}
          </Button>
        </FilterBar>
      </form>
      {nobody ? (
        <Notice tone="neutral" live="polite">
          {t('people.nobody')}
        </Notice>
      ) : null}
    </>
  );
}

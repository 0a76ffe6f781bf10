import type { Person } from '@fairway/gateway/contract/people';
import { Description, Descriptions, Stack } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { AccountNames } from './AccountNames.tsx';
import type { words } from './words.zh.ts';

/** The name and contacts of an account, as far as staff may read them. */
export function AccountFacts({ person }: { person: Person }) {
  const { t, format } = useWords<typeof words>();
  return (
    <Descriptions columns={2}>
      <Description term={t(`person.kinds.${person.kind}`)}>{person.name}</Description>
      <Description term={t('person.audit')}>{t(`person.audits.s${person.auditStatus}`)}</Description>
      {person.company === null ? null : (
        <Description term={t('person.company')}>{person.company}</Description>
      )}
      {person.username === null ? null : (
        <Description term={t('person.username')}>{person.username}</Description>
      )}
      <Description term={t('person.phone')}>{person.phone}</Description>
      <Description term={t('person.email')}>{person.email}</Description>
      <Description term={t('person.since')}>{format.stamp(person.createdAt)}</Description>
      <Description term={t('person.seen')}>
        {person.lastSeenAt ? format.stamp(person.lastSeenAt) : t('person.never')}
      </Description>
    </Descriptions>
  );
}

/** Orders and routes in numbers; the sum for those who may see it. */
export function TradeFacts({ trade }: { trade: Person['trade'] }) {
  const { t, format } = useWords<typeof words>();
  return (
    <Descriptions columns={2}>
      <Description term={t('person.orders')}>{trade.orders}</Description>
      <Description term={t('person.completed')}>{trade.completed}</Description>
      <Description term={t('person.routes')}>{trade.routes}</Description>
      <Description term={t('person.until')}>{trade.until ? format.stamp(trade.until) : null}</Description>
      <Description term={t('person.paid')}>
        {trade.paid ? format.sum(trade.paid) : t('person.paidHidden')}
      </Description>
    </Descriptions>
  );
}

export interface TeamFactsProps {
  team: NonNullable<Person['team']>;
  /** The account of this page. */
  own: string;
}

/** A company in numbers, and its other accounts. */
export function TeamFacts({ team, own }: TeamFactsProps) {
  const { t } = useWords<typeof words>();
  return (
    <Stack gap="m">
      <Descriptions columns={2}>
        <Description term={t('person.departments')}>{team.departments}</Description>
        <Description term={t('person.employees')}>{team.employees}</Description>
        <Description term={t('person.admins')}>{team.admins}</Description>
        <Description term={t('person.subAccounts')}>{team.subAccounts}</Description>
      </Descriptions>
      <AccountNames accounts={team.accounts.filter(({ id }) => id !== own)} />
    </Stack>
  );
}

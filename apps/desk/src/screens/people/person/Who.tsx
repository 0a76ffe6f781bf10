import type { Person } from '@fairway/gateway/contract/people';
import { Description, Descriptions } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** Who an account is, as far as staff are shown. */
export function Who({ shown }: { shown: Person }) {
  const { t, format } = useWords<typeof words>();
  return (
    <Descriptions columns={2}>
      <Description term={t(`person.kinds.${shown.kind}`)}>{shown.name}</Description>
      <Description term={t('person.audit')}>{t(`person.audits.s${shown.auditStatus}`)}</Description>
      {shown.company === null ? null : <Description term={t('person.company')}>{shown.company}</Description>}
      {shown.username === null ? null : (
        <Description term={t('person.username')}>{shown.username}</Description>
      )}
      <Description term={t('person.phone')}>{shown.phone}</Description>
      <Description term={t('person.email')}>{shown.email}</Description>
      <Description term={t('person.since')}>{format.stamp(shown.createdAt)}</Description>
      <Description term={t('person.seen')}>
        {shown.lastSeenAt ? format.stamp(shown.lastSeenAt) : t('person.never')}
      </Description>
    </Descriptions>
  );
}

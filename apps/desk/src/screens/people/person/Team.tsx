import type { Person } from '@fairway/gateway/contract/people';
import { Description, Descriptions, Stack } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { Names } from './Names.tsx';
import type { words } from './words.zh.ts';

export interface TeamProps {
  team: NonNullable<Person['team']>;
  /** The account whose page this is. */
  own: string;
}

/** A company in numbers, and its other accounts. */
export function Team({ team, own }: TeamProps) {
  const { t } = useWords<typeof words>();
  return (
    <Stack gap="m">
      <Descriptions columns={2}>
        <Description term={t('person.departments')}>{team.departments}</Description>
        <Description term={t('person.employees')}>{team.employees}</Description>
        <Description term={t('person.admins')}>{team.admins}</Description>
        <Description term={t('person.subAccounts')}>{team.subAccounts}</Description>
      </Descriptions>
      <Names accounts={team.accounts.filter(({ id }) => id !== own)} />
    </Stack>
  );
}

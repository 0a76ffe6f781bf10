import type { Person } from '@fairway/gateway/contract/people';
import { Notice } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { Names } from './Names.tsx';
import type { words } from './words.zh.ts';

/** Why an account is blocked, since when and by whom; nothing while it is not. */
export function BlockNote({ shown: { block, blockedAt } }: { shown: Person }) {
  const { t, format } = useWords<typeof words>();
  if (block === null || blockedAt === null) return null;
  return (
    <Notice
      tone="bad"
      heading={t('person.block.note', {
        at: format.instant(blockedAt),
        by: block.by ?? t('person.block.system'),
        reason: t(`person.block.reasons.${block.reason ?? 'other'}`),
      })}
    >
      {block.words}
      {block.withAccount ? (
        <>
          {' '}
          {t('person.block.with')} <Names accounts={[block.withAccount]} />
        </>
      ) : null}
    </Notice>
  );
}

import { Text } from '@fairway/ui';
import { useWords } from '../../language/words.ts';
import type { ServerDraft } from './useServerDraft.ts';
import type { words } from './words.zh.ts';

/** Reports that the entered values are saved. */
export function DraftNote({ savedAt }: Pick<ServerDraft, 'savedAt'>) {
  const { t, format } = useWords<typeof words>();
  return (
    <Text size="small" tone="faint" role="status">
      {savedAt === 'failed'
        ? t('certify.draftFailed')
        : savedAt
          ? t('certify.draftSaved', { at: format.instant(savedAt) })
          : t('certify.draftNote')}
    </Text>
  );
}

import { csvImport } from '@fairway/gateway/contract/csvImport';
import { useMutation } from '@fairway/site';
import { Button } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** Gives the sailings of an import their former values back, after a question. */
export function Undo({ id, count }: { id: string; count: number }) {
  const { t, format } = useWords<typeof words>();
  const undo = useMutation(
    (importId: string, send) => send(csvImport.undo, { body: { id: importId } }, { timeout: 600_000 }),
    {
      subject: 'import-undone',
      confirm: () => ({
        title: t('imports.undoAsk'),
        text: t('imports.undoText', { count: format.number(count) }),
        confirmLabel: t('imports.undo'),
      }),
      success: t('imports.undone'),
    },
  );
  return (
    <div>
      <Button loading={undo.pending} onClick={() => void undo.mutate(id)}>
        {t('imports.undo')}
      </Button>
    </div>
  );
}

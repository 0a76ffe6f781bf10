import { useMutation, useNotify, useRevalidate } from '@fairway/site';
import { Button, Checkbox } from '@fairway/ui';
import { useRef, useState } from 'react';
import { FoundTitle, Pieces } from '../../../features/news/NewsMarks.tsx';
import { NewsRow } from '../../../features/news/NewsRows.tsx';
import { useWords } from '../../../language/words.ts';
import * as styles from './InfoCollectionScreen.css.ts';
import type { CollectionData } from './loader.ts';
import type { words } from './words.zh.ts';

const calls = () => import('../../../features/news/calls.ts');

interface CollectedProps {
  rows: CollectionData['page']['rows'];
  moving: boolean;
}

/** Collected articles, of which several can be selected and removed at once. */
export function Collected({ rows, moving }: CollectedProps) {
  const spoken = useWords<typeof words>();
  const { t, format } = spoken;
  const revalidate = useRevalidate();
  const notify = useNotify('collection-none');
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const bar = useRef<HTMLDivElement>(null);
  // An article that was removed elsewhere is deselected.
  const ids = rows.map(({ id }) => id).filter((id) => selectedIds.has(id));

  const choose = (id: string, on: boolean) =>
    setSelectedIds(new Set(on ? [...ids, id] : ids.filter((each) => each !== id)));
  const remove = useMutation(
    async (these: readonly string[], send) => (await calls()).removeCollected(send, these),
    {
      subject: (these) => `removed ${these.join(' ')}`,
      confirm: (these) => ({
        key: `remove ${these.join(' ')}`,
        tone: 'danger',
        title: t('infoCollection.removeTitle', { count: these.length }),
        text: t('infoCollection.removeText'),
        confirmLabel: t('infoCollection.removeConfirm'),
        cancelLabel: t('infoCollection.keep'),
      }),
      success: (_, these) => t('infoCollection.removed', { count: these.length }),
      onSuccess: () => setSelectedIds(new Set()),
      refresh: async () => {
        await revalidate();
        bar.current?.focus();
      },
    },
  );

  return (
    <div>
      <div ref={bar} className={styles.bar} tabIndex={-1}>
        <Checkbox
          label={t('infoCollection.chooseAll')}
          checked={ids.length === rows.length}
          indeterminate={ids.length > 0 && ids.length < rows.length}
          onChange={({ currentTarget }) =>
            setSelectedIds(new Set(currentTarget.checked ? rows.map(({ id }) => id) : []))
          }
        />
        <span className={styles.count} aria-live="polite">
          {ids.length > 0 ? t('infoCollection.chosen', { count: ids.length }) : ''}
        </span>
        <Button
          tone={ids.length > 0 ? 'danger' : 'line'}
          size="small"
          className={styles.remove}
          aria-disabled={ids.length === 0 || undefined}
          onClick={() =>
            ids.length === 0 ? notify(t('infoCollection.removeNone'), 'bad') : void remove.mutate(ids)
          }
        >
          {t('infoCollection.remove')}
        </Button>
      </div>
      <ul className={styles.rows} aria-label={t('infoCollection.list')} data-moving={moving || undefined}>
        {rows.map((article) => (
          <li key={article.id} className={styles.row}>
            <span className={styles.tick}>
              <Checkbox
                aria-label={t('infoCollection.choose', { title: article.title })}
                checked={selectedIds.has(article.id)}
                onChange={({ currentTarget }) => choose(article.id, currentTarget.checked)}
              />
            </span>
            <NewsRow
              article={article}
              spoken={spoken}
              level={2}
              title={<FoundTitle article={article} language={article.language} />}
              brief={<Pieces of={article.excerpt} />}
              when={format.instantDay(article.publishedAt)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

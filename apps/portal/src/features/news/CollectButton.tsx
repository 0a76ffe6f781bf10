import { useMutation } from '@fairway/site';
import { Button, type ButtonProps, Icon } from '@fairway/ui';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useReader } from '../reader/reader.ts';
import type { NewsSpoken } from './say.ts';

const calls = () => import('./calls.ts');

/** Collects an article or removes it again; a visitor logs in first, then the action runs. */
export function CollectButton({
  id,
  collected: known,
  spoken: { t },
  size,
}: {
  id: string;
  collected: boolean;
  spoken: Pick<NewsSpoken, 't'>;
  size?: ButtonProps['size'];
}) {
  const reader = useReader();
  const mutation = useMutation(async (next: boolean, send) => (await calls()).collect(send, id, next), {
    subject: `collect ${id}`,
    success: (_, next) => t(next ? 'newsItem.collectedToast' : 'newsItem.removedToast'),
    afterLogin: `collect ${id}`,
  });
  const variables = mutation.variables;
  const collected = variables ?? known;
  const isVisitor = reader?.kind === 'visitor';
  // A visitor who logs in may have collected it before: the press of a visitor always collects.
  const press = () => void mutation.mutate(isVisitor || !collected);

  return (
    <Button
      {...(size ? { size } : {})}
      icon={<Icon icon={collected ? BookmarkCheck : Bookmark} />}
      aria-pressed={collected}
      loading={mutation.pending}
      ready={reader !== undefined}
      onClick={press}
    >
      {collected ? t('newsItem.collected') : t('newsItem.collect')}
    </Button>
  );
}

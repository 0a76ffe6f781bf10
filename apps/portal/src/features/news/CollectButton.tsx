import { useRevalidate, useSite, withLogin } from '@fairway/site';
import { Button, type ButtonProps, Icon } from '@fairway/ui';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useReader } from '../reader/reader.ts';
import type { NewsSpoken } from './say.ts';

/** Where a press waits for the login that it asked for; a login by the social app leaves the page. */
const waiting = 'fairway.news.collect';
const calls = () => import('./calls.ts');

/** Collects an article or takes it out again; who is not logged in is asked to, and then it is done. */
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
  const { send, toasts, messageOf } = useSite();
  const reader = useReader();
  const navigate = useNavigate();
  const revalidate = useRevalidate();
  const { pathname, search } = useLocation();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const collected = wanted ?? known;

  const collect = async (next: boolean) => {
    setWanted(next);
    try {
      await (await calls()).collect(send, id, next);
      const text = next ? t('newsItem.collectedToast') : t('newsItem.removedToast');
      toasts.show({ tone: 'good', text, code: `collect ${id}` });
      await revalidate();
    } catch (error) {
      toasts.show({ tone: 'bad', text: messageOf(error) ?? '', code: `collect ${id}` });
    }
    setWanted(null);
  };
  const press = () => {
    if (reader && reader.kind !== 'visitor') return void collect(!collected);
    sessionStorage.setItem(waiting, id);
    void navigate(withLogin(pathname + search), { preventScrollReset: true });
  };

  const loggedIn = reader !== undefined && reader.kind !== 'visitor';
  const goOn = useEffectEvent(() => {
    if (sessionStorage.getItem(waiting) !== id) return;
    sessionStorage.removeItem(waiting);
    void collect(true);
  });
  // The press was made before the login; what follows from it is done when somebody is there to do it for.
  useEffect(() => {
    if (loggedIn) goOn();
  }, [loggedIn]);

  return (
    <Button
      {...(size ? { size } : {})}
      icon={<Icon of={collected ? BookmarkCheck : Bookmark} />}
      aria-pressed={collected}
      loading={wanted !== null}
      ready={reader !== undefined}
      onClick={press}
    >
      {collected ? t('newsItem.collected') : t('newsItem.collect')}
    </Button>
  );
}

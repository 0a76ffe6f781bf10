import type { FormStore } from '@fairway/forms';
import { useNotices } from '@fairway/site';
import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { useWords } from '../../../language/words.ts';
import type { ArticleValues } from './draft.ts';
import type { words } from './words.zh.ts';

type Typed = Pick<FormStore<ArticleValues & Record<string, unknown>>, 'value' | 'pending'>;

/** Asks for confirmation before the user leaves a page with unsaved values; they stay in this tab either way. */
export function useLeaveGuard(form: Typed): void {
  const { t } = useWords<typeof words>();
  const { questions } = useNotices();
  const unsaved = () => form.value('seen') !== '' && !form.pending();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && unsaved(),
  );
  const ask = useEffectEvent(async () => {
    if (blocker.state !== 'blocked') return;
    const leave = await questions.ask({
      title: t('article.leave'),
      text: t('article.leaveText'),
      confirmLabel: t('article.leaveYes'),
      cancelLabel: t('article.leaveNo'),
      key: 'leave-article',
    });
    if (leave) blocker.proceed();
    else blocker.reset();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void ask();
  }, [blocker.state]);
  const beforeUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (unsaved()) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('beforeunload', beforeUnload);
    return () => window.removeEventListener('beforeunload', beforeUnload);
  }, []);
}

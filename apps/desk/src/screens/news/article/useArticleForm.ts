import { useForm } from '@fairway/forms';
import { GatewayError } from '@fairway/gateway';
import {
  type ArticleChange,
  articleChange,
  type NewsCase,
  type NewsStep,
  newsDesk,
} from '@fairway/gateway/contract/newsDesk';
import {
  isConnectionLost,
  useAddress,
  useGateway,
  useMutation,
  useNotices,
  useNotify,
  useRevalidate,
} from '@fairway/site';
import { type RefObject, useRef, useState } from 'react';
import * as v from 'valibot';
import { useWords } from '../../../language/words.ts';
import { articleAddress } from '../news/address.ts';
import { articleSchema } from './articleSchema.ts';
import { type ArticleValues, draftOf, valuesOf } from './draft.ts';
import { type Saving, savingOnce } from './savingOnce.ts';
import { type Carried, useCarried } from './useCarried.ts';
import type { words } from './words.zh.ts';

/** A step, and when, for one that is scheduled. */
export interface Going {
  readonly step: NewsStep;
  readonly publishAt: string | null;
}

const keepStep: Going = { step: 'keep', publishAt: null };

/** The form of an article: typed values are stored in this tab until it is saved, with the revision at which editing began. */
export function useArticleForm(article: NewsCase | null, carried: RefObject<Carried | null>) {
  const { t } = useWords<typeof words>();
  const { send } = useGateway();
  const { messageOf } = useNotices();
  const revalidate = useRevalidate();
  const { navigate } = useAddress();
  const next = useRef<Going>(keepStep);
  /** The step that was requested while the form was being sent; it runs afterwards. */
  const later = useRef<Going | null>(null);
  const [going, setGoing] = useState<NewsStep | null>(null);
  const [save] = useState(() =>
    savingOnce({
      send: (body, idempotencyKey) => send(newsDesk.save, { body }, { idempotencyKey }),
      isConnectionLost,
      isChanged: (error) => changeIn(error) !== null,
    }),
  );
  const notify = useNotify('article-step');
  const [conflict, setConflict] = useState<ArticleChange | null>(null);
  const saving = useMutation((body: Saving) => save(body), {
    subject: 'article-saved',
    success: ({ standing }, { step }) => {
      const done = step === 'keep' && standing === 'out' ? 'updated' : step;
      return t(`article.done.${done}`);
    },
    refresh: false,
  });
  const goOn = async ({ id, revision: seen }: { readonly id: string; readonly revision: number }) => {
    const where = later.current;
    later.current = null;
    if (where === null) return;
    try {
      return await saving.mutateAsync({ id, seen, draft: draftOf(form.values()), ...where });
    } catch (error) {
      // The earlier change is saved: this is reported next to it, and can be pressed again.
      notify(messageOf(error) ?? '', 'bad');
    }
  };
  const form = useForm({
    initial: valuesOf(article?.draft ?? null, { zh: t('article.ours.zh'), en: t('article.ours.en') }),
    draft: `news ${article?.id ?? 'new'}`,
    schema: articleSchema({
      facts: t('article.factsBroken'),
      uneven: t('article.factsUneven'),
      places: t('article.placesBroken'),
      link: t('article.linkBroken'),
    }),
    explain: (error) => (changeIn(error) ? false : (messageOf(error) ?? false)),
    onSubmit: async (values: ArticleValues) => {
      const seen = article ? Number(values.seen || article.revision) : null;
      const body = { id: article?.id ?? null, seen, draft: draftOf(values), ...next.current };
      try {
        const saved = await saving.mutateAsync(body);
        if (!saved) return;
        const { id, revision } = (await goOn(saved)) ?? saved;
        handOver(revision, values);
        // It is saved: leaving needs no confirmation.
        form.set('seen', '');
        setConflict(null);
        if (article) await revalidate();
        else await navigate(articleAddress(id), { replace: true });
      } catch (error) {
        // Pressed after a change that was refused: the refusal is shown, and nothing follows it.
        later.current = null;
        setConflict(changeIn(error));
        throw error;
      } finally {
        setGoing(null);
      }
    },
  });
  const { handOver, wasCarried } = useCarried(form, carried);
  return {
    form,
    conflict,
    wasCarried,
    /** Called at the first input: stores the revision at which editing began with the typed values. */
    begin: () => {
      if (form.value('seen') === '') form.set('seen', String(article?.revision ?? 0));
    },
    /** Saves, and navigates to the given page; if a save is pending, after it. */
    run: (where: Going) => {
      setGoing(where.step);
      if (form.pending()) {
        later.current = where;
        return;
      }
      next.current = where;
      void form.submit().finally(() => {
        next.current = keepStep;
        setGoing(null);
      });
    },
    /** The step that is running, or waits for the running save. */
    going,
    /** Continues typing on the next revision, which the writer's own step made with the same text. */
    follow: (revision: number) => {
      if (form.value('seen') === String(article?.revision)) form.set('seen', String(revision));
    },
    /** The typed text replaces the colleague's, which the user has seen. */
    settle: (revision: number) => {
      form.set('seen', String(revision));
      setConflict(null);
    },
  };
}

/** The colleague who saved the article first, if that is why nothing was saved. */
function changeIn(error: unknown): ArticleChange | null {
  if (!(error instanceof GatewayError) || error.codeName !== 'articleChanged') return null;
  const change = v.safeParse(articleChange, error.data);
  return change.success ? change.output : null;
}

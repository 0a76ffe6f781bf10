import { useForm } from '@fairway/forms';
import { GatewayError } from '@fairway/gateway';
import {
  type ArticleChange,
  articleChange,
  type NewsCase,
  type NewsStep,
  newsDesk,
} from '@fairway/gateway/contract/newsDesk';
import { useSite } from '@fairway/site';
import { useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import * as v from 'valibot';
import { articleAddress } from '../news/address.ts';
import { articleSchema } from './articleSchema.ts';
import { type ArticleValues, draftOf, valuesOf } from './draft.ts';
import { useWords } from './words.ts';

/** A step, and when, for one that is scheduled. */
export interface Going {
  readonly step: NewsStep;
  readonly publishAt: string | null;
}

const kept: Going = { step: 'keep', publishAt: null };

/** The form of an article: what is typed is kept in this tab until it is saved, with the revision that it began with. */
export function useArticleForm(article: NewsCase | null) {
  const { t } = useWords();
  const { send, toasts, messageOf } = useSite();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const going = useRef<Going>(kept);
  const [conflict, setConflict] = useState<ArticleChange | null>(null);
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
      const { step, publishAt } = going.current;
      const seen = article ? Number(values.seen || article.revision) : null;
      const body = { id: article?.id ?? null, seen, draft: draftOf(values), step, publishAt };
      try {
        const { id, standing } = await send(newsDesk.save, { body });
        const done = step === 'keep' && standing === 'out' ? 'updated' : step;
        toasts.show({ tone: 'good', text: t(`article.done.${done}`), code: 'article-saved' });
        // It is saved: leaving asks nothing.
        form.set('seen', '');
        setConflict(null);
        if (article) await revalidate();
        else await navigate(articleAddress(id), { replace: true });
      } catch (error) {
        setConflict(changeIn(error));
        throw error;
      }
    },
  });
  return {
    form,
    conflict,
    /** Something is typed: what it began with is kept beside it. */
    begin: () => {
      if (form.value('seen') === '') form.set('seen', String(article?.revision ?? 0));
    },
    /** Saves, and goes where it is told. */
    run: (where: Going) => {
      going.current = where;
      void form.submit().finally(() => {
        going.current = kept;
      });
    },
    /** What is typed is to stand, and the other's words are known. */
    settle: (revision: number) => {
      form.set('seen', String(revision));
      setConflict(null);
    },
  };
}

/** Who saved the article meanwhile, where that is why nothing was done. */
function changeIn(error: unknown): ArticleChange | null {
  if (!(error instanceof GatewayError) || error.codeName !== 'articleChanged') return null;
  const said = v.safeParse(articleChange, error.data);
  return said.success ? said.output : null;
}

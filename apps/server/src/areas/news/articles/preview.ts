import type { NewsDetail } from '@fairway/gateway/contract/news';
import type { DeskDraft } from '@fairway/gateway/contract/newsDraft';
import type { Language } from '@fairway/gateway/contract/texts';
import type { Db } from '../../../database/db.ts';
import { wordsIn } from '../../../services/markdown/words.ts';
import { minutesOf } from '../desk/write.ts';
import { toBriefs } from '../store.ts';
import { blocksOfBody } from './articleBlocks.ts';
import { chartOf } from './chart.ts';

/** A placeholder id: a preview is not stored. */
const noId = '00000000-0000-7000-8000-000000000000';

interface Reading {
  readonly db: Db;
  readonly language: Language;
  readonly now: Date;
}

/** An article as its readers would see it, by the same rules: Markdown becomes blocks that can run nothing. */
export async function previewOf({ db, language, now }: Reading, draft: DeskDraft): Promise<NewsDetail> {
  const previewLanguage =
    draft[language].title.trim() === '' && draft.zh.title + draft.en.title !== ''
      ? other(language)
      : language;
  const { title, brief, body } = draft[previewLanguage];
  const blocks = await blocksOfBody(body);
  const words = wordsIn(blocks);
  const { categoryId, original, ports, lanes, picture, sourceUrl, facts } = draft;
  const row = {
    id: noId,
    categoryId,
    language: previewLanguage,
    title,
    brief,
    original,
    source: previewLanguage === 'zh' ? draft.sourceZh : draft.sourceEn,
    publishedAt: now,
    minutes:
      previewLanguage === 'zh' ? minutesOf(words.length, 400) : minutesOf(words.split(/\s+/u).length, 220),
    ports,
    lanes,
    picture,
    sample: false,
    collected: false,
  };
  const [article] = await toBriefs(db, [row]);
  if (!article) throw new Error('one row makes one article');
  return {
    article,
    sourceUrl,
    changedAt: null,
    facts: facts.map((fact) =>
      previewLanguage === 'zh'
        ? { label: fact.labelZh, value: fact.valueZh }
        : { label: fact.labelEn, value: fact.valueEn },
    ),
    body: blocks,
    chart: await chartOf(db, article),
    lanePrices: null,
    related: [],
    earlier: null,
    later: null,
  };
}

function other(language: Language): Language {
  return language === 'zh' ? 'en' : 'zh';
}

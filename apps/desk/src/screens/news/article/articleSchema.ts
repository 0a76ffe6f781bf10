import { newsLimits } from '@fairway/gateway/contract/newsDraft';
import * as v from 'valibot';
import { areFacts, areFactsEven, arePlaces } from './draft.ts';

/** Messages that only this form needs. */
interface Says {
  readonly facts: string;
  readonly uneven: string;
  readonly places: string;
  readonly link: string;
}

/** Returns the rules that are checked in the browser; the server checks whether the article is complete. */
export function articleSchema(says: Says) {
  const line = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, 'textLength'));
  const facts = v.pipe(v.string(), v.check(areFacts, says.facts));
  return v.pipe(
    v.object({
      titleZh: line(newsLimits.title),
      briefZh: line(newsLimits.brief),
      bodyZh: v.pipe(v.string(), v.maxLength(newsLimits.body, 'textLength')),
      titleEn: line(newsLimits.title),
      briefEn: line(newsLimits.brief),
      bodyEn: v.pipe(v.string(), v.maxLength(newsLimits.body, 'textLength')),
      categoryId: v.string(),
      kind: v.string(),
      sourceZh: line(newsLimits.source),
      sourceEn: line(newsLimits.source),
      sourceUrl: v.pipe(
        line(newsLimits.link),
        v.check((typed) => typed === '' || (/^https?:\/\//i.test(typed) && URL.canParse(typed)), says.link),
      ),
      picture: v.string(),
      factsZh: facts,
      factsEn: facts,
      places: v.pipe(v.string(), v.check(arePlaces, says.places)),
      seen: v.string(),
    }),
    v.forward(
      v.check(({ factsZh, factsEn }) => areFactsEven(factsZh, factsEn), says.uneven),
      ['factsEn'],
    ),
  );
}

import { campaignAudiences, campaignLanguages, campaignLimits } from '@fairway/gateway/contract/pushDesk';
import { allowedLink, day, follows, required } from '@fairway/trade';
import * as v from 'valibot';
import { useWords } from '../../../language/words.ts';
import { strangerTo } from './campaignForm.ts';
import type { words } from './words.zh.ts';

const filled = (max: number) =>
  v.pipe(v.string(), v.trim(), follows(required), v.maxLength(max, 'textLength'));
const free = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, 'textLength'));
const upTo = (max: number, min = 0) =>
  v.pipe(
    v.number('required'),
    v.integer('quantity'),
    v.minValue(min, 'quantity'),
    v.maxValue(max, 'quantity'),
  );

/** Rules of the form of a campaign; the server keeps the same ones. */
export function useCampaignSchema(pages: readonly string[], hosts: readonly string[]) {
  const { t } = useWords<typeof words>();
  const stranger = strangerTo(pages);
  const isDay = (typed: string) => typed === '' || day(typed) === null;
  const several = <Names extends readonly string[]>(names: Names) =>
    v.pipe(v.array(v.picklist(names)), v.minLength(1, 'required'));
  return v.pipe(
    v.object({
      pages: v.pipe(
        v.string(),
        follows(required),
        v.check(
          (typed) => stranger(typed) === undefined,
          ({ input }) => t('campaigns.pagesBroken', { path: stranger(input) ?? '' }),
        ),
      ),
      languages: several(campaignLanguages),
      audiences: several(campaignAudiences),
      from: v.pipe(v.string(), follows(required), v.check(isDay, t('campaigns.dayBroken'))),
      to: v.pipe(v.string(), v.check(isDay, t('campaigns.dayBroken'))),
      userActionType: v.string(),
      scroll: upTo(campaignLimits.scroll),
      stayTime: upTo(campaignLimits.stayTime),
      delayedTime: upTo(campaignLimits.delayedTime),
      precedence: upTo(campaignLimits.precedence, 1),
      commonName: filled(40),
      commonNameEn: filled(80),
      textZh: free(200),
      textEn: free(400),
      actionZh: free(12),
      actionEn: free(24),
      activityUrl: v.pipe(
        free(300),
        v.check((typed) => typed === '' || allowedLink(typed, hosts) !== null, t('campaigns.linkBroken')),
      ),
      picture: v.pipe(
        free(200),
        v.regex(/^(|\/[\w/.-]+\.(jpe?g|png|webp|avif|svg))$/, t('campaigns.pictureBroken')),
      ),
    }),
    v.forward(
      v.partialCheck([['from'], ['to']], ({ from, to }) => to === '' || from <= to, t('campaigns.endBroken')),
      ['to'],
    ),
    v.forward(
      v.partialCheck(
        [['activityUrl'], ['actionZh']],
        ({ activityUrl, actionZh }) => activityUrl === '' || actionZh !== '',
        t('campaigns.actionBroken'),
      ),
      ['actionZh'],
    ),
    v.forward(
      v.partialCheck(
        [['activityUrl'], ['actionEn']],
        ({ activityUrl, actionEn }) => activityUrl === '' || actionEn !== '',
        t('campaigns.actionBroken'),
      ),
      ['actionEn'],
    ),
  );
}

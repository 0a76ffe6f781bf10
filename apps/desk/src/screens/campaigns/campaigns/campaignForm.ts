import type { UserActionType } from '@fairway/gateway/contract/push';
import type { Campaign, CampaignAudience, DeskCampaign } from '@fairway/gateway/contract/pushDesk';
import { chinaDay, chinaMidnight, dayMs, userAction } from '@fairway/trade';

/** Fields of the form of a campaign: numbers that are typed, days of China's time, and paths one a line. */
export interface CampaignFields {
  readonly [name: string]: string | number | null | string[];
  readonly pages: string;
  readonly languages: string[];
  readonly audiences: string[];
  readonly from: string;
  readonly to: string;
  readonly userActionType: string;
  readonly scroll: number | null;
  readonly stayTime: number | null;
  readonly delayedTime: number | null;
  readonly precedence: number | null;
  readonly commonName: string;
  readonly commonNameEn: string;
  readonly textZh: string;
  readonly textEn: string;
  readonly actionZh: string;
  readonly actionEn: string;
  readonly activityUrl: string;
  readonly picture: string;
}

export const pathsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/\s+/)
      .map((path) => path.trim())
      .filter(Boolean),
  ),
];

/**
 * Returns a function that finds the first typed path that is not a page: neither a page managed by staff nor one below
 * it. Ignores case.
 */
export function strangerTo(pages: readonly string[]): (typed: string) => string | undefined {
  const prefixes = pages.map((path) => path.toLowerCase());
  const isPage = (path: string) => prefixes.some((page) => path === page || path.startsWith(`${page}/`));
  return (typed) => pathsOf(typed).find((path) => !isPage(path.toLowerCase()));
}

/** Returns the initial values of the form. */
export function fieldsOf(campaign: DeskCampaign | null, now: Date): CampaignFields {
  if (campaign === null) {
    return {
      ...{ pages: '', languages: ['zh', 'en'], audiences: ['visitor'], from: chinaDay(now), to: '' },
      ...{
        userActionType: String(userAction.entered),
        scroll: 800,
        stayTime: 30,
        delayedTime: 3,
        precedence: 10,
      },
      ...{ commonName: '', commonNameEn: '', textZh: '', textEn: '', actionZh: '', actionEn: '' },
      ...{ activityUrl: '', picture: '' },
    };
  }
  const { pages, languages, audiences, from, to, userActionType, scroll, stayTime } = campaign;
  const { delayedTime, precedence, commonName, commonNameEn, textZh, textEn } = campaign;
  const { actionZh, actionEn, activityUrl, picture } = campaign;
  return {
    ...{ pages: pages.join('\n'), languages: [...languages], audiences: [...audiences] },
    ...{ from: chinaDay(new Date(from)), to: to === null ? '' : chinaDay(new Date(Date.parse(to) - 1)) },
    ...{ userActionType: String(userActionType), scroll, stayTime, delayedTime, precedence },
    ...{ commonName, commonNameEn, textZh, textEn, actionZh, actionEn, activityUrl, picture },
  };
}

/** Converts valid fields to the request body; the last day is included to its end. */
export function campaignOf(fields: CampaignFields): Campaign {
  const { scroll, stayTime, delayedTime, precedence, commonName, commonNameEn, textZh, textEn } = fields;
  const { actionZh, actionEn, activityUrl, picture } = fields;
  const userActionType = Number(fields.userActionType) as UserActionType;
  return {
    ...{ commonName, commonNameEn, textZh, textEn, actionZh, actionEn, activityUrl, picture, userActionType },
    pages: pathsOf(fields.pages),
    languages: fields.languages as Campaign['languages'],
    audiences: fields.audiences as CampaignAudience[],
    from: chinaMidnight(fields.from).toISOString(),
    to: fields.to === '' ? null : new Date(chinaMidnight(fields.to).getTime() + dayMs).toISOString(),
    scroll: userActionType === userAction.scrolled ? (scroll ?? 0) : 0,
    stayTime: userActionType === userAction.stayed ? (stayTime ?? 0) : 0,
    delayedTime: delayedTime ?? 0,
    precedence: precedence ?? 1,
  };
}

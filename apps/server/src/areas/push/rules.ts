import type { CampaignAudience } from '@fairway/gateway/contract/pushDesk';
import type { Language } from '@fairway/gateway/contract/texts';
import { accountType, userAction } from '@fairway/trade';
import type { Member, Visitor } from '../../http/caller.ts';

/** The fields of a campaign that decide whether it is due. */
export interface Due {
  readonly pages: readonly string[];
  readonly languages: readonly string[];
  readonly audiences: readonly CampaignAudience[];
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly userActionType: number;
  readonly scroll: number;
  readonly stayTime: number;
}

/** An action of a reader and its page. */
export interface Deed {
  readonly pageRouter: string;
  readonly userActionType: number;
  /** Pixels. */
  readonly scroll: number;
  /** Seconds. */
  readonly stayTime: number;
  readonly language: Language;
  readonly audience: readonly CampaignAudience[];
  readonly now: Date;
}

const byAccount: Readonly<Record<Member['accountType'], CampaignAudience>> = {
  [accountType.companyAdmin]: 'company',
  [accountType.companySubAccount]: 'subAccount',
  [accountType.personal]: 'personal',
};

/** The audiences of a reader: a visitor, or by account, and also a member while a subscription runs. */
export function audienceOf(caller: Visitor | Member): CampaignAudience[] {
  if (caller.kind === 'visitor') return ['visitor'];
  const account = byAccount[caller.accountType];
  return caller.rights.memberType === 'normal' ? [account] : [account, 'member'];
}

/** Whether a campaign is due for a reader's action. Paths are compared as pages are: ignoring case. */
export function isDue(campaign: Due, deed: Deed): boolean {
  const { startsAt, endsAt, userActionType } = campaign;
  const here = pathOf(deed.pageRouter);
  return (
    startsAt <= deed.now &&
    (endsAt === null || endsAt > deed.now) &&
    campaign.pages.some((page) => pathOf(page) === here) &&
    campaign.languages.includes(deed.language) &&
    campaign.audiences.some((each) => deed.audience.includes(each)) &&
    userActionType === deed.userActionType &&
    (userActionType !== userAction.scrolled || deed.scroll >= campaign.scroll) &&
    (userActionType !== userAction.stayed || deed.stayTime >= campaign.stayTime)
  );
}

/** A path as pages are compared by: without query or closing slash, in small letters. */
export function pathOf(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return path.replace(/\/+$/, '').toLowerCase() || '/';
}

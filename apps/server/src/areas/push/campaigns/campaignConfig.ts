import type { ConfigBO } from '@fairway/gateway/contract/push';
import { allowedLink, ownPath } from '@fairway/trade';

/** The fields of a campaign that its readers see. */
export interface CampaignContent {
  readonly id: string;
  readonly commonName: string;
  readonly commonNameEn: string;
  readonly textZh: string;
  readonly textEn: string;
  readonly actionZh: string;
  readonly actionEn: string;
  readonly activityUrl: string;
  readonly picture: string;
  readonly delayedTime: number;
}

/**
 * Returns a campaign for the dialog. If its link is no longer on a list, the dialog has no link: an allowed link is
 * checked again with each response (TRUST 36).
 */
export function configOf(campaign: CampaignContent, hosts: readonly string[]): ConfigBO {
  const { id, commonName, commonNameEn, textZh, textEn, actionZh, actionEn, delayedTime } = campaign;
  const picture = ownPath(campaign.picture);
  return {
    ...{ id, commonName, commonNameEn, textZh, textEn, actionZh, actionEn, delayedTime, picture },
    type: picture === null ? 2 : 1,
    activityUrl: allowedLink(campaign.activityUrl, hosts),
  };
}

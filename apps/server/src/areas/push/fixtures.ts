import type { Campaign } from '@fairway/gateway/contract/pushDesk';

/** Returns a campaign that is shown to every reader who opens the page of the insurers. */
export function sampleCampaign(own: Partial<Campaign> = {}): Campaign {
  return {
    ...{ pages: ['/insuranceCompany'], languages: ['zh', 'en'] },
    audiences: ['visitor', 'personal', 'company', 'subAccount', 'member'],
    ...{ from: '2026-11-01T00:00:00.000Z', to: null },
    ...{ userActionType: 4, scroll: 0, stayTime: 0, delayedTime: 2, precedence: 10 },
    ...{ commonName: '投保意向', commonNameEn: 'Insurance', textZh: '一分钟', textEn: 'A minute' },
    ...{ actionZh: '填写', actionEn: 'Begin', activityUrl: '/insure', picture: '' },
    ...own,
  };
}

import type { Campaign, DeskCampaign, FollowFloat } from '@fairway/gateway/contract/pushDesk';
import { sampleId } from '@fairway/gateway/mock';

const campaign: Campaign = {
  ...{ pages: ['/insuranceCompany', '/insure'], languages: ['zh', 'en'], audiences: ['visitor', 'personal'] },
  ...{ from: '2026-10-31T16:00:00.000Z', to: '2026-12-10T16:00:00.000Z', userActionType: 4 },
  ...{ scroll: 0, stayTime: 0, delayedTime: 3, precedence: 1 },
  ...{ commonName: '年末订阅，三条 95 折', commonNameEn: 'Three routes, 5% off' },
  textZh: '12 月 10 日前订阅任意 3 条航线，按 95 折计，席位当日开通。',
  textEn: 'Subscribe to any 3 routes by 10 December: 5% off, seats open the same day.',
  ...{ actionZh: '看看航线', actionEn: 'See routes', activityUrl: '/subscribe', picture: '' },
};

const sampleCampaign = (
  number: number,
  on: boolean,
  figures: DeskCampaign['figures'],
  own: Partial<Campaign> = {},
) => {
  const whole = { ...campaign, ...own };
  const { commonName, commonNameEn, textZh, textEn, actionZh, actionEn, activityUrl, delayedTime } = whole;
  const config: DeskCampaign['shown'] = {
    ...{ id: sampleId(9, number), type: 2, picture: null, delayedTime, activityUrl: activityUrl || null },
    ...{ commonName, commonNameEn, textZh, textEn, actionZh, actionEn },
  };
  return { ...whole, id: sampleId(9, number), version: 1, on, figures, shown: config } satisfies DeskCampaign;
};

/** One that runs, one that has not begun, one that is over, one that is off. */
export const deskCampaigns: readonly DeskCampaign[] = [
  sampleCampaign(911, true, { shown: 1284, closed: 1010, followed: 93 }),
  sampleCampaign(
    912,
    true,
    { shown: 0, closed: 0, followed: 0 },
    {
      ...{
        commonName: '系统升级通知',
        commonNameEn: 'Upgrade',
        pages: ['/'],
        from: '2026-11-27T16:00:00.000Z',
      },
      ...{ userActionType: 2, scroll: 800, precedence: 2, activityUrl: '', to: null },
      audiences: ['visitor', 'personal', 'company', 'subAccount', 'member'],
    },
  ),
  sampleCampaign(
    913,
    true,
    { shown: 20, closed: 19, followed: 1 },
    { ...{ commonName: '双十一航线订阅', commonNameEn: 'Routes at 11.11' }, to: '2026-11-11T16:00:00.000Z' },
  ),
  sampleCampaign(
    914,
    false,
    { shown: 0, closed: 0, followed: 0 },
    {
      ...{ commonName: '货运险一分钟投保', commonNameEn: 'Cargo insurance in a minute', languages: ['zh'] },
      ...{ userActionType: 3, stayTime: 30, precedence: 10, to: null },
    },
  ),
];

export const campaignPages = ['/', '/aboutUs', '/insuranceCompany', '/insure', '/subscribe'];
export const campaignHosts = ['weixin.qq.com', 'mp.weixin.qq.com'];

export const followFloat: FollowFloat & { version: number; known: string[] } = {
  ...{ on: true, pages: ['/aboutUs', '/insure'], version: 1, known: campaignPages },
  ...{ nameZh: '关注航道服务号', nameEn: 'Follow Fairway on WeChat' },
  ...{ tipZh: '微信扫码，截单前提醒您', tipEn: 'Scan with WeChat to hear of cut-offs in time' },
  qrCode: 'http://weixin.qq.com/r/fairway-sample',
};

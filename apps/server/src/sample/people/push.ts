import { userAction } from '@fairway/trade';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../database/db.ts';
import { writeStep } from '../steps.ts';

const everybody = ['visitor', 'personal', 'company', 'subAccount', 'member'] as const;

/** Both have long delays, so that they are not shown to users who only look around. */
const campaigns = [
  {
    pages: ['/production'],
    audiences: ['personal', 'company'],
    ...{ userActionType: userAction.stayed, scroll: 0, stayTime: 90, delayedTime: 3, precedence: 20 },
    commonName: '还在比较航线？（示例）',
    commonNameEn: 'Still comparing routes? (sample)',
    textZh: '订 3 条起有折扣：3 条 95 折，5 条 9 折，10 条 85 折。',
    textEn: 'From 3 routes on there is a discount: 5% for 3, 10% for 5, 15% for 10.',
    ...{ actionZh: '看看船期', actionEn: 'See schedules', activityUrl: '/shipPriceInfo' },
  },
  {
    pages: ['/insuranceCompany'],
    audiences: everybody,
    ...{ userActionType: userAction.scrolled, scroll: 1_600, stayTime: 0, delayedTime: 5, precedence: 30 },
    commonName: '一分钟登记投保意向（示例）',
    commonNameEn: 'Cargo insurance in a minute (sample)',
    textZh: '费率低至 0.05%，填好货物信息，由保险公司给您回电。',
    textEn: 'From 0.05%. Tell us about your cargo, and an insurer calls you back.',
    ...{ actionZh: '填写意向', actionEn: 'Begin', activityUrl: '/insure' },
  },
] as const;

/** Adds the sample campaigns and the sample float to a database without any. */
export async function fillSamplePush(db: Db, now: Date): Promise<void> {
  await writeStep(db, async (transaction) => {
    const any = await transaction.selectFrom('pushCampaign').select('id').limit(1).executeTakeFirst();
    if (any) return;
    const rows = campaigns.map(({ pages, audiences, ...campaign }) => ({
      ...{ id: uuidv7(), running: true, picture: '', sample: true, startsAt: now, updatedAt: now },
      ...{ ...campaign, pages: [...pages], audiences: [...audiences] },
      languages: ['zh' as const, 'en' as const],
    }));
    await transaction.insertInto('pushCampaign').values(rows).execute();
    await transaction
      .insertInto('followFloat')
      .values({
        ...{ shown: true, pages: ['/aboutUs'], updatedAt: now },
        nameZh: '关注航道服务号',
        nameEn: 'Follow Fairway on WeChat',
        tipZh: '微信扫码，截单前提醒您（示例）',
        tipEn: 'Scan with WeChat to hear of cut-offs in time (sample)',
        qrCode: 'http://weixin.qq.com/r/fairway-sample',
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

import { uuidv7 } from 'uuidv7';
import type { Db } from '../../database/db.ts';
import { writeStep } from '../steps.ts';

/** Invented insurers: no such company or street exists, and no phone numbers begin with 100. */
const insurers = [
  {
    nameZh: '远帆财产保险（示例）',
    nameEn: 'Yuanfan Property Insurance (sample)',
    phone: '100 0001 0001',
    addressZh: '上海市虹口区示例北路 18 号',
    addressEn: '18 Example North Road, Hongkou, Shanghai',
    establishedOn: '1996-05-20',
    registeredCapital: 1_200_000_000_000,
    solvencyPercent: 236.4,
    riskRating: 'AA',
    introZh: '货运险与船舶险，远洋航线出单，沪、甬、深设有理赔网点。',
    introEn: 'Cargo and hull; policies for ocean routes, claims offices in Shanghai, Ningbo and Shenzhen.',
  },
  {
    nameZh: '海晏财产保险（示例）',
    nameEn: 'Haiyan Property Insurance (sample)',
    phone: '100 0001 0002',
    addressZh: '青岛市市南区示例海路 66 号',
    addressEn: '66 Example Sea Road, Shinan, Qingdao',
    establishedOn: '2003-09-08',
    registeredCapital: 500_000_000_000,
    solvencyPercent: 198.7,
    riskRating: 'A',
    introZh: '冷藏货与农产品承保较多，北方港口当日查勘。',
    introEn: 'Often insures chilled goods and produce; surveys in northern ports on the same day.',
  },
  {
    nameZh: '平澜保险（示例）',
    nameEn: 'Pinglan Insurance (sample)',
    phone: '100 0001 0003',
    addressZh: '深圳市南山区示例科苑路 9 号',
    addressEn: '9 Example Keyuan Road, Nanshan, Shenzhen',
    establishedOn: '2011-03-15',
    registeredCapital: 300_000_000_000,
    solvencyPercent: 274.1,
    riskRating: 'BBB',
    introZh: '电子电器与跨境电商货物，保单与批单全程电子化。',
    introEn: 'Electronics and cross-border e-commerce; policies and endorsements electronic throughout.',
  },
  {
    nameZh: '恒渡货运保险（示例）',
    nameEn: 'Hengdu Cargo Insurance (sample)',
    phone: '100 0001 0004',
    addressZh: '宁波市北仑区示例港城路 120 号',
    addressEn: '120 Example Port City Road, Beilun, Ningbo',
    establishedOn: '2015-11-02',
    registeredCapital: 100_000_000_000,
    solvencyPercent: 312.9,
    riskRating: 'A',
    introZh: '专营货运险，机械设备与大件承保，可附加战争险与罢工险。',
    introEn: 'Cargo only: machinery and project cargo, with war and strikes on request.',
  },
  {
    nameZh: '四海通财产保险（示例）',
    nameEn: 'Sihaitong Property Insurance (sample)',
    phone: '100 0001 0005',
    addressZh: '广州市黄埔区示例大沙东路 33 号',
    addressEn: '33 Example Dasha East Road, Huangpu, Guangzhou',
    establishedOn: '1999-12-28',
    registeredCapital: 800_000_000_000,
    solvencyPercent: 187.5,
    riskRating: 'AA',
    introZh: '综合财产保险公司，东南亚与中东航线业务较多。',
    introEn: 'A general insurer with much business on routes to South-East Asia and the Middle East.',
  },
] as const;

/** Adds the sample insurers to a database without any. */
export async function fillSampleInsurers(db: Db, now: Date): Promise<void> {
  await writeStep(db, async (transaction) => {
    const anyone = await transaction.selectFrom('insurer').select('id').limit(1).executeTakeFirst();
    if (anyone) return;
    const rows = insurers.map((insurer, index) => ({
      id: uuidv7(),
      position: index + 1,
      solvencyQuarter: '2026Q3',
      sample: true,
      updatedAt: now,
      ...insurer,
    }));
    await transaction.insertInto('insurer').values(rows).execute();
  });
}

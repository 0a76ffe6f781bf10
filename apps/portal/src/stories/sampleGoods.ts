import type { HsDetail, HsRow } from '@fairway/gateway/contract/hsCode';

const row = (code: string, level: HsRow['level'], nameZh: string | null, nameEn: string): HsRow => ({
  code,
  level,
  nameZh,
  nameEn,
  headingZh:
    level === 'subheading'
      ? '电气或非电气的冷藏箱、冷冻箱及其他制冷设备；热泵，但品目84.15的空气调节器除外'
      : null,
  expired: false,
});

const section = row(
  'XVI',
  'section',
  '机器、机械器具、电气设备及其零件；录音机及放声机、电视图像、声音的录制和重放设备及其零件、附件',
  'Machinery and mechanical appliances; electrical equipment; parts thereof',
);
const chapter = row(
  '84',
  'chapter',
  '核反应堆、锅炉、机器、机械器具及其零件',
  'Machinery and mechanical appliances, boilers, nuclear reactors; parts thereof',
);
const electric = row(
  '85',
  'chapter',
  '电机、电气设备及其零件',
  'Electrical machinery and equipment and parts thereof',
);
const heading = row(
  '8418',
  'heading',
  '电气或非电气的冷藏箱、冷冻箱及其他制冷设备；热泵，但品目84.15的空气调节器除外',
  'Refrigerators, freezers and other refrigerating or freezing equipment, electric or other; heat pumps',
);
const subheadings = [
  row(
    '841810',
    'subheading',
    null,
    'Refrigerators and freezers; combined refrigerator-freezers, fitted with separate external doors, electric or other',
  ),
  row('841821', 'subheading', null, 'Refrigerators; for household use, compression-type, electric or other'),
  row('841830', 'subheading', null, 'Freezers; of the chest type, not exceeding 800l capacity'),
];
const national = row(
  '8418102000',
  'national',
  '200L<容积≤500L冷藏-冷冻组合机',
  'Combined refrigerator-freezers, 200–500 L',
);

/** The results of a search for refrigerators. */
export const sampleHsRows: readonly HsRow[] = [heading, ...subheadings, national];

export const sampleHsSections = [
  {
    section: row('I', 'section', '活动物；动物产品', 'Live animals; animal products'),
    chapters: [row('01', 'chapter', '活动物', 'Animals; live')],
  },
  { section, chapters: [chapter, electric] },
];

/** A heading with the codes below it. */
export const sampleHsHeading: HsDetail = {
  item: heading,
  path: [section, chapter, heading],
  children: subheadings,
  siblings: [row('8415', 'heading', '空气调节器', 'Air conditioning machines')],
  national: null,
};

/** A ten-digit code with every field, one letter of each kind. */
export function sampleHsNational(overrides: Partial<NonNullable<HsDetail['national']>> = {}): HsDetail {
  const [first] = subheadings;
  return {
    item: national,
    path: [section, chapter, heading, ...(first ? [first] : []), national],
    children: [],
    siblings: [],
    national: {
      description: '有各自外门、容积超过 200 升但不超过 500 升的冷藏和冷冻组合机，电气的或其他的',
      unit1: '台',
      unit2: '千克',
      mfn: 7,
      general: 130,
      provisional: null,
      exportDuty: 0,
      rebate: 13,
      consumption: 0,
      vat: 13,
      supervision: [
        {
          letter: 'A',
          nameZh: '检验检疫（原入境货物通关单）',
          nameEn: 'Entry inspection & quarantine',
          forbids: false,
        },
        {
          letter: '6',
          nameZh: '旧机电产品禁止进口',
          nameEn: 'Import of used electromechanical goods prohibited',
          forbids: true,
        },
      ],
      quarantineImport: [
        {
          letter: 'L',
          nameZh: '民用商品入境验证（3C）',
          nameEn: 'Entry verification for civil goods (CCC)',
          forbids: false,
        },
        { letter: 'M', nameZh: '进口商品检验', nameEn: 'Import commodity inspection', forbids: false },
      ],
      quarantineExport: [],
      elements: [
        '品牌类型',
        '出口享惠情况',
        '用途',
        '容积',
        '品牌（中文或外文名称）',
        '型号',
        'GTIN',
        'CAS',
        '其他',
      ],
      ciq: [{ code: '8418102000101', nameZh: '家用冷藏-冷冻组合机' }],
      replacedBy: [],
      checked: ['mfn', 'general', 'vat'],
      illustrative: false,
      source: 'http://www.likecha.com',
      updatedOn: '2026-11-22',
      ...overrides,
    },
  };
}

/** A code that is gone, with the two that took its place. */
export function sampleHsExpired(): HsDetail {
  const { path, ...rest } = sampleHsNational({
    replacedBy: [row('8517130000', 'national', '智能手机', 'Smartphones')],
    supervision: [],
    quarantineImport: [],
    // A phone needs none of the declarations of a refrigerator.
    ...{ mfn: 0, general: 20, ciq: [] },
    elements: ['品牌类型', '出口享惠情况', '用途', '品牌（中文或外文名称）', '型号', '其他'],
    ...{ checked: [], illustrative: true },
  });
  const item = {
    ...row('8517120090', 'national', '其他手持（包括车载）式无线电话机', 'Other mobile phones'),
    expired: true,
  };
  return { ...rest, item, path: [section, electric, item] };
}

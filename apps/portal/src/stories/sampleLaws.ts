import type { ArticleFound, RegulationDetail, RegulationRow } from '@fairway/gateway/contract/regulation';

const code: RegulationRow = {
  slug: 'maritime-code',
  kind: 'law',
  titleZh: '海商法',
  titleEn: 'Maritime Code of the PRC',
  version: '1992-11-07',
  adopted: null,
  inForce: null,
  articles: 278,
  noted: true,
};

const convention: RegulationRow = {
  slug: 'rotterdam',
  kind: 'convention',
  titleZh: '鹿特丹规则',
  titleEn: 'Rotterdam Rules',
  version: null,
  adopted: 2008,
  inForce: null,
  articles: 0,
  noted: false,
};

export const sampleLawRows: readonly RegulationRow[] = [
  code,
  {
    ...code,
    slug: 'tariff-law',
    titleZh: '关税法',
    titleEn: 'Tariff Law of the PRC',
    version: '2024-04-26',
    articles: 72,
    noted: false,
  },
  {
    ...code,
    slug: 'court-freight-forwarding',
    kind: 'interpretation',
    titleZh: '最高人民法院关于审理海上货运代理纠纷案件若干问题的规定',
    titleEn: "Supreme People's Court: Disputes over Maritime Freight Forwarding",
    version: '2020-12-29',
    articles: 17,
    noted: false,
  },
  convention,
];

const article = (number: number, label: string, ...paragraphs: string[]) => ({
  kind: 'article' as const,
  anchor: `article-${number}`,
  label,
  paragraphs,
});
const chapter = (number: number, label: string) => ({
  kind: 'chapter' as const,
  anchor: `chapter-${number}`,
  label,
  paragraphs: [],
});

/** A law of a few articles in two chapters. */
export function sampleLaw(overrides: Partial<RegulationDetail> = {}): RegulationDetail {
  return {
    regulation: code,
    moved: null,
    summaryZh: null,
    summaryEn: null,
    noteZh: '这里是1992年通过的文本。修订后的海商法已经通过，引用前请查官方公布的新文本。',
    noteEn:
      'This is the text adopted in 1992. A revision of the Maritime Code has been adopted; see the official new text before you quote an article.',
    versions: [{ day: '1992-11-07', text: '第七届全国人民代表大会常务委员会第二十八次会议通过' }],
    parts: [
      chapter(1, '第一章 总则'),
      article(
        1,
        '第一条',
        '为了调整海上运输关系、船舶关系，维护当事人各方的合法权益，促进海上运输和经济贸易的发展，制定本法。',
      ),
      chapter(4, '第四章 海上货物运输合同'),
      { kind: 'section', anchor: 'section-4', label: '第四节 运输单证', paragraphs: [] },
      article(
        71,
        '第七十一条',
        '提单，是指用以证明海上货物运输合同和货物已经由承运人接收或者装船，以及承运人保证据以交付货物的单证。提单中载明的向记名人交付货物，或者按照指示人的指示交付货物，或者向提单持有人交付货物的条款，构成承运人据以交付货物的保证。',
      ),
      article(
        72,
        '第七十二条',
        '货物由承运人接收或者装船后，应托运人的要求，承运人应当签发提单。',
        '提单可以由承运人授权的人签发。提单由载货船舶的船长签发的，视为代表承运人签发。',
      ),
    ],
    ...overrides,
  };
}

/** A repealed law that links to its successor. */
export const sampleMovedLaw = sampleLaw({
  regulation: sampleLawRows[1] ?? code,
  moved: {
    titleZh: '进出口关税条例',
    titleEn: 'Regulations on Import and Export Duties',
    noteZh: '2024年12月1日关税法施行，进出口关税条例同时废止。',
    noteEn: 'Repealed when the Tariff Law came into force on 1 December 2024.',
  },
  noteZh: null,
  noteEn: null,
  versions: [{ day: '2024-04-26', text: '第十四届全国人民代表大会常务委员会第九次会议通过' }],
  parts: [
    chapter(1, '第一章 总则'),
    article(
      1,
      '第一条',
      '为了规范关税的征收和缴纳，维护进出口秩序，促进对外贸易，推进高水平对外开放，推动高质量发展，维护国家主权和利益，保护纳税人合法权益，根据宪法，制定本法。',
    ),
    article(
      2,
      '第二条',
      '中华人民共和国准许进出口的货物、进境物品，由海关依照本法和有关法律、行政法规的规定征收关税。',
    ),
    article(
      3,
      '第三条',
      '进口货物的收货人、出口货物的发货人、进境物品的携带人或者收件人，是关税的纳税人。',
      '从事跨境电子商务零售进口的电子商务平台经营者、物流企业和报关企业，以及法律、行政法规规定负有代扣代缴、代收代缴关税税款义务的单位和个人，是关税的扣缴义务人。',
    ),
  ],
});

export const sampleConvention = sampleLaw({
  regulation: convention,
  summaryZh: '联合国全程或者部分海上国际货物运输合同公约，覆盖门到门运输和电子运输记录。',
  summaryEn:
    'UN convention on contracts for the international carriage of goods wholly or partly by sea; covers door to door and electronic records.',
  noteZh: null,
  noteEn: null,
  versions: [],
  parts: [],
});

export const sampleArticles: readonly ArticleFound[] = [71, 72].map((number) => ({
  slug: 'maritime-code',
  titleZh: '海商法',
  titleEn: 'Maritime Code of the PRC',
  version: '1992-11-07',
  anchor: `article-${number}`,
  label: number === 71 ? '第七十一条' : '第七十二条',
  chapter: '第四章 海上货物运输合同',
  excerpt:
    number === 71
      ? '提单，是指用以证明海上货物运输合同和货物已经由承运人接收或者装船，以及承运人保证据以交付货物的单证…'
      : '…应托运人的要求，承运人应当签发提单。提单可以由承运人授权的人签发。',
}));

export const title = '船舶详情';

/** Words of a vessel's page in Chinese. */
export const words = {
  vessel: {
    facts: '船舶概况',
    imo: 'IMO 编号',
    type: '船型',
    flag: '船旗',
    built: '建造年份',
    grossTonnage: '总吨',
    nominalTeu: '标称箱位',
    unknown: '未知',
    particulars: '船舶资料',
    operator: '经营人（2020 年）',
    namedAfter: '命名自',
    known: {
      callSign: '呼号',
      netTonnage: '净吨',
      deadweight: '载重吨',
      length: '船长',
      width: '船宽',
      maxDraft: '最大吃水',
    },
    statedType: '登记船型',
    metres: '{{value}} 米',
    tons: '{{value}} 吨',
    notKnown: '{{what}}暂未收录。',
    voyages: '航次',
    voyagesNote: '已收录的航次，时间为当地时间',
    voyage: '航次 {{voyage}}',
    noVoyages: '前后六十天内没有收录这艘船的航次。',
    departure: { past: '已开', ahead: '预计开船' },
    arrival: { past: '计划到港', ahead: '预计到港' },
    source:
      '船名、吨位、年份和船旗来自 IMO-VESSEL-NAMES 2020（公有领域），可能已变；集装箱船的尺度为同型船的数据；经营人为 2020 年的情况。航次为已收录船期的计划时间{{ofSample}}。',
  },
} as const;

export const title = '物流工具';

export const words = {
  tools: {
    lead: '跟踪货物、查船舶位置、查商品归哪个税号、算滞港滞箱费、对比货代报价。',
    list: '物流工具',
    field: {
      cargoTracking: '箱号、提单号或订舱号',
      shipLocation: '船名或 IMO 编号',
      hsCode: '品名或 HS 编码',
    },
    example: { cargoTracking: '例如 CSNU6218474', shipLocation: '例如 EVER ACE', hsCode: '例如 冰箱、8418' },
    act: {
      cargoTracking: '跟踪',
      shipLocation: '查位置',
      hsCode: '查编码',
      demurrage: '开始计算',
      priceMessage: '粘贴报价',
    },
    says: {
      cargoTracking: '箱号、提单号、订舱号一次查 50 个，状态一变就发邮件。',
      shipLocation: '按船名或 IMO 编号查位置；没有 AIS 信号时按船期估算，并注明为估算。',
      hsCode: '按编码、中文、英文或拼音查税率、退税、监管条件和申报要素。',
      demurrage: '填免费期和费率，逐日算出滞港费、滞箱费和免费期最后一天。',
      priceMessage: '把货代发来的报价整理成表格，逐条对比我们的最低价。',
    },
  },
} as const;

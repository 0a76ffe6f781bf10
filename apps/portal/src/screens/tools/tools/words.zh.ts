export const words = {
  tools: {
    lead: '跟踪货物、查船舶位置、查商品归哪个税号。',
    list: '物流工具',
    says: {
      cargoTracking: '箱号、提单号、订舱号一次查 50 个，状态一变就发邮件。',
      shipLocation: '按船名或 IMO 编号查位置；没有 AIS 信号时按船期估算，并注明为估算。',
      hsCode: '按编码、中文、英文或拼音查税率、退税、监管条件和申报要素。',
    },
  },
} as const;

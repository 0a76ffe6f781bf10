export const words = {
  tools: {
    lead: '查货到哪了、船在哪、税号怎么归。',
    list: '物流工具',
    says: {
      cargoTracking: '箱号、提单号、订舱号一次查 50 个，状态一变就发邮件。',
      shipLocation: '按船名或 IMO 查位置：沿航线按船期推算，标明怎么算的。',
      hsCode: '按编码、中文、英文或拼音查税率、退税、监管条件和申报要素。',
    },
  },
} as const;

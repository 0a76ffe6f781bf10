export const title = '工作台';

export const words = {
  home: {
    title: '待办',
    done: '今天您办完了 {{count}} 件',
    queue: {
      companyCertifications: '企业认证',
      personalCertifications: '个人认证',
      remittances: '认证打款',
      transfers: '对公转账',
      insurance: '投保意向',
      invoices: '开票申请',
    },
    waiting: '件待办',
    late: '{{count}} 件超时',
    today: '{{count}} 件今天到期',
    clear: '都办完了',
    clearText: '现在没有等您处理的事。',
    alone: '工作台里还只有您一个人',
    aloneText: '邀请同事，并按工作给他们角色：审核、编辑、定价、财务、管理员。',
    invite: '邀请同事',
    none: '没有属于您的队列',
    noneText: '您的角色目前没有待办队列，请从上方进入其他页面。',
  },
} as const;

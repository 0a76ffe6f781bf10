/** Words of the desk in Chinese. The shape of this object is what every language fills. */
export const zh = {
  site: { name: '航道工作台' },
  title: {
    home: '工作台',
    transfers: '对公转账',
    insurance: '投保意向',
    insurers: '保险公司',
    staff: '人员',
    log: '操作日志',
    login: '登录',
    invitation: '接受邀请',
    error: '500',
    notFound: '404',
  },
  tab: {
    home: '工作台',
    transfers: '对公转账',
    insurance: '投保意向',
    insurers: '保险公司',
    staff: '人员',
    audit: '操作日志',
  },
  role: { admin: '管理员', reviewer: '审核', editor: '编辑', pricing: '定价', finance: '财务' },
  shell: { nameless: '同事', and: '、' },
  clock: {
    waited: '已等 {{days}} / {{promised}} 个工作日',
    due: '{{at}} 前答复',
    late: '已超时',
    today: '今天到期',
  },
} as const;

export const title = '保险公司';

/** Words of the list of insurers in Chinese. */
export const words = {
  insurers: {
    title: '保险公司',
    lead: '承接航道投保意向的保险公司。投保时可以指定其中一家，也可以由我们按货物推荐。',
    caption: '合作保险公司',
    name: '公司',
    phone: '电话',
    address: '地址',
    established: '成立日期',
    capital: '注册资本',
    capitalYi: '{{yi}} 亿元',
    solvency: '偿付能力',
    solvencyAs: '{{percent}}%，风险评级 {{rating}}',
    quarter: '{{year}} 年第 {{quarter}} 季度',
    action: '投保',
    insure: '选这家投保',
    insureWith: '选这家投保：{{name}}',
    search: '公司名称',
    emptyTitle: '暂时没有合作的保险公司',
    emptyText: '仍可提交投保意向，我们会为您联系。',
    toInsure: '去填投保意向',
    sample:
      '样例数据：以上公司、电话、地址与数字均为编造。偿付能力为综合偿付能力充足率，监管要求不低于 100%。',
  },
} as const;

export const title = '用户与企业';

export const words = {
  people: {
    title: '用户与企业',
    lead: '查找账号，看清来历，必要时停用。手机、邮箱和姓名只显示一部分，每次查看都会记录。',
    caption: '账号',
    keyword: '姓名、企业、用户名、信用代码或手机后四位',
    keywordHint: '输入完整手机号或邮箱，直接打开该账号。',
    kind: '账号类型',
    kinds: { personal: '个人', company: '企业管理员', subAccount: '企业子账号' },
    audit: '认证',
    audits: { none: '未认证', underReview: '审核中', approved: '已认证', rejected: '未通过' },
    blocked: '状态',
    states: { blocked: '已停用', open: '正常' },
    filter: '查找',
    name: '账号',
    contact: '联系方式',
    since: '注册时间',
    seen: '最近使用',
    never: '从未使用',
    empty: '还没有账号',
    emptyText: '有人注册后，会出现在这里。',
    nobody: '没有账号使用这个手机号或邮箱。',
  },
} as const;

export const title = '客户报价';

/** Words of the list of quotations in Chinese. */
export const words = {
  quotes: {
    lead: '发给客户的海运报价：状态、查看次数和答复。',
    sender: '报价抬头',
    schedule: '查询船期',
    caption: '客户报价',
    number: '报价编号',
    customer: '客户',
    route: '航线',
    state: '状态',
    total: '报价金额',
    fromTotal: '{{total}} 起',
    validUntil: '有效期至',
    views: '查看',
    changedAt: '更新时间',
    created: '创建日期',
    search: '编号或客户名称',
    answeredBy: '{{name}}',
    emptyTitle: '还没有报价',
    emptyText: '打开任一航次，点“为客户报价”，加上利润即可发给客户。',
  },
} as const;

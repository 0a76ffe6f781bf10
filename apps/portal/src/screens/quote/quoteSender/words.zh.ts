export const title = '报价抬头';

/** Words of the letterhead of quotations in Chinese. */
export const words = {
  quoteSender: {
    lead: '出现在每份报价单顶部；已发送的报价不受影响。',
    locked: '抬头由企业管理员设置。需要修改请联系管理员。',
    name: '公司名称',
    contact: '联系人（选填）',
    phone: '电话（选填）',
    email: '邮箱（选填）',
    address: '地址（选填）',
    logo: 'Logo（选填）',
    logoHint: 'JPG 或 PNG，最大 10M，横向白底最清晰。',
    terms: '默认报价条款（选填）',
    save: '保存',
    saved: '报价抬头已保存',
    all: '全部报价',
  },
} as const;

export const title = '认证打款';

export const words = {
  remittances: {
    title: '认证打款',
    lead: '选择对公转账认证的企业，向其账户打入下列金额；打款后点“确认已打款并通知”，系统会请申请人填写金额。',
    caption: '等待打款的企业',
    company: '企业',
    bank: '开户行与账号',
    amount: '金额',
    payBy: '最晚打款',
    late: '已超时',
    actions: '操作',
    sent: '确认已打款并通知',
    ask: '确认已向{{name}}打款 {{amount}}？',
    askText: '申请人会收到通知，并填写收到的金额。金额请勿告知任何人。',
    done: '已通知申请人填写金额。',
    empty: '都办完了',
    emptyText: '没有等待打款的企业。',
  },
} as const;

export const title = '海运报价';

/** Words of the page that a customer opens in Chinese. */
export const words = {
  quotation: {
    opening: '正在打开报价',
    unknown: '链接无效或已停用',
    unknownText: '请核对链接是否完整，或向发送报价的公司索取新链接。',
    for: '致 {{customer}}',
    replaces: '这是第 {{version}} 版，取代之前的版本。',
    withdrawn: '报价已撤回',
    expired: '报价已过有效期',
    ask: '如需最新报价，请联系：{{contact}}',
    accepted: '您已接受这份报价',
    acceptedText: '{{name}} 于 {{time}} 接受，已通知对方。',
    declined: '您已婉拒这份报价',
    declinedText: '{{name}} 于 {{time}} 婉拒，已通知对方。',
    answer: '答复报价',
    which: '接受哪个方案',
    name: '您的姓名',
    nameMissing: '请填写姓名，对方据此确认是谁答复的。',
    note: '留言（选填）',
    accept: '接受报价',
    decline: '婉拒',
    binding: '接受即表示同意以上价格和条款，对方会收到通知。',
  },
} as const;

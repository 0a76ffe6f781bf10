export const title = '订单支付';

/** Words of the payment page in Chinese. */
export const words = {
  order: {
    wrongNumber: '订单号有误',
    wrongNumberText: '请核对订单号，或重新订阅航线。',
    subscribe: '订阅航线',
    search: '查询船期',
    record: '查看全部订单',
    toSeats: '分配席位',
    detail: '订单详情与发票',
    voucher: '转账凭证',
    voucherHint: '银行回单的照片或截图。',
    voucherMissing: '请上传转账凭证。',
    voucherUnderWay: '凭证还在上传，请稍候。',
    cancelTitle: '取消这笔订单？',
    cancelText: '取消后不能恢复，需要重新下单。如果已经付款，请不要取消。',
    cancel: '取消订单',
    keep: '继续支付',
    months: { m1: '一个月', m3: '三个月', m6: '半年', m12: '一年' },
    seats: '子账号席位',
    list: '原价',
    discount: '多航线优惠',
    follows: '其中 {{count}} 条航线此前已经付费订阅，本订单接在原期限之后：{{from}} 至 {{until}}。',
  },
} as const;

import type { TextPair } from '../pair.ts';

/** Sentences of refusals: orders, payments and subscriptions. */
export const orderRefusals = {
  orderNotFound: {
    zh: '订单号有误，请核对后重新查询',
    en: 'Wrong order number, please check and search again',
  },
  orderNotPending: {
    zh: '该订单已不是待付款状态，请刷新页面查看最新状态。',
    en: 'This order is no longer waiting for payment. Reload the page to see where it stands.',
  },
  payQrExpired: {
    zh: '二维码已失效，请点击重新获取',
    en: 'QR code is invalid, please click to get it again',
  },
  vouchersInvalid: {
    zh: '汇款凭证已失效，请重新上传。',
    en: 'The proof of transfer is no longer available. Upload it again.',
  },
  voucherUsed: {
    zh: '该凭证已用于另一笔订单。一笔转账只能支付一笔订单，请上传本订单的凭证。',
    en: 'This proof was handed in for another order. One transfer pays one order: upload the proof for this one.',
  },
  payServiceAway: {
    zh: '支付服务暂时无法连接，请稍后重试，或更换支付方式。',
    en: 'The payment service cannot be reached. Try again later, or choose another way to pay.',
  },
  seatsForCompaniesOnly: {
    zh: '仅企业账号可购买子账号席位，请切换到企业账号或完成企业认证。',
    en: 'Only company accounts can buy seats. Switch to your company account, or certify your company.',
  },

  attentionLimit: {
    zh: '最多关注 50 条航线，请先取消不再需要的关注。',
    en: 'You can follow 50 routes at most. Stop following one that you no longer need first.',
  },

  watchLimit: {
    zh: '最多设置 200 个提醒，请先删除不再需要的提醒。',
    en: 'You can have 200 watches at most. Delete one that you no longer need first.',
  },
  watchSailingGone: {
    zh: '该航次已开航或已取消，请改为对航线设置提醒。',
    en: 'This sailing has departed or was cancelled. Watch its route instead.',
  },
  watchShipmentMissing: {
    zh: '总费用条件需要货物信息，请先填写箱型和箱量。',
    en: 'A condition on the total needs a shipment. Enter its containers first.',
  },
  watchRouteOnly: {
    zh: '新增航次和新船公司只能对航线设置提醒，请去掉这些条件。',
    en: 'Added sailings and new carriers can only be watched on a route. Remove these conditions.',
  },
  calendarFeedLimit: {
    zh: '最多创建 100 个日历订阅，请先在“我的日历”里停用不再需要的。',
    en: 'You can have 100 calendar feeds at most. Revoke one that you no longer need under My calendars first.',
  },
  pushServiceUnfit: {
    zh: '无法使用此浏览器的推送服务，请换一个浏览器。',
    en: 'The push service of this browser cannot be used. Use another browser.',
  },

  emailNeeded: {
    zh: '您还没有绑定邮箱，请先在账号安全中绑定，再打开提醒。',
    en: 'You have no email yet. Bind one under account security, then switch this on.',
  },
} satisfies Record<string, TextPair>;

/** Words of notifications, in Chinese. */
export const words = {
  notifications: {
    watch: '{{about}} · {{report}}',
    more: '另有 {{count}} 条变化',
    personal: {
      passed: '个人实名认证已通过',
      returned: '个人实名认证未通过',
      amountSent: '个人实名认证：打款已发出',
    },
    company: {
      passed: '企业认证已通过',
      returned: '企业认证未通过',
      amountSent: '企业认证：打款已发出',
    },
    certification: {
      passed: '相应的权限现在就可以使用。',
      returned: '查看每一项的原因，修改后重新提交。',
      amountSent: '到账后请填写收到的金额。',
    },
    transfer: {
      confirmed: '订单 {{orderNo}} 的转账已到账，航线已开通',
      sentBack: '订单 {{orderNo}} 的转账凭证已退回',
    },
    invoice: {
      issued: '订单 {{orderNo}} 的发票已开具',
      sentBack: '订单 {{orderNo}} 的开票申请已退回',
    },
  },
} as const;

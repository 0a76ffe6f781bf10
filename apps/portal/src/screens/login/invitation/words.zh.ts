export const title = '企业邀请';

/** Words of an invitation into a company in Chinese. */
export const words = {
  invitation: {
    title: '{{company}} 邀请您加入',
    lead: '{{name}}，您好。{{by}} 邀请您加入该企业，一起使用航道查看运价和船期。',
    opening: '正在打开邀请',
    from: '邀请人',
    to: '发送至',
    until: '有效期至',
    loginText: '请用收到邀请的 {{contact}} 登录；没有账号的，验证码登录时会自动注册。',
    login: '登录 / 注册',
    accept: '接受邀请',
    decline: '拒绝',
    shares: '接受后，企业会看到您已加入。您的个人账号、订单和收藏不受影响，企业也看不到。',
    declineAsk: '拒绝 {{company}} 的邀请？',
    declineText: '企业会看到您已拒绝，之后可以重新邀请您。',
    other: '这份邀请不是发给当前账号的',
    otherText: '邀请发送至 {{contact}}。请换成它登录，或先在账号安全中把它绑定到当前账号。',
    security: '去账号安全',
    stateOf: {
      accepted: '您已加入 {{company}}',
      declined: '您已拒绝这份邀请',
      expired: '邀请已过期',
      withdrawn: '邀请已撤回',
    },
    next: {
      username:
        '企业为您开通了子账号 {{username}}。在“企业登录”用它登录，首次登录需设置自己的密码；初始密码请向 {{by}} 索取。',
      waiting: '企业开通子账号后，管理员会把用户名和初始密码告诉您，届时在“企业登录”登录。',
      answered: '这份邀请已经答复过了。',
      declined: '如果是误操作，请联系 {{by}} 重新邀请。',
      expired: '邀请在 {{time}} 过期。请联系 {{by}} 重新发送。',
      withdrawn: '企业撤回了这份邀请，或更改了您的联系方式。如有疑问，请联系 {{by}}。',
    },
    businessLogin: '退出，改用企业登录',
    otherLogin: '换账号登录',
    home: '返回首页',
    unknown: '邀请链接无效',
    unknownText:
      '链接可能复制不完整，或企业又发了一封新的。请打开最近一条消息里的链接；仍打不开时，请联系企业管理员。',
    failed: '邀请暂时打不开',
    retry: '重试',
  },
} as const;

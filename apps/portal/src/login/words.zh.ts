/** Words of the login dialog in Chinese. */
export const words = {
  login: {
    account: '手机号或邮箱',
    businessAccount: '手机号、邮箱或企业账号',
    submit: '登录 / 注册',
    submitPassword: '登录',
    remember: '30 天内自动登录',
    useEmail: '改用邮箱登录',
    usePhone: '改用手机号登录',
    welcome: '已登录，欢迎回来',
    noSuchAccount: '账号不存在，请核对后重试',
    otherDeviceTitle: '账号已在另一台设备登录',
    otherDeviceText: '上次使用：{{time}}。继续登录会让那台设备下线。',
    force: '继续登录，让它下线',
    keep: '暂不登录',
    banner1: '周周更新的船期与参考运价',
    banner1Text: '登录后即可查看参考价、订阅航线。',
    banner2: '截单、截港，一个都不漏',
    banner2Text: '每个航次的全部截止时间，按港口当地时间列出。',
    banner3: '附加费分币种列清楚',
    banner3Text: '美元海运费与人民币本地费分开算，不混在一起。',
  },
} as const;

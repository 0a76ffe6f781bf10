export const title = '绑定手机号';

/** Words of the page that binds a phone in Chinese. */
export const words = {
  bindPhone: {
    title: '绑定手机号',
    lead: '您的微信还没有绑定航道账号。绑定手机号后即可登录，没有账号时会自动注册。',
    agree: '我已阅读并同意',
    terms: '《服务协议》',
    and: '和',
    privacy: '《隐私政策》',
    mustAgree: '请先阅读并同意《服务协议》和《隐私政策》。',
    submit: '绑定并登录',
    lost: '本次微信登录已失效，请重新扫码。',
    otherWay: '改用其他方式登录',
  },
} as const;

export const title = '忘记密码';

/** Words of the page that sets a forgotten password in Chinese. */
export const words = {
  forget: {
    title: '重设密码',
    lead: '用账号绑定的手机号或邮箱接收验证码，然后设置新密码。',
    portal: '账号类型',
    private: '个人账号',
    business: '企业账号',
    phone: '用手机号',
    email: '用邮箱',
    by: '接收验证码的方式',
    password: '新密码',
    again: '再次输入新密码',
    submit: '重设密码',
    noAccount: '账号不存在，请核对后重试。',
    subAccount: '子账号没有绑定手机号或邮箱时，请让企业管理员在“席位分配”中重设密码。',
    after: '重设后，所有设备都会退出登录。',
    back: '返回登录',
  },
} as const;

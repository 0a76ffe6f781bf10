export const title = '登录';

export const words = {
  login: {
    title: '登录工作台',
    lead: '仅供本公司工作人员使用。',
    company: '用公司账号登录',
    or: '或使用密码',
    emergency: '应急密码登录',
    email: '工作邮箱',
    next: '下一步',
    code: '6 位验证码',
    codeHint: '打开手机上的身份验证器，输入此刻显示的码。',
    submit: '登录',
    back: '换一个账号',
    enrolTitle: '设置身份验证器',
    enrolLead:
      '第一次登录需要绑定手机上的身份验证器（如 Microsoft Authenticator、Google Authenticator）。用它扫描下面的二维码，再输入显示的 6 位码。',
    enrolQr: '身份验证器二维码',
    enrolSecret: '无法扫码时手动输入',
    lost: '忘记密码或换了手机？请联系工作台管理员重置。',
  },
} as const;

export const title = '接受邀请';

export const words = {
  invitation: {
    title: '设置登录密码',
    lead: '{{name}}，您好。您的登录邮箱是 {{email}}。请设置密码，之后用它登录工作台。',
    password: '密码',
    hint: '至少 12 个字符，越长越好，例如几个不相干的词。',
    again: '再输一次',
    differs: '两次输入的密码不一致，请重新输入。',
    short: '密码至少 12 个字符。',
    submit: '保存密码',
    done: '密码已保存，请登录。',
    over: '邀请链接不能用了',
    failed: '邀请没有打开',
    toLogin: '去登录',
  },
} as const;

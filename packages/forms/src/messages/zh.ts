import type { Dictionary, RuleTexts } from './dictionary.ts';

/** Built-in texts of forms in Chinese. The shape of this object is the dictionary every language fills. */
export const zh = {
  rules: {
    required: '请填写此项。',
    mobile: '请输入以 1 开头的 11 位手机号。',
    overseasPhoneUnsupported: '暂不支持中国大陆以外的手机号登录，请改用邮箱登录。',
    phone: '请输入电话号码，不能含有汉字，最多 40 个字符。',
    email: '请输入有效的邮箱地址，如 name@company.com。',
    passwordLength: '密码长度应为 8 至 20 位。',
    initialPasswordLength: '初始密码长度应为 6 至 15 位。',
    passwordCharacters: '密码只能使用英文字母和数字，请去掉其他字符。',
    passwordMixed: '密码须同时包含字母和数字。',
    confirmation: '两次输入不一致，请重新输入。',
    verifyCode: '请输入 6 位数字验证码。',
    subAccountUsername: '用户名为 3 至 15 位英文字母或数字，区分大小写。',
    account: '请输入手机号、邮箱或用户名。',
  } satisfies RuleTexts,
  form: {
    summary: (count: number) => `有 ${count} 处需要修改`,
    entry: (label: string, text: string) => `${label}：${text}`,
    unexpected: '提交未成功，您填写的内容已保留，请稍后重试。',
  },
  phone: {
    label: '手机号',
    placeholder: '请输入手机号',
    required: '请输入手机号。',
    dialCode: '国家或地区代码',
    dialCodes: { '86': '中国大陆' },
    overseas: '非中国大陆手机号请使用邮箱登录。',
  },
  email: { label: '邮箱', placeholder: '请输入邮箱地址', required: '请输入邮箱地址。' },
  account: {
    label: '账号',
    placeholder: '手机号、邮箱或用户名',
    required: '请输入手机号、邮箱或用户名。',
  },
  password: {
    label: '密码',
    newLabel: '新密码',
    placeholder: '请输入密码',
    newPlaceholder: '8 至 20 位字母和数字',
    required: '请输入密码。',
    show: '显示密码',
    capsLock: '大写锁定已打开',
    strength: (level: string) => `密码强度：${level}`,
    strengths: { weak: '弱', fair: '中', strong: '强' },
  },
  code: {
    label: '验证码',
    placeholder: '6 位数字',
    required: '请输入验证码。',
    send: '获取验证码',
    resend: '重新获取',
    remaining: (seconds: number) => `还需等待 ${seconds} 秒，即可重新获取验证码。`,
    waiting: (seconds: number) =>
      seconds < 120 ? `${seconds} 秒后重发` : `${Math.ceil(seconds / 60)} 分钟后重发`,
    sent: (seconds: number) => `验证码已发送，${seconds} 秒后可重新获取。`,
    ready: '现在可以重新获取验证码。',
  },
  username: { label: '用户名', placeholder: '3 至 15 位字母或数字', required: '请输入用户名。' },
} as const satisfies Dictionary;

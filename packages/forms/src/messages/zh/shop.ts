import type { Dictionary } from '../dictionary.ts';

/** Texts of the registration of a shop, whose rules are its own. */
export const shop = {
  title: '注册商城账号',
  text: '用户名和密码以字母开头。',
  username: {
    label: '用户名',
    placeholder: '5\u00a0至\u00a016\u00a0位字母、数字或下划线',
    required: '请输入用户名。',
    taken: '该用户名已被使用，请换一个。',
  },
  password: {
    label: '密码',
    placeholder: '6\u00a0至\u00a018\u00a0位字母、数字或下划线',
  },
  code: { label: '注册验证码', placeholder: '5\u00a0位数字', required: '请输入注册验证码。' },
  submit: '注册',
  cancel: '取消',
} as const satisfies Dictionary;

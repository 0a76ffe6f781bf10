import type { FormMessages } from '../types.ts';

/** Texts of the registration of a shop, whose rules are its own. */
export const shop: FormMessages['shop'] = {
  title: '註冊商城帳號',
  text: '使用者名稱與密碼以字母開頭。',
  username: {
    label: '使用者名稱',
    placeholder: '5\u00a0至\u00a016\u00a0位字母、數字或底線',
    required: '請輸入使用者名稱。',
    taken: '該使用者名稱已被使用，請換一個。',
  },
  password: {
    label: '密碼',
    placeholder: '6\u00a0至\u00a018\u00a0位字母、數字或底線',
  },
  code: { label: '註冊驗證碼', placeholder: '5\u00a0位數字', required: '請輸入註冊驗證碼。' },
  submit: '註冊',
  cancel: '取消',
};

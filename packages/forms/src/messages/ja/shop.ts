import type { FormMessages } from '../types.ts';

/** Texts of the registration of a shop, in Japanese. */
export const shop: FormMessages['shop'] = {
  title: 'ショップに登録',
  text: 'ユーザー名とパスワードは英字で始めてください。',
  username: {
    label: 'ユーザー名',
    placeholder: '5～16\u00a0文字の英数字、アンダースコア',
    required: 'ユーザー名を入力してください。',
    taken: 'このユーザー名は使われています。別のものにしてください。',
  },
  password: { label: 'パスワード', placeholder: '6～18\u00a0文字の英数字、アンダースコア' },
  code: { label: '登録コード', placeholder: '5\u00a0桁の数字', required: '登録コードを入力してください。' },
  submit: '登録',
  cancel: 'キャンセル',
};

import type { FormMessages } from '../types.ts';

/** Texts of the fields of companies and people, in Japanese. */
export const company: FormMessages['company'] = {
  idCard: { label: '身分証番号', placeholder: '18 桁', required: '身分証番号を入力してください。' },
  companyName: {
    label: '会社名',
    placeholder: '営業許可証どおり',
    required: '会社名を入力してください。',
    taken: 'この会社名はすでに認証されています。確認してください。',
  },
  creditCode: {
    label: '統一社会信用コード',
    placeholder: '営業許可証の 18 桁',
    required: '統一社会信用コードを入力してください。',
    taken: 'このコードはすでに認証されています。確認してください。',
  },
  registerCode: {
    label: '登録番号',
    placeholder: '証明書どおり',
    required: '登録番号を入力してください。',
    taken: 'この登録番号はすでに認証されています。確認してください。',
  },
  companyCode: {
    label: '企業コード',
    placeholder: '3～10 文字の英大文字',
    required: '企業コードを入力してください。',
    taken: 'この企業コードは使われています。別のものにしてください。',
  },
  adminAccount: {
    label: '管理者アカウント',
    placeholder: '6～15 文字の英数字',
    required: '管理者アカウントを入力してください。',
    taken: 'この管理者アカウントは使われています。別のものにしてください。',
  },
  taxNumber: {
    label: '納税者番号',
    placeholder: '15、17、18、20 桁のいずれか',
    required: '納税者番号を入力してください。',
  },
};

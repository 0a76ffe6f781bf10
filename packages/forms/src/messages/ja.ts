import { doubts, rules } from '@fairway/trade/sentences/ja';
import { company } from './ja/company.ts';
import { shop } from './ja/shop.ts';
import { common, trade } from './ja/trade.ts';
import type { FormMessages } from './types.ts';

/** Built-in texts of forms in Japanese. */
export const ja: FormMessages = {
  rules,
  doubts,
  common,
  company,
  shop,
  trade,
  form: {
    summary: (count) => `確認が必要な入力が ${count}\u00a0件あります`,
    entry: (label, text) => `${label}：${text}`,
    unexpected: '送信できませんでした。入力内容は残っています。しばらくしてもう一度お試しください。',
  },
  times: {
    time: { label: '時刻', placeholder: '例：09:30' },
    month: { label: '月', placeholder: '例：2026-11' },
    dateTime: {
      date: '日付',
      zone: 'タイムゾーン',
      twice: '夏時間の終了により、この日はこの時刻が 2 回あります。1 回目とみなします。',
    },
  },
  rows: {
    row: (number) => `${number}\u00a0行目`,
    add: '行を追加',
    copy: (row) => `複製：${row}`,
    up: (row) => `上へ：${row}`,
    down: (row) => `下へ：${row}`,
    remove: (row) => `削除：${row}`,
    added: (row, count) => `${row}を追加、計 ${count}\u00a0行`,
    moved: (row) => `現在は${row}`,
    removed: (row) => `${row}を削除しました。`,
    undo: '元に戻す',
    full: (most) => `追加できるのは ${most}\u00a0行までです。`,
  },
  phone: {
    label: '携帯電話番号',
    placeholder: '11 桁の番号',
    elsewhere: (digits) => (digits ? `${digits}\u00a0桁の番号` : '国番号を除いた番号'),
    required: '携帯電話番号を入力してください。',
    taken: 'この電話番号はすでに登録されています。別の番号をご利用ください。',
    dialCode: '国または地域の番号',
    dialCodes: { '86': '中国本土' },
    contact: '携帯、固定電話、+49 など',
    contactRequired: '電話番号を入力してください。',
    overseas: '中国本土以外の電話番号の方は、メールでログインしてください。',
  },
  email: {
    label: 'メールアドレス',
    placeholder: 'name@company.com',
    required: 'メールアドレスを入力してください。',
    taken: 'このメールアドレスはすでに登録されています。別のものをご利用ください。',
  },
  account: {
    label: 'アカウント',
    placeholder: '電話番号、メール、ユーザー名',
    required: '電話番号、メールアドレス、ユーザー名のいずれかを入力してください。',
  },
  password: {
    purposes: {
      current: {
        label: 'パスワード',
        placeholder: 'パスワード',
        required: 'パスワードを入力してください。',
      },
      new: {
        label: '新しいパスワード',
        placeholder: '8～20\u00a0文字の英数字',
        required: 'パスワードを入力してください。',
      },
      given: {
        label: '初期パスワード',
        placeholder: '利用者のために設定',
        required: '利用者の初期パスワードを入力してください。',
      },
      again: {
        label: 'パスワードの確認',
        placeholder: 'もう一度入力',
        required: 'パスワードをもう一度入力してください。',
      },
    },
    show: 'パスワードを表示',
    capsLock: 'Caps Lock がオンです',
    strength: (level) => `パスワードの強度：${level}`,
    strengths: { weak: '弱い', fair: '普通', strong: '強い' },
  },
  code: {
    label: '認証コード',
    placeholder: '6\u00a0桁の数字',
    required: '認証コードを入力してください。',
    send: 'コードを送信',
    resend: '再送信',
    remaining: (seconds) => `${seconds}\u00a0秒後に新しいコードを請求できます。`,
    waiting: (seconds) =>
      seconds < 120 ? `${seconds}\u00a0秒後に再送信` : `${Math.ceil(seconds / 60)}\u00a0分後に再送信`,
    sent: (seconds) => `コードを送信しました。${seconds}\u00a0秒後に再送信できます。`,
    ready: '新しいコードを請求できます。',
  },
  username: {
    label: 'ユーザー名',
    placeholder: '3～15\u00a0文字の英数字',
    required: 'ユーザー名を入力してください。',
    taken: 'このユーザー名は使われています。別のものにしてください。',
  },
};

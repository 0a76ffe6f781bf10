import { doubts, rules } from '@fairway/trade/sentences/zh-TW';
import type { FormMessages } from './types.ts';
import { company } from './zh-TW/company.ts';
import { shop } from './zh-TW/shop.ts';
import { common, trade } from './zh-TW/trade.ts';

/** Built-in texts of forms in traditional Chinese. */
export const zhTW: FormMessages = {
  rules,
  doubts,
  common,
  company,
  shop,
  trade,
  form: {
    summary: (count: number) => `有 ${count}\u00a0處需要修改`,
    entry: (label: string, text: string) => `${label}：${text}`,
    unexpected: '送出未成功，您填寫的內容已保留，請稍後重試。',
  },
  times: {
    time: { label: '時間', placeholder: '例如 09:30' },
    month: { label: '月份', placeholder: '例如 2026-11' },
    dateTime: {
      date: '日期',
      zone: '時區',
      twice: '這一天這個時刻出現兩次（夏令時間結束），按第一次計。',
    },
  },
  rows: {
    row: (number: number) => `第\u00a0${number}\u00a0列`,
    add: '新增一列',
    copy: (row: string) => `複製：${row}`,
    up: (row: string) => `上移：${row}`,
    down: (row: string) => `下移：${row}`,
    remove: (row: string) => `刪除：${row}`,
    added: (row: string, count: number) => `已新增${row}，共\u00a0${count}\u00a0列`,
    moved: (row: string) => `現在是${row}`,
    removed: (row: string) => `${row}已刪除。`,
    undo: '復原',
    full: (most: number) => `最多可新增\u00a0${most}\u00a0列。`,
  },
  phone: {
    label: '手機號碼',
    placeholder: '請輸入手機號碼',
    /** Of a country whose numbers have so many digits, or who knows how many. */
    elsewhere: (digits?: number) => (digits ? `${digits}\u00a0位號碼` : '請輸入電話號碼'),
    required: '請輸入手機號碼。',
    taken: '該手機號碼已被綁定，請換一個。',
    dialCode: '國家或地區代碼',
    dialCodes: { '86': '中國大陸' },
    contact: '手機、帶區碼市話或 +49 …',
    contactRequired: '請輸入聯絡電話。',
    overseas: '非中國大陸手機號碼請使用電子郵件登入。',
  },
  email: {
    label: '電子郵件',
    placeholder: '請輸入電子郵件地址',
    required: '請輸入電子郵件地址。',
    taken: '該電子郵件已被綁定，請換一個。',
  },
  account: {
    label: '帳號',
    placeholder: '手機號碼、電子郵件或使用者名稱',
    required: '請輸入手機號碼、電子郵件或使用者名稱。',
  },
  password: {
    purposes: {
      current: { label: '密碼', placeholder: '請輸入密碼', required: '請輸入密碼。' },
      new: { label: '新密碼', placeholder: '8\u00a0至\u00a020\u00a0位字母和數字', required: '請輸入密碼。' },
      given: { label: '初始密碼', placeholder: '請為對方設定', required: '請為對方設定初始密碼。' },
      again: { label: '確認密碼', placeholder: '再輸入一次', required: '請再輸入一次密碼。' },
    },
    show: '顯示密碼',
    capsLock: '大寫鎖定已開啟',
    strength: (level: string) => `密碼強度：${level}`,
    strengths: { weak: '弱', fair: '中', strong: '強' },
  },
  code: {
    label: '驗證碼',
    placeholder: '6\u00a0位數字',
    required: '請輸入驗證碼。',
    send: '取得驗證碼',
    resend: '重新取得',
    remaining: (seconds: number) => `還需等待 ${seconds}\u00a0秒，即可重新取得驗證碼。`,
    waiting: (seconds: number) =>
      seconds < 120 ? `${seconds}\u00a0秒後重發` : `${Math.ceil(seconds / 60)}\u00a0分鐘後重發`,
    sent: (seconds: number) => `驗證碼已傳送，${seconds}\u00a0秒後可重新取得。`,
    ready: '現在可以重新取得驗證碼。',
  },
  username: {
    label: '使用者名稱',
    placeholder: '3\u00a0至\u00a015\u00a0位字母或數字',
    required: '請輸入使用者名稱。',
    taken: '該使用者名稱已被使用，請換一個。',
  },
};

import type { FormMessages } from '../types.ts';
import { afterHan } from '../zh/afterHan.ts';

const { format: number } = new Intl.NumberFormat('zh-TW');

/** Texts of trade fields, and of counts and choices, in traditional Chinese. */
export const trade: FormMessages['trade'] = {
  container: { label: '櫃號', placeholder: '如 CSQU3054383', required: '請輸入櫃號。' },
  tracking: {
    labels: { bill: '提單號', booking: '訂艙號', container: '櫃號' },
    placeholders: { bill: '如 COSU6123456789', booking: '如 6123456789', container: '如 CSQU3054383' },
    required: { bill: '請輸入提單號。', booking: '請輸入訂艙號。', container: '請輸入櫃號。' },
    guess: (carriers: readonly string[]) => `按號碼判斷：${carriers.join('、')}`,
    guessed: (carrier: string, confidence: string) => `${carrier}（${confidence}）`,
    confidence: { high: '很可能', medium: '較可能', low: '不確定' },
    choose: (carrier: string) => `選擇${carrier}`,
  },
  number: {
    broken: (decimals: number) =>
      decimals === 0
        ? '請填寫整數，例如\u00a01234。'
        : `請填寫數字，最多\u00a0${decimals}\u00a0位小數，例如\u00a01234.5。`,
  },
  amount: {
    label: '金額',
    placeholder: '如 1234.50',
    currency: '幣別',
    otherCurrency: (currency: string) =>
      `本欄幣別為 ${currency}，請輸入 ${currency} 金額，不要填寫其他幣別。`,
  },
  region: { label: '省、市', required: '請選擇省份和城市。', levels: ['省份', '城市'] },
  pictures: { required: '請上傳圖片。', underWay: '請等圖片上傳完成再送出。' },
  quantity: {
    label: '數量',
    less: (label: string) => `減少${label}`,
    more: (label: string) => `增加${label}`,
  },
};

/** Texts of checks that ask the server, of counters and of choices. */
export const common: FormMessages['common'] = {
  checking: '正在檢查…',
  free: '可以使用',
  unchecked: '暫時無法檢查，送出時會再次核對。',
  count: (typed: number, most: number) => `${number(typed)}/${number(most)}`,
  over: (count: number) => `超出 ${number(count)}\u00a0字`,
  left: (count: number) => `還可輸入 ${number(count)}\u00a0字`,
  choose: '請選擇',
  missing: {
    entry: (label: string) => `請填寫${afterHan(label)}。`,
    choice: (label: string) => `請選擇${afterHan(label)}。`,
    file: (label: string) => `請上傳${afterHan(label)}。`,
  },
  /** Typed text that matches no option; `empty` if the box may also be cleared. */
  unchosen: {
    typing: (text: string) => `請從清單中選擇一項，「${text}」還沒有選取。`,
    none: (text: string, empty: boolean) =>
      empty ? `沒有找到「${text}」。請換個詞查詢，或清除此項。` : `沒有找到「${text}」。請換個詞查詢。`,
    failed: (text: string) => `查詢失敗，「${text}」還沒有選取。請重試。`,
  },
};

import type { FormMessages } from '../types.ts';

const { format: number } = new Intl.NumberFormat('ja');

/** Texts of trade fields, and of counts and choices, in Japanese. */
export const trade: FormMessages['trade'] = {
  container: {
    label: 'コンテナ番号',
    placeholder: '例：CSQU3054383',
    required: 'コンテナ番号を入力してください。',
  },
  tracking: {
    labels: { bill: 'B/L 番号（船荷証券）', booking: 'ブッキング番号', container: 'コンテナ番号' },
    placeholders: { bill: '例：COSU6123456789', booking: '例：6123456789', container: '例：CSQU3054383' },
    required: {
      bill: 'B/L 番号を入力してください。',
      booking: 'ブッキング番号を入力してください。',
      container: 'コンテナ番号を入力してください。',
    },
    guess: (carriers) => `番号から推定した船会社：${carriers.join('、')}`,
    guessed: (carrier, confidence) => `${carrier}（${confidence}）`,
    confidence: { high: 'ほぼ確実', medium: '可能性が高い', low: '可能性あり' },
    choose: (carrier) => `${carrier}を選択`,
  },
  number: {
    broken: (decimals) =>
      decimals === 0
        ? '整数を入力してください（例：1234）。'
        : `小数点以下 ${decimals}\u00a0桁までの数値を入力してください（例：1234.5）。`,
  },
  amount: {
    label: '金額',
    placeholder: '例：1234.50',
    currency: '通貨',
    otherCurrency: (currency) =>
      `この欄の通貨は ${currency} です。ほかの通貨を書かずに ${currency} の金額を入力してください。`,
  },
  region: { label: '省と市', required: '省と市を選択してください。', levels: ['省', '市'] },
  pictures: {
    required: '画像をアップロードしてください。',
    underWay: '画像のアップロードが終わるまでお待ちください。',
  },
  quantity: {
    label: '数量',
    less: (label) => `${label}を減らす`,
    more: (label) => `${label}を増やす`,
  },
};

/** Texts of checks that ask the server, of counters and of choices, in Japanese. */
export const common: FormMessages['common'] = {
  checking: '確認中…',
  free: '利用できます',
  unchecked: '現在確認できません。送信時に確認します。',
  count: (typed, most) => `${number(typed)}/${number(most)}`,
  over: (count) => `${number(count)}\u00a0文字超過`,
  left: (count) => `残り ${number(count)}\u00a0文字`,
  choose: '選択してください',
  missing: {
    entry: (label) => `${label}を入力してください。`,
    choice: (label) => `${label}を選択してください。`,
    file: (label) => `${label}をアップロードしてください。`,
  },
  unchosen: {
    typing: (text) => `リストから選択してください。「${text}」はまだ選択されていません。`,
    none: (text, empty) =>
      `「${text}」に該当するものはありません。別の語で検索${empty ? 'するか、欄を空に' : ''}してください。`,
    failed: (text) => `検索に失敗したため「${text}」は選択されていません。もう一度お試しください。`,
  },
};

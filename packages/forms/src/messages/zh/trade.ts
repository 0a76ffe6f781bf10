import type { Dictionary } from '../dictionary.ts';
import { afterHan } from './afterHan.ts';

const { format: number } = new Intl.NumberFormat('zh-CN');

/** Texts of trade fields, and of counts and choices. */
export const trade = {
  container: { label: '箱号', placeholder: '如 CSQU3054383', required: '请输入箱号。' },
  tracking: {
    labels: { bill: '提单号', booking: '订舱号', container: '箱号' },
    placeholders: { bill: '如 COSU6123456789', booking: '如 6123456789', container: '如 CSQU3054383' },
    required: { bill: '请输入提单号。', booking: '请输入订舱号。', container: '请输入箱号。' },
    guess: (carriers: readonly string[]) => `按号码判断：${carriers.join('、')}`,
    guessed: (carrier: string, confidence: string) => `${carrier}（${confidence}）`,
    confidence: { high: '很可能', medium: '较可能', low: '不确定' },
    choose: (carrier: string) => `选择${carrier}`,
  },
  number: {
    broken: (decimals: number) =>
      decimals === 0
        ? '请填写整数，例如\u00a01234。'
        : `请填写数字，最多\u00a0${decimals}\u00a0位小数，例如\u00a01234.5。`,
  },
  amount: {
    label: '金额',
    placeholder: '如 1234.50',
    currency: '币种',
    otherCurrency: (currency: string) =>
      `本栏币种为 ${currency}，请输入 ${currency} 金额，不要填写其他币种。`,
  },
  region: { label: '省、市', required: '请选择省份和城市。', levels: ['省份', '城市'] },
  pictures: { required: '请上传图片。', underWay: '请等图片上传完成再提交。' },
  quantity: {
    label: '数量',
    less: (label: string) => `减少${label}`,
    more: (label: string) => `增加${label}`,
  },
} as const satisfies Dictionary;

/** Texts of checks that ask the server, of counters and of choices. */
export const common = {
  checking: '正在检查…',
  free: '可以使用',
  unchecked: '暂时无法检查，提交时会再次核对。',
  count: (typed: number, most: number) => `${number(typed)}/${number(most)}`,
  over: (count: number) => `超出 ${number(count)}\u00a0字`,
  left: (count: number) => `还可输入 ${number(count)}\u00a0字`,
  choose: '请选择',
  missing: {
    entry: (label: string) => `请填写${afterHan(label)}。`,
    choice: (label: string) => `请选择${afterHan(label)}。`,
    file: (label: string) => `请上传${afterHan(label)}。`,
  },
  /** Typed text that matches no option; `empty` if the box may also be cleared. */
  unchosen: {
    typing: (text: string) => `请从列表中选择一项，“${text}”还没有选中。`,
    none: (text: string, empty: boolean) =>
      empty ? `没有找到“${text}”。请换个词查找，或清空此项。` : `没有找到“${text}”。请换个词查找。`,
    failed: (text: string) => `查找失败，“${text}”还没有选中。请重试。`,
  },
} as const satisfies Dictionary;

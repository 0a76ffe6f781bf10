import { currencySource, otherCurrencySource } from '../prices/currencies.ts';
import type { Mention, Scan } from '../text/scan.ts';

// 含EBS 12.10前有效: a date is no amount.
const date = '(?:1[0-2]|0?[1-9])(?:\\.|/(?=\\d{1,2} ?[前开截起号日]))(?:3[01]|[12]\\d|0?[1-9])(?![\\d.])';
const currency = `(?:${currencySource}|${otherCurrencySource})`;
const number = '(?:\\d{1,3},\\d{3}|\\d{1,6})(?:\\.\\d{1,2})?';
const amount = `(?:${currency})? ?(?!${date})${number}(?!\\d| ?(?:天|days?))(?: ?${currency})?`;
const codes =
  'pss|gri|baf|caf|lss|ebs|ens|ams|thc|doc|orc|pcs|cic|isps|ees|aci|tlx|seal|afr|ets|efs|isf|eis|wrs|rr|peak|旺季附加费|文件费|码头费|订舱费|操作费|旺季(?!费)|亏舱(?!费)';
/** Surcharges: +200 PSS, PSS USD 300, THC: RMB 700/1100/1100. */
const surcharges = [
  new RegExp(
    `(?<!(?:hq|hc|高柜|高箱|高) ?)(?:\\+|加|另加|subject to) ?(?:${amount} ?/? ?(?:${codes})\\b|(?:${codes})(?:[ :=]{0,2}${amount})?(?![a-z]))`,
    'gi',
  ),
  new RegExp(`(?<![a-z])(?:${codes})(?![a-z])[ :=]{0,2}${amount}(?:/${amount}){0,3}`, 'gi'),
  new RegExp(
    `(?<!(?:hq|hc|高柜|高箱|高) ?)\\+ ?${amount}(?:/${amount}){0,3} ?(?:${codes})?(?![a-z\\d])`,
    'gi',
  ),
  new RegExp(`(?<![a-z])(?:${codes})(?![a-z])`, 'gi'),
  // Any other charge of a name; 海运费 and 包干费 are the freight.
  new RegExp(
    `(?:\\p{Script=Han}{1,4}(?<!运|包干|总|全包)费|佣金|押金|定金|利润)[ :=]{0,2}${amount}(?:/${amount}){0,3}`,
    'giu',
  ),
];

/** Numbers that are no prices: phones, weights, voyages, tonnage limits, list numbers. */
const noise: readonly RegExp[] = [
  /(?<!\d)1[3-9]\d[ -]?\d{4}[ -]?\d{4}(?!\d)/g,
  /\+\d{2,3}[ -]?\d[\d -]{6,14}/g,
  /(?:电话|手机|微信|tel|phone|mob|qq|wechat)[ :.]{0,3}[\d +-]{5,20}/gi,
  /[\w.+-]{1,40}@[\w-]{1,40}\.[a-z.]{2,20}/gi,
  /(?:\bno\.|\bref\b|编号|单号)[ .:#]{0,3}[a-z]{0,6}\d[\w-]{4,20}/gi,
  /https?:\/\/\S{1,200}/gi,
  /(?:限重|重量|毛重|payload|weight)\S{0,8}?[ :]?\d{1,2}(?:\.\d)?(?:gp)? ?(?:吨|t\b|tons?|mt\b)?(?: ?\d{1,2} ?(?:吨|t\b))?/gi,
  /\d{1,2}(?:\.\d)?k? ?(?:吨|tons?\b|mt\b|kgs?\b|cbm\b|方\b)/gi,
  // 2,950USD*3
  new RegExp(`(?<=\\d ?${currencySource} ?)[x*] ?\\d{1,2}(?![\\d'尺]| ?(?:gp|hq|hc|dc|ft))`, 'gi'),
  /(?:航次|voy(?:age)?\.?)(?: ?no\.?)?[ :]{0,2}[a-z]{0,2}\d{2,4}[a-z]?\b/gi,
  /(?<![\d/])\d{3,4}[ewns]\b/gi,
  /(?:船名|vessel|\bm\/?v)[ :]{0,2}[A-Z][A-Z ]{2,30}(?=[^A-Za-z>-]|$)/g,
  /^ {0,3}\(?\d{1,2}[.)](?!\d) ?/g,
  // HKD 500, 500港币
  new RegExp(`${otherCurrencySource}\\$? ?${number}|${number} ?${otherCurrencySource}(?!\\$? ?\\d)`, 'gi'),
  // USD 5,200 total, 2,600 per container: the price of one box counts.
  new RegExp(`${amount} ?(?:in )?total(?=.{0,40}(?:\\bper\\b|\\beach\\b))`, 'gi'),
  // SOC: the shipper owns the container, so this is not the price of a container of the carrier.
  new RegExp(`\\bsoc[ :]{0,2}${amount}(?:/${amount}){0,3}`, 'gi'),
  // 原价2600 is no offer.
  new RegExp(
    `(?:原价|(?<![\\u4e00-\\u9fff])原|旧价|市场价|上周价?|\\bwas|\\bpreviously|\\binstead of|\\bdown from) ?:? ?${amount}(?:/${amount}){0,3}`,
    'gi',
  ),
];

/** Uses up numbers that are no prices, and returns surcharges, which a remark keeps. */
export function takeOtherAmounts(scan: Scan): Mention<string>[] {
  for (const pattern of noise) scan.take(pattern, () => true);
  return surcharges.flatMap((pattern) => scan.take(pattern, ([text]) => text.replace(/^[+ ]+/, '+')));
}

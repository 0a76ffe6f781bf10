import { isRuleName as isTradeRule, type RuleName as TradeRule } from '@fairway/trade';
import { rules as en } from '@fairway/trade/sentences/en';
import { rules as zh } from '@fairway/trade/sentences/zh';
import type { BaseIssue } from 'valibot';
import { getDotPath } from 'valibot';
import type { Language, TextPair, TextParams } from './words/pair.ts';
import { say } from './words/pair.ts';

const bounds = ({ min, max }: TextParams, zh: string, en: string) =>
  min === undefined
    ? { zh: `不超过 ${max}${zh}`, en: `at most ${max}${en}` }
    : max === undefined
      ? { zh: `不少于 ${min}${zh}`, en: `at least ${min}${en}` }
      : min === max
        ? { zh: `为 ${min}${zh}`, en: `exactly ${min}${en}` }
        : { zh: `为 ${min} 至 ${max}${zh}`, en: `${min} to ${max}${en}` };

/**
 * The requirements of a schema's own kinds of check. Rules of the trade, which it names in its message, have their
 * sentences there.
 */
const checks = {
  unknownField: { zh: '不接受此字段，请删除后重试。', en: 'This field is not accepted. Remove it.' },
  repeated: { zh: '此项只能出现一次。', en: 'This may appear only once.' },
  text: { zh: '请填写文字。', en: 'Enter text.' },
  number: { zh: '请填写数字。', en: 'Enter a number.' },
  integer: { zh: '请填写整数。', en: 'Enter a whole number.' },
  boolean: { zh: '请填写 true 或 false。', en: 'Enter true or false.' },
  list: { zh: '请填写列表。', en: 'Enter a list.' },
  group: { zh: '请填写一组字段。', en: 'Enter a group of fields.' },
  characters: {
    zh: '包含不支持的字符，请删除控制字符后重试。',
    en: 'This contains characters that are not supported. Remove control characters.',
  },
  range: {
    zh: (params) => `数值应${bounds(params, '', '').zh}。`,
    en: (params) => `Enter a number of ${bounds(params, '', '').en}.`,
  },
  length: {
    zh: (params) => `长度应${bounds(params, ' 个字符', '').zh}。`,
    en: (params) => `Enter ${bounds(params, '', '').en} characters.`,
  },
  count: {
    zh: (params) => `请选择${bounds(params, ' 项', '').zh.replace(/^为/, '')}。`,
    en: (params) => `Choose ${bounds(params, '', '').en}.`,
  },
  picklist: {
    zh: (params) => (params.options ? `请从以下选项中选择：${params.options}。` : '请从可选项中选择。'),
    en: (params) => (params.options ? `Choose one of: ${params.options}.` : 'Choose one of the options.'),
  },
  format: {
    zh: '格式不正确，请核对后重新填写。',
    en: 'This is not well-formed. Check it and enter it again.',
  },
  json: { zh: '内容不是有效的 JSON。', en: 'The body is not valid JSON.' },
  uuid: { zh: '编号格式不正确。', en: 'This is not a valid id.' },
  instant: {
    zh: '时间格式应为 2026-11-20T09:00:00.000Z。',
    en: 'Write the time as 2026-11-20T09:00:00.000Z.',
  },
  birthday: {
    zh: '请填写真实的出生日期，不能晚于今天。',
    en: 'Enter a day of birth that is not in the future.',
  },
  articlePicture: {
    zh: '只能使用为文章上传的图片，请先在此上传。',
    en: 'Use a picture that was uploaded for articles. Upload it here first.',
  },
  later: { zh: '请选择晚于现在的时间。', en: 'Choose a time that is still to come.' },
  staffPassword: {
    zh: '密码不能只由几个字符重复组成，请换一个。',
    en: 'Use more than a few repeated characters.',
  },
  document: { zh: '仅支持 PDF 格式。', en: 'Only PDF.' },
  documentSize: { zh: '文件不能超过 10M。', en: 'Maximum 10M.' },
  invoiceNumber: {
    zh: '数电发票号码为 20 位数字，请对照发票填写。',
    en: 'The number of a digital invoice has 20 digits. Copy it from the invoice.',
  },
  issuedOn: {
    zh: '开票日期不能早于付款日，也不能晚于今天。',
    en: 'The day of issue is neither before the payment nor after today.',
  },
} satisfies Record<string, TextPair>;

export type RuleName = keyof typeof checks | TradeRule;

function isCheck(name: string): name is keyof typeof checks {
  return Object.hasOwn(checks, name);
}

function pairOf(rule: string): TextPair {
  if (isTradeRule(rule)) return { zh: zh[rule], en: en[rule] };
  return checks[isCheck(rule) ? rule : 'format'];
}

/** The sentence for a broken rule in the caller's language; rules this version does not know read as `format`. */
export function ruleText(rule: string, language: Language, params?: TextParams): string {
  return say(pairOf(rule), language, params);
}

/** A broken rule: where, which, and the bounds or options that it names. */
export interface BrokenRule {
  readonly field: string;
  readonly rule: RuleName;
  readonly params: TextParams;
}

const byType: Readonly<Record<string, RuleName>> = {
  strict_object: 'unknownField',
  string: 'text',
  number: 'number',
  finite: 'number',
  integer: 'integer',
  safe_integer: 'integer',
  boolean: 'boolean',
  array: 'list',
  object: 'group',
  picklist: 'picklist',
  literal: 'picklist',
  uuid: 'uuid',
  iso_timestamp: 'instant',
  iso_date: 'day',
  iso_week: 'week',
  email: 'email',
};

function bound(issue: BaseIssue<unknown>): TextParams {
  const requirement = 'requirement' in issue ? issue.requirement : undefined;
  if (typeof requirement !== 'number') return {};
  if (issue.type.startsWith('min_')) return { min: requirement };
  if (issue.type.startsWith('max_')) return { max: requirement };
  return { min: requirement, max: requirement };
}

/**
 * Reads a schema's issue as a broken rule. A schema names its own rule by its message, `v.regex(…, 'mobile')`;
 * otherwise the kind of check decides. `at` is the part of the request: `query`, `body`, `header`.
 */
export function ruleOf(issue: BaseIssue<unknown>, at: string): BrokenRule {
  const path = getDotPath(issue);
  const field = path ? `${at}.${path}` : at;
  const missing = issue.kind === 'schema' && (issue.received === 'undefined' || issue.received === 'null');
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    return { field, rule: 'unknownField', params: {} };
  }
  if (missing) return { field, rule: 'required', params: {} };
  if (isCheck(issue.message) || isTradeRule(issue.message))
    return { field, rule: issue.message, params: bound(issue) };
  if (/^(min|max)_value$|^value$/.test(issue.type)) return { field, rule: 'range', params: bound(issue) };
  if (/length$/.test(issue.type)) {
    const empty = issue.type === 'min_length' && issue.received === '0';
    const rule = Array.isArray(issue.input) ? 'count' : empty ? 'required' : 'length';
    return { field, rule, params: rule === 'required' ? {} : bound(issue) };
  }
  if (issue.type === 'picklist' || issue.type === 'values') {
    const options = issue.expected?.replaceAll(/[()"]/g, '').replaceAll(' | ', ', ') ?? '';
    return { field, rule: 'picklist', params: options ? { options } : {} };
  }
  if (issue.type === 'strict_object') return { field, rule: 'group', params: {} };
  return { field, rule: byType[issue.type] ?? 'format', params: {} };
}

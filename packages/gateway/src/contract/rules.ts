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

/** What a broken rule asks for, as a whole sentence. Rules that a schema names itself stand in its message. */
const rules = {
  required: { zh: '请填写此项。', en: 'This is required.' },
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
  day: { zh: '日期格式应为 2026-11-20。', en: 'Write the date as 2026-11-20.' },
  week: { zh: '周次格式应为 2026-W48。', en: 'Write the week as 2026-W48.' },
  portCode: { zh: '港口代码为 5 位，如 CNSHA。', en: 'A port code has 5 characters, such as CNSHA.' },
  mobile: {
    zh: '请输入以 1 开头的 11 位手机号。',
    en: 'Enter an 11-digit mobile number that starts with 1.',
  },
  email: {
    zh: '请输入有效的邮箱地址，如 name@company.com。',
    en: 'Enter an email address such as name@company.com.',
  },
  verifyCode: { zh: '请输入 6 位数字验证码。', en: 'Enter the 6 digits of the verification code.' },
  password: {
    zh: '密码为 8 至 20 位字母和数字，且须同时包含两者。',
    en: 'Use 8 to 20 letters and digits, with at least one of each.',
  },
  companyCode: { zh: '企业代码为 3 至 10 位大写字母。', en: 'Use 3 to 10 capital letters.' },
  adminAccount: { zh: '管理员账号为 6 至 15 位字母或数字。', en: 'Use 6 to 15 letters or digits.' },
  creditCode: {
    zh: '统一社会信用代码为 18 位，请对照营业执照填写。',
    en: 'A unified social credit code has 18 characters. Copy it from the business licence.',
  },
  idCard: {
    zh: '请输入有效的 18 位身份证号码。',
    en: 'Enter a valid 18-digit resident ID number.',
  },
  companyName: {
    zh: '请按营业执照填写企业全称，2 至 100 个字，不含特殊符号。',
    en: 'Enter the full name on the business licence: 2 to 100 characters, no special signs.',
  },
  registerCode: {
    zh: '注册登记号为 6 至 50 位字母或数字，中间可用连字符。',
    en: 'Use 6 to 50 letters or digits, with hyphens between them.',
  },
  idCardDate: {
    zh: '第 7 至 14 位不是有效的出生日期，请对照身份证核对。',
    en: 'Digits 7 to 14 are not a date of birth. Compare them with the card.',
  },
  idCardCheck: {
    zh: '号码校验不通过，可能有一位输错或前后颠倒，请对照身份证核对。',
    en: 'This number does not add up: a digit is wrong or two are swapped. Compare it with the card.',
  },
  taxNumber: {
    zh: '纳税人识别号为 15、17、18 或 20 位数字和大写字母。',
    en: 'Enter 15, 17, 18 or 20 digits and capital letters.',
  },
  containerNumber: {
    zh: '箱号为 4 位字母加 7 位数字，如 CSQU3054383。',
    en: 'Enter 4 letters and 7 digits, such as CSQU3054383.',
  },
  containerCheck: {
    zh: '箱号校验位不符，可能有一位输错，请对照箱体核对。',
    en: 'The check digit does not fit: a character is wrong. Compare it with the box.',
  },
  billNumber: {
    zh: '提单号为 6 至 20 位大写字母和数字。',
    en: 'Enter 6 to 20 capital letters and digits.',
  },
  bookingNumber: {
    zh: '订舱号为 6 至 20 位大写字母和数字。',
    en: 'Enter 6 to 20 capital letters and digits.',
  },
  carrierNumber: {
    zh: '该船公司没有这种格式的号码，请核对号码或船公司。',
    en: 'This carrier writes no numbers like this one. Check the number or the carrier.',
  },
  trialRoutes: { zh: '请选择 1 至 3 条航线。', en: 'Choose 1 to 3 routes.' },
  picture: { zh: '仅支持 JPG、JPEG 或 PNG 格式', en: 'Only JPG, JPEG or PNG' },
  pictureSize: { zh: '图片大小不能超过 10M', en: 'Maximum 10M' },
} satisfies Record<string, TextPair>;

export type RuleName = keyof typeof rules;

function isRule(name: string): name is RuleName {
  return Object.hasOwn(rules, name);
}

/** The sentence for a broken rule in the caller's language; rules this version does not know read as `format`. */
export function ruleText(rule: string, language: Language, params?: TextParams): string {
  return say(rules[isRule(rule) ? rule : 'format'], language, params);
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
 * otherwise the kind of check tells. `at` is the part of the request: `query`, `body`, `header`.
 */
export function ruleOf(issue: BaseIssue<unknown>, at: string): BrokenRule {
  const path = getDotPath(issue);
  const field = path ? `${at}.${path}` : at;
  const missing = issue.kind === 'schema' && (issue.received === 'undefined' || issue.received === 'null');
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    return { field, rule: 'unknownField', params: {} };
  }
  if (missing) return { field, rule: 'required', params: {} };
  if (isRule(issue.message)) return { field, rule: issue.message, params: bound(issue) };
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

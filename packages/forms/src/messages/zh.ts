import { doubts, rules } from '@fairway/trade/sentences/zh';
import type { Dictionary } from './dictionary.ts';
import { company } from './zh/company.ts';
import { shop } from './zh/shop.ts';
import { common, trade } from './zh/trade.ts';

/** Built-in texts of forms in Chinese. The shape of this object is the dictionary every language fills. */
export const zh = {
  rules,
  doubts,
  common,
  company,
  shop,
  trade,
  form: {
    summary: (count: number) => `有 ${count}\u00a0处需要修改`,
    entry: (label: string, text: string) => `${label}：${text}`,
    unexpected: '提交未成功，您填写的内容已保留，请稍后重试。',
  },
  times: {
    time: { label: '时间', placeholder: '例如 09:30' },
    month: { label: '月份', placeholder: '例如 2026-11' },
    dateTime: {
      date: '日期',
      zone: '时区',
      twice: '这一天这个时刻出现两次（夏令时结束），按第一次计。',
    },
  },
  rows: {
    row: (number: number) => `第\u00a0${number}\u00a0行`,
    add: '添加一行',
    copy: (row: string) => `复制：${row}`,
    up: (row: string) => `上移：${row}`,
    down: (row: string) => `下移：${row}`,
    remove: (row: string) => `删除：${row}`,
    added: (row: string, count: number) => `已添加${row}，共\u00a0${count}\u00a0行`,
    moved: (row: string) => `现在是${row}`,
    removed: (row: string) => `${row}已删除。`,
    undo: '撤销',
    full: (most: number) => `最多可添加\u00a0${most}\u00a0行。`,
  },
  phone: {
    label: '手机号',
    placeholder: '请输入手机号',
    /** Of a country whose numbers have so many digits, or who knows how many. */
    elsewhere: (digits?: number) => (digits ? `${digits}\u00a0位号码` : '请输入电话号码'),
    required: '请输入手机号。',
    taken: '该手机号已被绑定，请换一个。',
    dialCode: '国家或地区代码',
    dialCodes: { '86': '中国大陆' },
    contact: '手机、带区号固话或 +49 …',
    contactRequired: '请输入联系电话。',
    overseas: '非中国大陆手机号请使用邮箱登录。',
  },
  email: {
    label: '邮箱',
    placeholder: '请输入邮箱地址',
    required: '请输入邮箱地址。',
    taken: '该邮箱已被绑定，请换一个。',
  },
  account: {
    label: '账号',
    placeholder: '手机号、邮箱或用户名',
    required: '请输入手机号、邮箱或用户名。',
  },
  password: {
    purposes: {
      current: { label: '密码', placeholder: '请输入密码', required: '请输入密码。' },
      new: { label: '新密码', placeholder: '8\u00a0至\u00a020\u00a0位字母和数字', required: '请输入密码。' },
      given: { label: '初始密码', placeholder: '请为对方设置', required: '请为对方设置初始密码。' },
      again: { label: '确认密码', placeholder: '再输入一次', required: '请再输入一次密码。' },
    },
    show: '显示密码',
    capsLock: '大写锁定已打开',
    strength: (level: string) => `密码强度：${level}`,
    strengths: { weak: '弱', fair: '中', strong: '强' },
  },
  code: {
    label: '验证码',
    placeholder: '6\u00a0位数字',
    required: '请输入验证码。',
    send: '获取验证码',
    resend: '重新获取',
    remaining: (seconds: number) => `还需等待 ${seconds}\u00a0秒，即可重新获取验证码。`,
    waiting: (seconds: number) =>
      seconds < 120 ? `${seconds}\u00a0秒后重发` : `${Math.ceil(seconds / 60)}\u00a0分钟后重发`,
    sent: (seconds: number) => `验证码已发送，${seconds}\u00a0秒后可重新获取。`,
    ready: '现在可以重新获取验证码。',
  },
  username: {
    label: '用户名',
    placeholder: '3\u00a0至\u00a015\u00a0位字母或数字',
    required: '请输入用户名。',
    taken: '该用户名已被使用，请换一个。',
  },
} as const satisfies Dictionary;

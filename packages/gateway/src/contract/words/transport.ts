import { forcedOffline } from './forcedOffline.ts';
import type { TextPair } from './pair.ts';
import { wait } from './pair.ts';

/** Sentences of the five-digit codes, which mirror an HTTP status. English of point 8 of the specification, word for word. */
export const transport = {
  requestInvalid: {
    zh: '提交的内容有误，请按提示修改后再试。',
    en: 'Some entries are not right. Correct the ones named and try again.',
  },
  signatureInvalid: {
    zh: '请求校验未通过，请刷新页面后重试。',
    en: 'The request could not be verified. Reload the page and try again.',
  },
  signatureExpired: {
    zh: '请求已过期，请检查设备时间后重试。',
    en: 'The request is out of date. Check the clock of your device and try again.',
  },
  requestReplayed: {
    zh: '该请求已处理过，请刷新页面查看结果。',
    en: 'This request was already received. Reload the page to see its result.',
  },
  prefetchRefused: {
    zh: '该操作不支持预加载，请在页面上点击后再试。',
    en: 'This action cannot be loaded in advance. Start it from the page.',
  },
  sessionRequired: { zh: '请先登录再继续。', en: 'Please log in to continue.' },
  sessionExpired: {
    zh: '登录已过期，请重新登录后继续。',
    en: 'Your session has expired. Please log in again to continue',
  },
  sessionForcedOffline: forcedOffline,
  sessionKeyMismatch: {
    zh: '登录状态与当前设备不符，请重新登录。',
    en: 'This login belongs to another device or browser. Please log in again.',
  },
  keyUnknown: {
    zh: '安全密钥已失效，请刷新页面后重试。',
    en: 'The security key of this browser is no longer valid. Reload the page and try again.',
  },
  sessionRevoked: {
    zh: '密码或安全设置已变更，请重新登录。',
    en: 'The password or security settings of this account changed. Please log in again.',
  },
  sessionEndedByOwner: {
    zh: '您已在“账号安全”中将本设备退出登录，请重新登录。',
    en: 'You logged this device out under account security. Please log in again.',
  },
  sessionBlocked: {
    zh: '此账号已被平台停用。如有疑问请联系客服（周一至周五 09:00-20:00），核实后可恢复。',
    en: 'This account has been blocked. Contact customer service (Monday to Friday, 09:00-20:00); once it is cleared up the account can be opened again.',
  },
  notAllowed: {
    zh: '您没有权限执行此操作，如有需要请联系管理员。',
    en: 'You are not allowed to do this. Ask your administrator if you need it.',
  },
  subAccountNotAllowed: {
    zh: '当前为企业子账号，请联系企业管理员办理。',
    en: 'You are using a company sub-account. Ask your company administrator to do this.',
  },
  roleMissing: {
    zh: '您的角色不能执行此操作，如有需要请联系工作台管理员。',
    en: 'Your role does not allow this. Ask an admin of the desk if you need it.',
  },
  callUnknown: {
    zh: '该功能暂不可用，请刷新页面后再试。',
    en: 'This function is not available. Reload the page and try again.',
  },
  idempotencyInFlight: {
    zh: '上一次提交正在处理中，请稍候查看结果，无需重复提交。',
    en: 'Your first submission is still being processed. Wait for its result; there is no need to send it again.',
  },
  bodyTooLarge: {
    zh: '提交的内容过大，请减少内容或压缩文件后再试。',
    en: 'What you sent is too large. Shorten it or use a smaller file, then try again.',
  },
  mediaTypeUnsupported: {
    zh: '不支持的内容格式，请更换格式后再试。',
    en: 'This format is not supported. Use another one and try again.',
  },
  idempotencyMismatch: {
    zh: '提交内容已变更，请刷新页面后重新提交。',
    en: 'The submission changed after it was first sent. Reload the page and submit it again.',
  },
  idempotencyKeyMissing: {
    zh: '请求缺少防重复标识，请刷新页面后重新提交。',
    en: 'The request lacks its idempotency key. Reload the page and submit it again.',
  },
  tooManyRequests: {
    zh: (params) => `操作过于频繁，请${wait(params, 'zh')}再试。`,
    en: (params) => `Too many requests. Try again ${wait(params, 'en')}.`,
  },
  challengeRequired: {
    zh: '当前请求较多，请刷新页面后再试一次。',
    en: 'Many requests are coming in right now. Reload the page and try again.',
  },
  serverFault: { zh: '抱歉，系统出错了', en: 'Oops! Something went wrong' },
  serverAway: {
    zh: '服务升级中，请稍后再试',
    en: 'Service is being upgraded. Please try again later',
  },
} satisfies Record<string, TextPair>;

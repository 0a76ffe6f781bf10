import type { CodeName } from './codes.ts';

/** The two languages of answers. */
export type Language = 'zh' | 'en';
export type TextParams = Readonly<Record<string, string | number>>;
type Text = string | ((params: TextParams) => string);
export interface TextPair {
  readonly zh: Text;
  readonly en: Text;
}

/** Waits read in the unit a person thinks in: seconds below two minutes, else minutes, else hours. */
function wait(params: TextParams, language: Language): string {
  const seconds = Math.max(1, Math.ceil(Number(params.seconds)));
  if (!Number.isFinite(seconds)) return language === 'zh' ? '稍后' : 'a little later';
  const [amount, zh, en] =
    seconds < 120
      ? [seconds, '秒', 'second']
      : seconds < 7200
        ? [Math.ceil(seconds / 60), '分钟', 'minute']
        : [Math.ceil(seconds / 3600), '小时', 'hour'];
  return language === 'zh' ? ` ${amount} ${zh}后` : `in ${amount} ${en}${amount === 1 ? '' : 's'}`;
}

/** English sentences that points 5 and 8 of the specification fix stand here word for word. */
const texts: Readonly<Record<CodeName, TextPair>> = {
  ok: { zh: '成功', en: 'Success' },

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
  sessionForcedOffline: {
    zh: '您的账号已在其他设备登录，本设备已下线。如非本人操作，请重新登录并修改密码。',
    en: 'Your account logged in on another device, so this one was logged out. If that was not you, log in again and change your password.',
  },
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
  notAllowed: {
    zh: '您没有权限执行此操作，如有需要请联系管理员。',
    en: 'You are not allowed to do this. Ask your administrator if you need it.',
  },
  subAccountNotAllowed: {
    zh: '当前为企业子账号，请联系企业管理员办理。',
    en: 'You are using a company sub-account. Ask your company administrator to do this.',
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
  serverFault: { zh: '抱歉，系统出错了', en: 'Oops! Something went wrong' },
  serverAway: {
    zh: '服务升级中，请稍后再试',
    en: 'Service is being upgraded. Please try again later',
  },

  notFound: {
    zh: '未找到您要查看的内容，可能已下架或链接有误。',
    en: 'We could not find this. It may have been removed, or the link is wrong.',
  },
  fieldsRefused: {
    zh: '部分内容未通过校验，请按提示修改后重新提交。',
    en: 'Some entries were refused. Correct the ones named and submit again.',
  },
  noData: { zh: '暂无数据', en: 'No data found' },
  pictureTypeRefused: { zh: '仅支持 JPG、JPEG 或 PNG 格式', en: 'Only JPG, JPEG or PNG' },
  pictureTooLarge: { zh: '图片大小不能超过 10M', en: 'Maximum 10M' },
  uploadTokenInvalid: {
    zh: '上传凭证已失效，请重新选择文件上传。',
    en: 'The upload permission has expired. Choose the file again.',
  },

  socialLoginPending: {
    zh: '正在等待扫码确认，请在手机上完成授权。',
    en: 'Waiting for your confirmation. Complete the login on your phone.',
  },
  verifyCodeWrong: {
    zh: '验证码不正确，请核对最近一条消息中的 6 位数字。',
    en: 'The verification code is not right. Check the 6 digits in the latest message.',
  },
  verifyCodeSpent: {
    zh: '验证码已失效，请重新获取。',
    en: 'This verification code is no longer valid. Get a new one.',
  },
  passwordWrong: {
    zh: '账号或密码不正确，请重新输入，或使用验证码登录。',
    en: 'The account or password is not right. Enter them again, or log in by verification code.',
  },
  passwordLoginUnsupported: {
    zh: '该账号不支持密码登录，请更换登录方式',
    en: 'This account does not support password login, please change login method',
  },
  otherDeviceOnline: {
    zh: '您的账号正在其他设备上使用，是否将其下线并在本设备登录？',
    en: 'Your account is in use on another device. Log that device out and continue here?',
  },
  overseasPhoneUnsupported: {
    zh: '暂不支持非中国大陆手机号，请使用邮箱登录。',
    en: 'Phone numbers outside mainland China are unsupported. Please use your e-mail instead.',
  },
  accountNotFound: { zh: '账号不存在', en: 'The account number does not exist' },
  forceTicketInvalid: {
    zh: '确认已超时，请重新登录。',
    en: 'Your confirmation took too long. Please log in again.',
  },
  loginWait: {
    zh: (params) => `登录尝试次数过多，请${wait(params, 'zh')}再试，或使用验证码登录。`,
    en: (params) =>
      `Too many login attempts. Try again ${wait(params, 'en')}, or log in by verification code.`,
  },
  businessAccountInvalid: {
    zh: '该企业账号不存在或已停用，请核对账号，或联系企业管理员。',
    en: 'This company account does not exist or is no longer in use. Check it, or ask your company administrator.',
  },
  sendTooSoon: {
    zh: (params) => `验证码已发送，请${wait(params, 'zh')}再重新获取。`,
    en: (params) => `A code was just sent. You can ask for another ${wait(params, 'en')}.`,
  },
  sendTooMany: {
    zh: (params) => `获取验证码次数过多，请${wait(params, 'zh')}再试。`,
    en: (params) => `Too many codes were requested. Try again ${wait(params, 'en')}.`,
  },
  phoneBound: { zh: '该手机号已被绑定', en: 'Phone number has been bound' },
  emailBound: { zh: '该邮箱已被绑定', en: 'The email has been bound' },
  phoneUnchanged: {
    zh: '您正在使用该手机号，请更换新的手机号',
    en: 'Current phone num is using, change a new one',
  },
  emailUnchanged: {
    zh: '您正在使用该邮箱，请更换新的邮箱',
    en: 'Current email address is using, change a new one',
  },
  oldContactUnproven: {
    zh: '请先验证原手机号或邮箱，再进行更换。',
    en: 'Verify your current phone or e-mail first, then change it.',
  },
  contactNotBound: {
    zh: '您尚未绑定该联系方式，请先绑定。',
    en: 'This contact is not bound to your account. Bind it first.',
  },
  lastLoginMethod: {
    zh: '这是您唯一的登录方式，请先绑定其他登录方式再解绑。',
    en: 'This is your only way to log in. Bind another one before you unbind it.',
  },
  oldPasswordWrong: {
    zh: '原密码不正确，请重新输入。',
    en: 'The current password is not right. Enter it again.',
  },
  passwordUnchanged: {
    zh: '新密码不能与原密码相同，请更换。',
    en: 'The new password is the same as the current one. Choose another.',
  },
  passwordAlreadySet: {
    zh: '您已设置过密码，如需更换请使用修改密码。',
    en: 'A password is already set. Use change password instead.',
  },
  socialAccountBound: {
    zh: '该微信账号已绑定其他账号，请更换微信账号，或先从原账号解绑。',
    en: 'This WeChat account is bound to another account. Use another one, or unbind it there first.',
  },
  switchUnavailable: {
    zh: '暂无可切换的账号，请先完成认证。',
    en: 'There is no account to switch to yet. Complete the certification first.',
  },

  companyNameTaken: {
    zh: '该企业名称已注册，请核对，或联系企业管理员为您开通子账号。',
    en: 'This company is already registered. Check the name, or ask its administrator for a sub-account.',
  },
  creditCodeTaken: {
    zh: '该统一社会信用代码已注册，请核对后再提交。',
    en: 'This unified social credit code is already registered. Check it and submit again.',
  },
  registerCodeTaken: {
    zh: '该备案登记号已注册，请核对后再提交。',
    en: 'This registration code is already registered. Check it and submit again.',
  },
  companyCodeTaken: {
    zh: '该企业代码已被使用，请更换。',
    en: 'This enterprise code is taken. Choose another.',
  },
  companyAccountTaken: {
    zh: '该管理员账号已被使用，请更换。',
    en: 'This admin account is taken. Choose another.',
  },
  auditUnderReview: {
    zh: '认证资料正在审核中，预计 3 个工作日内完成，请耐心等待。',
    en: 'Your certification is under review. The result comes within 3 working days.',
  },
  auditApproved: {
    zh: '您已通过认证，无需重复提交。',
    en: 'Your certification is already approved. There is nothing more to submit.',
  },

  subscriptionRequired: {
    zh: '您还没有该航线的订阅权限，请先开通订阅或免费试用。',
    en: 'You have no subscription to this route yet. Subscribe or start a free trial to see it.',
  },
  trialUsed: {
    zh: '免费试用仅限一次，您已使用过，请订阅航线。',
    en: 'The free trial is for one time only and you have used it. Please subscribe to the route.',
  },
  trialRouteCount: {
    zh: (params) => `免费试用请选择 ${params.min ?? 1} 至 ${params.max ?? 3} 条航线。`,
    en: (params) => `Choose ${params.min ?? 1} to ${params.max ?? 3} routes for the free trial.`,
  },
  routeSubscribed: { zh: '当前航线已订阅', en: 'Current route subscribed' },
  routeNotForSale: {
    zh: '您当前选择的产品已下架',
    en: 'The product you currently selected has been removed from the shelf',
  },
  subAccountCannotBuy: {
    zh: '当前为企业子账号，无法购买，请联系企业管理员购买。',
    en: 'You are using a sub-account, which cannot buy. Ask your company administrator to buy.',
  },
  certificationRequired: {
    zh: '请先完成实名认证再继续。',
    en: 'Complete your certification first, then continue.',
  },
  routeNotAllowed: {
    zh: '您没有订阅该航线的权限',
    en: 'You do not have the right to subscribe to the airline',
  },
  staffBound: { zh: '该员工已被其他账号绑定', en: 'This staff has been bound by another account' },
  memberLimitReached: {
    zh: '当前成员数已达上限',
    en: 'The current number of members has reached the upper limit',
  },
  membersFull: { zh: '成员已满，无法添加', en: 'members are full, unable to add' },
  subAccountAdded: {
    zh: '该子账号已添加到此服务套餐',
    en: 'This Sub account had been added to this service package already',
  },
  seatsShort: { zh: '可分配席位不足', en: 'Not enough seats available for allocation' },

  orderNotFound: {
    zh: '订单号有误，请核对后重新查询',
    en: 'Wrong order number, please check and search again',
  },
  orderNotPending: {
    zh: '该订单已不是待付款状态，请刷新页面查看最新状态。',
    en: 'This order is no longer waiting for payment. Reload the page to see where it stands.',
  },
  payQrExpired: {
    zh: '二维码已失效，请点击重新获取',
    en: 'QR code is invalid, please click to get it again',
  },
};

/** Says a pair in one language, with its values filled in. */
export function say(pair: TextPair, language: Language, params: TextParams = {}): string {
  const text = pair[language];
  return typeof text === 'string' ? text : text(params);
}

/**
 * The sentence for a code in the caller's language. Servers send it as `msg`; browsers need not bundle it.
 * `params.seconds` fills the wait of limits, `params.min` and `params.max` the bounds of counts.
 */
export function textOf(code: CodeName, language: Language, params?: TextParams): string {
  return say(texts[code], language, params);
}

import type { TextPair } from '../pair.ts';
import { wait } from '../pair.ts';

/** Sentences of refusals: logins, contacts, passwords and sessions. */
export const accountRefusals = {
  socialLoginPending: {
    zh: '该微信账号还没有绑定手机号，请先绑定手机号。',
    en: 'This WeChat account has no phone bound to it yet. Bind one to log in.',
  },
  oidcOff: {
    zh: '本站没有开通公司账号登录，请用其他方式登录。',
    en: 'Login with a company account is not set up here. Log in another way.',
  },
  oidcOver: {
    zh: '本次公司账号登录已失效，请重新登录。',
    en: 'This login with your company account is no longer valid. Start again.',
  },
  oidcAway: {
    zh: '公司的登录服务没有响应，请几分钟后重试；仍然不行请联系公司 IT 管理员。',
    en: 'The login service of your company did not answer. Try again in a few minutes, or ask your IT administrator.',
  },
  oidcDeclined: {
    zh: '公司的登录服务没有批准这次登录。请重新登录；仍然不行请联系公司 IT 管理员。',
    en: 'The login service of your company did not approve this login. Start again, or ask your IT administrator.',
  },
  oidcRefused: {
    zh: '公司登录服务的答复未通过核验。请重新登录；仍然不行请公司 IT 管理员核对客户端 ID、密钥和服务器时间。',
    en: "The answer of your company's login service could not be verified. Start again, or ask your IT administrator to check client ID, secret and clock.",
  },
  oidcEmailUnproven: {
    zh: '公司的登录服务没有确认您的工作邮箱，或邮箱不属于公司登记的域名。请公司 IT 管理员核对您账号的邮箱。',
    en: "The login service of your company did not confirm a work email of the company's domain. Ask your IT administrator to check the email of your account.",
  },
  oidcOtherPerson: {
    zh: '这个邮箱已绑定另一个公司账号。请管理员重置后再登录。',
    en: 'This email belongs to another company account already. Ask an administrator to reset it, then log in again.',
  },
  companyLoginUnknown: {
    zh: '这个邮箱的公司没有开通公司账号登录。请用验证码或密码登录，或联系公司管理员开通。',
    en: "The company of this email has not set up its login here. Log in by code or password, or ask your company's administrator.",
  },
  companyLoginUnlisted: {
    zh: '公司员工名单里没有这个邮箱。请联系公司管理员添加后再登录。',
    en: "Your company has not listed this email among its people. Ask your company's administrator to add it, then log in again.",
  },
  companyLoginEnded: {
    zh: '您的子账号已被公司停用。如需继续使用，请联系公司管理员。',
    en: "Your company has disabled your sub-account. Ask your company's administrator to let you in again.",
  },
  companyLoginElsewhere: {
    zh: '这个账号与您的个人账号相连，不能用公司账号登录。请用验证码或密码登录。',
    en: 'This account is linked to a personal account of yours, so a company account cannot open it. Log in by code or password.',
  },
  companyLoginOnly: {
    zh: '您的公司已停用密码登录，请选择“公司账号登录”。',
    en: 'Your company has switched passwords off. Choose "Log in with company account".',
  },
  companyLoginSeats: {
    zh: '公司没有空余席位。请联系公司管理员增加席位后再登录。',
    en: "Your company has no free seat. Ask your company's administrator for one, then log in again.",
  },
  domainUnproved: {
    zh: '没有查到这条 TXT 记录。请核对主机名和记录值；新记录可能要等几分钟到一小时才生效。',
    en: 'The TXT record was not found. Check its name and value; a new record can take from minutes to an hour to appear.',
  },
  providerMissing: {
    zh: '请先保存登录服务的设置，并验证邮箱域名。',
    en: 'Save the login service and prove the email domain first.',
  },
  issuerUnfit: {
    zh: '这个地址没有返回 OpenID Connect 配置。请填写登录服务显示的 Issuer 地址（https 开头，公网可访问）。',
    en: 'This address did not answer with an OpenID Connect configuration. Enter the issuer that your login service shows: a public https address.',
  },
  socialLoginInvalid: {
    zh: '本次微信登录已失效，请重新扫码。',
    en: 'This WeChat login is no longer valid. Scan a new code.',
  },
  socialLoginOff: {
    zh: '本站暂不支持微信登录，请用验证码或密码登录。',
    en: 'Login by WeChat is not offered here. Log in by code or password.',
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
    en: 'Phone numbers outside mainland China are unsupported. Please use your email instead.',
  },
  accountNotFound: { zh: '账号不存在，请核对后重试。', en: 'The account number does not exist' },
  consentNeeded: {
    zh: '请阅读并同意页面上的说明后再提交；说明有更新时请刷新页面。',
    en: 'Read the text on the page and agree to it first. Where the text has changed, reload the page.',
  },
  consentStays: {
    zh: '服务协议和隐私政策是使用账号的前提。如需撤回，请在“我的数据”中注销账号。',
    en: 'An account needs the Service Agreement and the Privacy Policy. To withdraw them, close the account under My data.',
  },
  seatNeedsEmployee: {
    zh: '子账号必须有使用人。请选择另一位员工，或停用该子账号。',
    en: 'A sub-account needs a person. Choose another employee, or disable the sub-account.',
  },
  seatNeedsRoute: {
    zh: '子账号至少需要一条航线。请先添加另一条航线，或停用该子账号。',
    en: 'A sub-account needs at least one route. Add another route first, or disable the sub-account.',
  },
  seatExpiryPast: {
    zh: '到期日已经过去，请选择今天或之后的日期。',
    en: 'This day has passed. Choose today or a later day.',
  },
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
    en: 'Verify your current phone or email first, then change it.',
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
  otherSocialBound: {
    zh: '该手机号的账号已绑定其他微信，请用原来的微信登录，或换一个手机号。',
    en: 'The account of this phone is bound to another WeChat account. Log in with that one, or use another phone.',
  },
  sessionGone: {
    zh: '该设备已经退出登录，无需再操作。',
    en: 'This device is logged out already. There is nothing left to do.',
  },
  closingAsked: {
    zh: '您已申请注销，可在等待期内撤销。',
    en: 'You have already asked to close the account. You can undo it until then.',
  },
  closingNotAsked: {
    zh: '当前没有待处理的注销申请，账号可正常使用。',
    en: 'The account is not being closed. You can go on using it.',
  },
  companyStillOpen: {
    zh: '您名下还有企业账号。请先在“企业架构”中移交管理员，再注销个人账号。',
    en: 'You still hold a company account. Hand the company over to another admin first, then close your own.',
  },
  orderUnderWay: {
    zh: '您还有待确认的转账或未完成的退款。处理完成后即可注销。',
    en: 'A transfer of yours waits to be confirmed, or a refund is not done yet. You can close the account after that.',
  },
  accountBlocked: {
    zh: '此账号已被平台停用，暂时不能登录。请联系客服（周一至周五 09:00-20:00），核实后可恢复；企业子账号请先联系企业管理员。',
    en: 'This account has been blocked and cannot log in. Contact customer service (Monday to Friday, 09:00-20:00) to have it opened again; with a sub-account, ask your company administrator first.',
  },
  firstPasswordOver: {
    zh: '这是管理员给您的初始密码，首次登录请设置自己的新密码。',
    en: 'This is the first password your administrator gave you. Choose one of your own to log in.',
  },
  switchUnavailable: {
    zh: '暂无可切换的账号，请先完成认证。',
    en: 'There is no account to switch to yet. Complete the certification first.',
  },
} satisfies Record<string, TextPair>;

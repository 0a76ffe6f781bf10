import type { TextPair } from './pair.ts';
import { wait } from './pair.ts';

/** Sentences of business refusals. English of points 5 and 8 of the specification, word for word. */
export const business = {
  notFound: {
    zh: '未找到您要查看的内容，可能已下架或链接有误。',
    en: 'We could not find this. It may have been removed, or the link is wrong.',
  },
  fieldsRefused: {
    zh: '部分内容未通过校验，请按提示修改后重新提交。',
    en: 'Some entries were refused. Correct the ones named and submit again.',
  },
  noData: { zh: '暂无数据', en: 'No data found' },
  comingSoon: { zh: '该功能即将上线，敬请期待。', en: 'Coming soon.' },
  documentTypeRefused: { zh: '仅支持 PDF 格式', en: 'Only PDF' },
  documentTooLarge: { zh: '文件不能超过 10M', en: 'Maximum 10M' },
  noLongerOffered: {
    zh: '旧商城已停用，此接口不再提供服务。请改用航道账号登录与收藏。',
    en: 'The former shop is closed and this call does nothing any more. Log in with a portal account instead.',
  },
  pictureTypeRefused: { zh: '仅支持 JPG、JPEG 或 PNG 格式', en: 'Only JPG, JPEG or PNG' },
  pictureTooLarge: { zh: '图片大小不能超过 10M', en: 'Maximum 10M' },
  uploadTokenInvalid: {
    zh: '上传凭证已失效，请重新选择文件上传。',
    en: 'The upload permission has expired. Choose the file again.',
  },
  pictureGone: {
    zh: '这张图片已不在了，请重新上传。',
    en: 'This picture is no longer there. Upload it again.',
  },

  socialLoginPending: {
    zh: '该微信账号还没有绑定手机号，请先绑定手机号。',
    en: 'This WeChat account has no phone bound to it yet. Bind one to log in.',
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

  nothingSubmitted: {
    zh: '您还没有提交过这项认证，请先填写并提交。',
    en: 'This certification was not submitted yet. Fill it in and submit it first.',
  },
  remittanceNotSent: {
    zh: '我们还没有打款，到账后会通知您，请稍后再填。',
    en: 'We have not paid the amount yet. You are told when we have; type it then.',
  },
  remittanceWrong: {
    zh: (params) => `金额不正确，请核对银行流水后再填，还可以填 ${params.left ?? 2} 次。`,
    en: (params) =>
      `This is not the amount. Look at the bank statement and type it again: ${params.left ?? 2} ${params.left === 1 ? 'try' : 'tries'} left.`,
  },
  remittanceOver: {
    zh: '金额已填错 3 次，本次申请已退回。请核对银行账户后重新提交。',
    en: 'The amount was wrong three times, so the application came back to you. Check the bank account and submit again.',
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
  companyChanged: {
    zh: '您查看期间，这一项已被他人改动，没有执行您的操作。请按最新情况重新处理。',
    en: 'Somebody changed this while you were looking, so nothing was done. Decide on what it shows now.',
  },
  departmentHasMembers: {
    zh: '该部门下还有成员或下级部门，无法删除。请先将其移走。',
    en: 'A department with members cannot be deleted. Move its members and its departments first.',
  },
  departmentTaken: {
    zh: '同一上级下已有同名部门，请换一个名称。',
    en: 'There is a department of this name here already. Choose another name.',
  },
  departmentInside: {
    zh: '不能把部门移到它自己或它的下级部门里。',
    en: 'A department cannot be moved into itself or into one below it.',
  },
  departmentLimit: {
    zh: '部门最多 6 级、共 1000 个，请合并后再添加。',
    en: 'Departments go 6 levels deep and number 1,000 at most. Merge some first.',
  },
  subAccountTaken: {
    zh: '该用户名已被使用，请换一个。',
    en: 'This username is taken. Choose another.',
  },
  lastAdmin: {
    zh: '公司至少须有一位管理员，请先指定另一位管理员。',
    en: 'A company needs an administrator. Name another one first.',
  },
  employeeWithoutAccount: {
    zh: '该员工还没有子账号，请先在席位分配中为其开通。',
    en: 'This person has no sub-account yet. Give them a seat first.',
  },
  adminStays: {
    zh: '管理员不能被删除或停用，请先将其改为成员。',
    en: 'An administrator cannot be removed or disabled. Make them a member first.',
  },
  contactMissing: {
    zh: '该员工没有填写此联系方式，请先补全手机号或邮箱。',
    en: 'This contact is not on file. Add the phone or email first.',
  },
  companyInvitationUnknown: {
    zh: '这个链接不指向任何邀请：可能复制不完整、您已被移出员工名单，或企业又发了一封新的。请打开最近一条消息里的链接。',
    en: 'This link leads to no invitation: it may be cut off, or the company removed you or sent a newer one. Open the link in the latest message.',
  },
  companyInvitationOver: {
    zh: '这份邀请已过期、已撤回或已有答复，没有执行您的操作。请联系企业管理员重新邀请。',
    en: 'This invitation has expired, was withdrawn or answered already, so nothing was done. Ask the company for a new one.',
  },
  companyInvitationOther: {
    zh: '邀请发给了另一个手机号或邮箱。请用收到消息的手机号或邮箱登录，或在账号安全中绑定它。',
    en: 'The invitation went to another phone or email. Log in with the one that got the message, or bind it in account security.',
  },

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
  vouchersInvalid: {
    zh: '汇款凭证已失效，请重新上传。',
    en: 'The proof of transfer is no longer available. Upload it again.',
  },
  voucherUsed: {
    zh: '该凭证已用于另一笔订单。一笔转账只能支付一笔订单，请上传本订单的凭证。',
    en: 'This proof was handed in for another order. One transfer pays one order: upload the proof for this one.',
  },
  payServiceAway: {
    zh: '支付服务暂时无法连接，请稍后重试，或更换支付方式。',
    en: 'The payment service cannot be reached. Try again later, or choose another way to pay.',
  },
  seatsForCompaniesOnly: {
    zh: '仅企业账号可购买子账号席位，请切换到企业账号或完成企业认证。',
    en: 'Only company accounts can buy seats. Switch to your company account, or certify your company.',
  },

  attentionLimit: {
    zh: '最多关注 50 条航线，请先取消不再需要的关注。',
    en: 'You can follow 50 routes at most. Stop following one that you no longer need first.',
  },

  emailNeeded: {
    zh: '您还没有绑定邮箱，请先在账号安全中绑定，再打开提醒。',
    en: 'You have no email yet. Bind one under account security, then switch this on.',
  },

  staffPasswordWrong: {
    zh: '邮箱或密码不正确，请重新输入。忘记密码请联系工作台管理员重置。',
    en: 'The email or password is not right. Enter them again, or ask an admin of the desk for a reset.',
  },
  staffCodeWrong: {
    zh: '验证码不正确或已用过，请等验证器换出下一个码再输入。',
    en: 'This code is wrong or was used before. Wait for the next one in your app and enter that.',
  },
  staffLoginLate: {
    zh: '本次登录已超时，请重新输入邮箱和密码。',
    en: 'This login took too long. Enter your email and password again.',
  },
  staffLoginWait: {
    zh: (params) => `登录尝试次数过多，请${wait(params, 'zh')}再试。`,
    en: (params) => `Too many login attempts. Try again ${wait(params, 'en')}.`,
  },
  staffBlocked: {
    zh: '您的工作台账号已停用，请联系管理员。',
    en: 'Your account at the desk is blocked. Ask an admin.',
  },
  invitationOver: {
    zh: '邀请链接已失效或已使用，请联系管理员重新邀请。',
    en: 'This invitation has ended or was used. Ask an admin for a new one.',
  },
  staffEmailTaken: {
    zh: '该邮箱已有工作台账号，请在列表中查找。',
    en: 'Somebody with this email is on the list already.',
  },
  staffSelf: {
    zh: '不能更改自己的权限，请由另一位管理员操作。',
    en: 'You cannot change your own rights. Ask another admin.',
  },
  staffChanged: {
    zh: '另一位管理员刚刚改过对方的角色，没有保存。请按最新情况再改。',
    en: 'Another admin has just changed these roles, so nothing was saved. Look at what they are now.',
  },
  transferChanged: {
    zh: '您查看期间这笔转账有了变化，没有执行您的操作。请按最新情况处理。',
    en: 'This transfer changed while you were looking, so nothing was done. Decide on what it shows now.',
  },
  secondPersonNeeded: {
    zh: '第一次确认是您做的，须由另一位财务人员复核。',
    en: 'You gave the first confirmation. Another person of finance has to give the second.',
  },
  amountsDisagree: {
    zh: '您填写的到账金额与第一次确认的不一致，请一起核对银行流水后再确认。',
    en: 'The amount you entered is not the one of the first confirmation. Compare the bank statement together, then confirm.',
  },
  differReasonNeeded: {
    zh: '到账金额与订单金额不一致，请写明按此金额确认的原因。',
    en: 'The amount received is not the amount of the order. Write why it is taken all the same.',
  },
  certificationChanged: {
    zh: '您查看期间这份申请有了变化，没有执行您的操作。请按最新情况处理。',
    en: 'This application changed while you were looking, so nothing was done. Decide on what it shows now.',
  },
  checkStands: {
    zh: '有一项核对不符。请退回，或写明仍然通过的原因。',
    en: 'Something does not match. Return the application, or write why it passes all the same.',
  },
  remittanceOpen: {
    zh: '申请人还没有填对打款金额，暂时不能通过。',
    en: 'The applicant has not typed the amount of the transfer yet, so it cannot pass.',
  },
  numberNotShown: {
    zh: '证件号码只在审核期间可以查看，这份申请已处理或已清除。',
    en: 'An ID number can be seen during review only. This application is settled, or its papers are removed.',
  },

  personChanged: {
    zh: '您查看期间同事更改了这个账号，没有执行您的操作。请按最新情况处理。',
    en: 'A colleague changed this account while you were looking, so nothing was done. Decide on what it shows now.',
  },

  insurerGone: {
    zh: '这家保险公司已不再接受意向，请另选一家，或留空由我们推荐。',
    en: 'This insurer takes no more intentions. Choose another one, or leave it to us.',
  },
  intentionNotFound: {
    zh: '没有找到这条投保意向，请核对编号。',
    en: 'This intention was not found. Check its number.',
  },
  intentionOver: {
    zh: '这条意向已经办结或撤回，不能再撤回。需要更改请重新提交或联系客服。',
    en: 'This intention is over and can no longer be withdrawn. Send a new one, or contact customer service.',
  },
  intentionChanged: {
    zh: '您查看期间这条意向有了变化，没有执行您的操作。请按最新情况处理。',
    en: 'This intention changed while you were looking, so nothing was done. Decide on what it shows now.',
  },

  insurerChanged: {
    zh: '您编辑期间同事改过这家保险公司，没有保存。请按最新内容核对后再改。',
    en: 'A colleague changed this insurer while you were editing, so nothing was saved. Look at what it says now.',
  },

  invoiceNotOffered: {
    zh: '已付款完成的订单才能开具发票。',
    en: 'An invoice can be had for an order that is paid and completed.',
  },
  invoiceChanged: {
    zh: '这张发票的申请刚刚有了变化，没有执行您的操作。请按最新情况处理。',
    en: 'The request for this invoice has just changed, so nothing was done. Go on from what it shows now.',
  },
  invoiceNotIssued: {
    zh: '发票还没有开具，暂时不能下载。',
    en: 'The invoice has not been issued yet, so there is nothing to download.',
  },
  invoiceNumberTaken: {
    zh: '这个发票号码已用于另一笔订单，请核对后重新填写。',
    en: 'An invoice with this number stands with another order. Check the number and enter it again.',
  },
  campaignChanged: {
    zh: '您编辑期间同事改过这项设置，没有保存。请核对最新内容后再存。',
    en: 'A colleague changed this while you were editing, so nothing was saved. Look at what it says now.',
  },
  campaignLimit: {
    zh: '活动已达 200 个，请先改用旧的活动。',
    en: 'There are 200 campaigns already. Reuse an old one.',
  },

  articleChanged: {
    zh: '这篇文章在您编辑期间被同事保存过，没有执行您的操作。您写的内容还在，请对照后再保存。',
    en: 'A colleague saved this article while you were writing, so nothing was done. Your text is kept: compare, then save.',
  },
  articleOut: {
    zh: '这篇文章已经发布，不能再定时。请先撤回，或直接保存修改。',
    en: 'This article is published, so it cannot be scheduled. Withdraw it first, or save the changes.',
  },
  articleNotOut: {
    zh: '这篇文章没有发布，也没有定时，不需要撤回。',
    en: 'This article is neither published nor scheduled, so there is nothing to withdraw.',
  },
  revisionLacks: {
    zh: '这一版缺标题、正文或来源，读者看得到的文章不能恢复到它。请先撤回文章，再恢复。',
    en: 'This revision lacks a headline, a text or its source, and the article is published or scheduled. Withdraw it first, then restore.',
  },
  feedUnknown: {
    zh: '这个地址不在允许的订阅源里，请联系管理员添加。',
    en: 'This address is not among the feeds that are allowed. Ask whoever runs the server to add it.',
  },
  feedAway: {
    zh: '连不上订阅源，或它没有及时回答。请稍后再试。',
    en: 'The feed could not be reached or did not answer in time. Try again later.',
  },
  feedFailed: {
    zh: (params) =>
      `订阅源的网站回答出错（HTTP ${params.status ?? 500}），没有导入。请稍后再试；一直这样时请核对订阅地址。`,
    en: (params) =>
      `The site of the feed answered with an error (HTTP ${params.status ?? 500}), so nothing was imported. Try again later; if it stays so, check the address of the feed.`,
  },
  feedTooLarge: {
    zh: '订阅源超过 2 MB，没有导入。',
    en: 'The feed is larger than 2 MB, so nothing was imported.',
  },
  feedElsewhere: {
    zh: '订阅源转到了别的网站或内部地址，没有读取。',
    en: 'The feed leads to another site or to a private address, so it was not read.',
  },
  feedBroken: {
    zh: '这个地址返回的不是 RSS 或 Atom，可能是网页，请核对订阅地址。',
    en: 'What this address answers is neither RSS nor Atom; it may be a web page. Check the address of the feed.',
  },
  feedCharset: {
    zh: '订阅源的文字编码与它声明的不符，读出来会是乱码，没有导入。请联系对方改成 UTF-8。',
    en: 'The text of the feed is not in the encoding it declares and would be garbled, so nothing was imported. Ask its publisher to send UTF-8.',
  },
  importBroken: {
    zh: '文件里还有不合格的行，没有导入任何内容。请改好文件后重新检查。',
    en: 'Some lines of the file are not sound, so nothing was imported. Mend the file and check it again.',
  },
  importDone: { zh: '这个文件已经导入过了。', en: 'This file has been imported already.' },
  importStale: {
    zh: '检查之后资料有了变化，没有导入任何内容。请重新检查这个文件。',
    en: 'What is recorded changed since this file was checked, so nothing was imported. Check the file again.',
  },
  pageChanged: {
    zh: '同事刚刚改过这个页面，没有执行您的操作。请按最新情况处理。',
    en: 'A colleague has just changed this page, so nothing was done. Decide on what it is now.',
  },
} satisfies Record<string, TextPair>;

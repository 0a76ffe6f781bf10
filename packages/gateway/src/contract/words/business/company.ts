import type { TextPair } from '../pair.ts';

/** Sentences of refusals: certification, membership, employees and departments. */
export const companyRefusals = {
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
} satisfies Record<string, TextPair>;

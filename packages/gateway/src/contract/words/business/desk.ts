import type { TextPair } from '../pair.ts';
import { wait } from '../pair.ts';

/** Sentences of refusals: the staff and their desk. */
export const deskRefusals = {
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
  staffUnknown: {
    zh: '您还不是工作台的工作人员。请联系工作台管理员邀请您的工作邮箱，再用公司账号登录。',
    en: 'You are not on the staff of this desk yet. Ask an admin of the desk to invite your work email, then log in again.',
  },
  staffNoRole: {
    zh: '您的公司账号所在的组在工作台没有角色。请联系 IT 管理员把您加入相应的组，再重新登录。',
    en: 'None of the groups of your company account has a role at the desk. Ask your IT administrator to add you to one, then log in again.',
  },
  staffPasswordsOff: {
    zh: '工作台已停用密码登录，请使用公司账号登录。',
    en: 'Passwords are switched off at the desk. Log in with your company account.',
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
  importNotDone: {
    zh: '这个文件还没有导入，没有可以撤销的内容。',
    en: 'This file has not been imported, so there is nothing to undo.',
  },
  importOverwritten: {
    zh: '后来的导入改动了同样的航次，撤销会覆盖较新的内容。请先撤销后来的导入。',
    en: 'A later import changed the same sailings, and undoing this one would overwrite it. Undo the later import first.',
  },
  importUndone: { zh: '这次导入已经撤销过了。', en: 'This import has been undone already.' },
  surchargeChanged: {
    zh: '同事刚刚改过这项附加费，没有保存。请刷新后按最新数值再改。',
    en: 'A colleague has just changed this surcharge, so nothing was saved. Refresh, then change the current value.',
  },
  pageChanged: {
    zh: '同事刚刚改过这个页面，没有执行您的操作。请按最新情况处理。',
    en: 'A colleague has just changed this page, so nothing was done. Decide on what it is now.',
  },
} satisfies Record<string, TextPair>;

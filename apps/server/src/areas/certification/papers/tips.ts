/** The contacts for questions, where they are known. */
interface House {
  readonly phone: string | null;
  readonly email: string | null;
}

/**
 * Returns the steps of offline certification, sentence by sentence; `payee` is the sender of the small amount. The
 * address for the original is taken only from the operator's settings.
 */
export function tipsOf(
  payee: string,
  { phone, email }: House,
): { readonly tipsZh: string[]; readonly tipsEn: string[] } {
  const reached = [phone, email].filter((each) => each !== null);
  return {
    tipsZh: [
      '下载授权书，里面已填好贵司名称和联系人，由法定代表人签字并加盖公章。',
      '拍照或扫描后上传，四个角都要在图里，文字清晰可读。',
      ...(reached.length > 0 ? [`原件寄送或当面递交的地址，请向客服询问：${reached.join('、')}。`] : []),
      `选择对公转账认证的，我们在提交后 3 个工作日内由“${payee}”向贵司账户打入不足 1 元的金额，请在页面填写收到的金额。`,
      '资料齐全后 3 个工作日内完成审核，结果以短信和邮件通知。',
    ],
    tipsEn: [
      'Download the letter. It names your company and contact already; the legal representative signs it, with the company seal.',
      'Upload a photo or scan of it, with all four corners and every word readable.',
      ...(reached.length > 0 ? [`Ask us where to mail or hand in the original: ${reached.join(', ')}.`] : []),
      `For corporate transfer, "${payee}" pays less than 1 yuan into your account within 3 working days of submission; type the amount on the page.`,
      'The review takes 3 working days once everything is there. You are told by SMS and email.',
    ],
  };
}

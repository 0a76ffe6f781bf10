import type { NewMessage } from '../../../services/outbox/outbox.ts';

interface Letter {
  readonly company: string;
  readonly name: string;
  /** Name of the administrator who invites. */
  readonly by: string;
  readonly url: string;
}

/** The texts for an invited person; in both languages by email, because their language is unknown. */
export function invitationMessage(
  to: string,
  kind: 'sms' | 'email',
  { company, name, by, url }: Letter,
): NewMessage {
  const purpose = 'COMPANY_INVITATION';
  if (kind === 'sms') {
    const text = `【航道】${company}邀请您加入企业。7 天内打开 ${url} 接受或拒绝。`;
    return { to, kind, purpose, text, language: 'zh' };
  }
  return {
    to,
    kind,
    purpose,
    subject: `${company}邀请您加入 · ${company} invites you to Fairway`,
    text: [
      `${name}，您好：`,
      `${by}代表${company}邀请您在航道加入该企业。请在 7 天内打开下面的链接，用收到本邮件的邮箱登录，然后接受或拒绝。`,
      '',
      `Hello ${name},`,
      `${by} invites you to join ${company} on Fairway. Open the link below within 7 days, log in with this email, and accept or decline.`,
      '',
      url,
    ].join('\n'),
    language: 'zh',
  };
}

import type { MessageSender } from '../outbox/outbox.ts';

export interface SmtpSettings {
  readonly host: string;
  /** 465 uses TLS from the start; any other port must offer STARTTLS, except on this machine. */
  readonly port: number;
  readonly user: string | undefined;
  readonly password: string | undefined;
  /** `Fairway <no-reply@example.com>` */
  readonly from: string;
}

const local = new Set(['localhost', '127.0.0.1', '::1']);

/** Sends email over SMTP. The message's id is its Message-ID, so that a repeat is recognised as one. */
export function smtpEmail(settings: SmtpSettings): MessageSender {
  const { host, port, user, password, from } = settings;
  const open = async () => {
    // The SMTP library is loaded with the first message: a sandbox never sends one.
    const { createTransport } = await import('nodemailer');
    return createTransport({
      host,
      port,
      secure: port === 465,
      requireTLS: port !== 465 && !local.has(host),
      ...(user === undefined ? {} : { auth: { user, pass: password ?? '' } }),
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  let transport: ReturnType<typeof open> | undefined;
  const domain = /@([^>\s]+)>?\s*$/.exec(from)?.[1] ?? host;
  return {
    async send(message) {
      transport ??= open();
      await (await transport).sendMail({
        from,
        to: { name: '', address: message.to },
        subject: message.subject ?? '',
        text: message.text,
        messageId: `<${message.id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': message.language },
      });
    },
  };
}

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fakeSmtp, textOf } from '../../testing/messages/fakeSmtp.ts';
import { type SmtpSettings, smtpEmail } from './smtpEmail.ts';

let server: Awaited<ReturnType<typeof fakeSmtp>>;
let settings: SmtpSettings;

beforeAll(async () => {
  server = await fakeSmtp();
  settings = server.settings;
});
afterAll(() => server.stop());
beforeEach(() => server.clear());

const message = {
  id: '01942f5e-0000-7000-8000-000000000001',
  to: 'li@example.com',
  kind: 'email',
  purpose: 'LOGIN_REGISTER',
  code: '123456',
  subject: '航道验证码 123456',
  text: '您的验证码是 123456',
  language: 'zh',
} as const;

test('hands the message to the mail server, logged in, in Chinese as in English', async () => {
  await smtpEmail(settings).send(message);
  expect(server.mails()).toHaveLength(1);
  const [mail] = server.mails();
  expect(mail?.from).toBe('no-reply@fairway.test');
  expect(mail?.to).toEqual(['li@example.com']);
  expect(textOf(mail?.data ?? '').trim()).toBe('您的验证码是 123456');
  expect(mail?.data).toContain('Auto-Submitted: auto-generated');
});

test('a message sent twice carries one Message-ID', async () => {
  const sender = smtpEmail(settings);
  await sender.send(message);
  await sender.send(message);
  expect(server.mails().map((mail) => /^Message-ID: (.*)$/m.exec(mail.data)?.[1])).toEqual([
    `<${message.id}@fairway.test>`,
    `<${message.id}@fairway.test>`,
  ]);
});

test('a refused login or recipient is an error, so that the message is tried again', async () => {
  await expect(smtpEmail({ ...settings, password: 'wrong' }).send(message)).rejects.toThrow('535');
  await expect(smtpEmail(settings).send({ ...message, to: 'nobody@example.com' })).rejects.toThrow('550');
  expect(server.mails()).toEqual([]);
});

test('a subject or an address cannot smuggle in a header or a second recipient', async () => {
  await smtpEmail(settings).send({ ...message, subject: 'hello\r\nBcc: eve@example.com' });
  expect(server.mails()[0]?.data).not.toMatch(/^Bcc:/m);
  expect(server.mails()[0]?.to).toEqual(['li@example.com']);
});

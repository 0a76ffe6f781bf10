import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SmtpSettings, smtpEmail } from './smtpEmail.ts';

interface Mail {
  from: string;
  to: string[];
  data: string;
}
let mails: Mail[] = [];
let logins: string[] = [];

/** RFC 5321, as strict as a mail server is: commands in order, a login first, lines of the message to the dot. */
async function converse(socket: Socket): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let loggedIn = false;
  let mail: Mail | null = null;
  let data: string[] | null = null;
  say('220 mail.test ESMTP');
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (data) {
      if (line !== '.') data.push(line.startsWith('.') ? line.slice(1) : line);
      else if (mail) {
        mails.push({ ...mail, data: data.join('\n') });
        data = null;
        mail = null;
        say('250 2.0.0 queued');
      }
      continue;
    }
    const [verb = ''] = line.toUpperCase().split(' ');
    if (verb === 'EHLO') socket.write('250-mail.test\r\n250-8BITMIME\r\n250 AUTH PLAIN\r\n');
    else if (verb === 'AUTH') {
      logins.push(Buffer.from(line.split(' ')[2] ?? '', 'base64').toString());
      loggedIn = logins.at(-1) === '\0mailer\0right';
      say(loggedIn ? '235 2.7.0 welcome' : '535 5.7.8 wrong');
    } else if (!loggedIn && verb !== 'QUIT') say('530 5.7.0 log in first');
    else if (verb === 'MAIL') {
      mail = { from: /<(.*?)>/.exec(line)?.[1] ?? '', to: [], data: '' };
      say('250 ok');
    } else if (verb === 'RCPT' && mail) {
      const to = /<(.*?)>/.exec(line)?.[1] ?? '';
      if (to.startsWith('nobody')) say('550 5.1.1 no such box');
      else {
        mail.to.push(to);
        say('250 ok');
      }
    } else if (verb === 'DATA' && mail && mail.to.length > 0) {
      data = [];
      say('354 go on');
    } else if (verb === 'QUIT') {
      say('221 bye');
      socket.end();
    } else say('503 5.5.1 bad sequence');
  }
}

const server = createServer((socket) => {
  socket.on('error', () => socket.destroy());
  void converse(socket);
});
let settings: SmtpSettings;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  settings = {
    host: '127.0.0.1',
    port,
    user: 'mailer',
    password: 'right',
    from: 'Fairway <no-reply@fairway.test>',
  };
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  mails = [];
  logins = [];
});

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

/** The text part, decoded from whichever transfer encoding the mailer chose. */
function textOf(data: string): string {
  const [head = '', ...body] = data.split('\n\n');
  const raw = body.join('\n\n');
  if (/base64/i.test(head)) return Buffer.from(raw, 'base64').toString();
  const bytes = raw
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return /quoted-printable/i.test(head) ? Buffer.from(bytes, 'latin1').toString() : raw;
}

test('hands the message to the mail server, logged in, in Chinese as in English', async () => {
  await smtpEmail(settings).send(message);
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail?.from).toBe('no-reply@fairway.test');
  expect(mail?.to).toEqual(['li@example.com']);
  expect(textOf(mail?.data ?? '').trim()).toBe('您的验证码是 123456');
  expect(mail?.data).toContain('Auto-Submitted: auto-generated');
});

test('a message sent twice carries one Message-ID', async () => {
  const sender = smtpEmail(settings);
  await sender.send(message);
  await sender.send(message);
  expect(mails.map((mail) => /^Message-ID: (.*)$/m.exec(mail.data)?.[1])).toEqual([
    `<${message.id}@fairway.test>`,
    `<${message.id}@fairway.test>`,
  ]);
});

test('a refused login or recipient is an error, so that the message is tried again', async () => {
  await expect(smtpEmail({ ...settings, password: 'wrong' }).send(message)).rejects.toThrow('535');
  await expect(smtpEmail(settings).send({ ...message, to: 'nobody@example.com' })).rejects.toThrow('550');
  expect(mails).toEqual([]);
});

test('a subject or an address cannot smuggle in a header or a second recipient', async () => {
  await smtpEmail(settings).send({ ...message, subject: 'hello\r\nBcc: eve@example.com' });
  expect(mails[0]?.data).not.toMatch(/^Bcc:/m);
  expect(mails[0]?.to).toEqual(['li@example.com']);
});

import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export interface TakenMail {
  from: string;
  to: string[];
  data: string;
}

/** RFC 5321, as strict as a mail server is: commands in order, a login first, lines of the message to the dot. */
export async function fakeSmtp() {
  let mails: TakenMail[] = [];

  async function converse(socket: Socket): Promise<void> {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let loggedIn = false;
    let mail: TakenMail | null = null;
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
        const login = Buffer.from(line.split(' ')[2] ?? '', 'base64').toString();
        loggedIn = login === '\0mailer\0right';
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      host: '127.0.0.1',
      port,
      user: 'mailer',
      password: 'right',
      from: 'Fairway <no-reply@fairway.test>',
    },
    mails: () => mails,
    clear: () => {
      mails = [];
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The text part of a mail, decoded from whichever transfer encoding the mailer chose. */
export function textOf(data: string): string {
  const [head = '', ...body] = data.split('\n\n');
  const raw = body.join('\n\n');
  if (/base64/i.test(head)) return Buffer.from(raw, 'base64').toString();
  const bytes = raw
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return /quoted-printable/i.test(head) ? Buffer.from(bytes, 'latin1').toString() : raw;
}

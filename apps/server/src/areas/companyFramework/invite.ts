import type { companyFramework as calls, Employee } from '@fairway/gateway/contract/companyFramework';
import type { Handling } from '../../http/answer.ts';
import type { NewMessage } from '../../services/outbox/outbox.ts';
import { inCompany } from '../companyLog/index.ts';
import { employeeById } from './store.ts';

/** Invitations that a company sends a day, and to one person: nobody is flooded by whoever becomes an admin. */
const companyLimit = [{ count: 100, seconds: 86_400 }];
const personLimit = [{ count: 3, seconds: 86_400 }];

/** Tells somebody that they are in the company and how they log in. A first password is never written down. */
export async function invite(handling: Handling<typeof calls.invite>): Promise<Employee> {
  const { body, caller, refuse, services } = handling;
  return inCompany<typeof calls.invite>(handling, async (change) => {
    const { trx, tenantId, now, note } = change;
    const person = (await employeeById(trx, caller, body.id)) ?? refuse('notFound');
    const to = body.by === 'sms' ? person.phone : person.email;
    if (to === null) return refuse('contactMissing');
    for (const [subject, limit] of [
      [`invite ${tenantId}`, companyLimit],
      [`invite ${to}`, personLimit],
    ] as const) {
      const taken = await services.limits.take(subject, limit, now);
      if (!taken.ok) return refuse('tooManyRequests', { retryAt: taken.retryAt });
    }
    const company = await trx
      .selectFrom('company')
      .select('name')
      .where('tenantId', '=', tenantId)
      .executeTakeFirst();
    const letter = {
      company: company?.name ?? '',
      name: person.name,
      username: person.account?.username ?? null,
      url: services.publicUrl(),
    };
    await services.outbox.put(trx, message(to, body.by, letter), now);
    await trx
      .updateTable('employee')
      .set({ invitedAt: now })
      .where('tenantId', '=', tenantId)
      .where('id', '=', person.id)
      .execute();
    await note({ action: 'employeeInvited', about: 'employee', id: person.id, name: person.name });
    return (await employeeById(trx, caller, person.id)) ?? refuse('notFound');
  });
}

interface Letter {
  readonly company: string;
  readonly name: string;
  readonly username: string | null;
  readonly url: string;
}

function message(to: string, kind: 'sms' | 'email', { company, name, username, url }: Letter): NewMessage {
  const zhHow =
    username === null
      ? '管理员为您开通子账号后即可登录。'
      : `请打开 ${url}，在“企业登录”用用户名 ${username} 登录，初始密码请向管理员索取。`;
  if (kind === 'sms') {
    const text = `【航道】${company}邀请您使用航道查看运价和船期。${zhHow}`;
    return { to, kind, purpose: 'COMPANY_INVITATION', text, language: 'zh' };
  }
  const enHow =
    username === null
      ? 'You can log in as soon as your administrator gives you a sub-account.'
      : `Open ${url}, choose "Enterprise login" and log in as ${username}. Ask your administrator for the first password.`;
  return {
    to,
    kind,
    purpose: 'COMPANY_INVITATION',
    subject: `${company}邀请您使用航道 · ${company} invites you to Fairway`,
    text: [
      `${name}，您好：`,
      `${company}邀请您使用航道查看运价和船期。${zhHow}`,
      '',
      `Hello ${name},`,
      `${company} invites you to use Fairway for rates and schedules. ${enHow}`,
    ].join('\n'),
    language: 'zh',
  };
}

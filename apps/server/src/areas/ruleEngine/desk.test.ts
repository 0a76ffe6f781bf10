import { codes } from '@fairway/gateway/contract/codes';
import { news } from '@fairway/gateway/contract/news';
import { pageDesk } from '@fairway/gateway/contract/pageDesk';
import { ruleEngine } from '@fairway/gateway/contract/ruleEngine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { atDesk, type TestStaff } from '../../testing/staff.ts';

let server: TestServer;
let admin: TestStaff;
beforeAll(async () => {
  server = await startTestServer();
  admin = await atDesk(server, ['admin'], '顾怀舟');
});
afterAll(() => server.stop());

const path = '/newsInformation';
type Access = 'open' | 'login' | 'soon';
const set = (access: Access, seen: Access, of = path) =>
  admin.client.raw(pageDesk.setAccess, { body: { path: of, access, seen } });

describe('access to a page, set by admins', () => {
  it('applies to the next request, and is logged with the former value', async () => {
    expect((await server.client().raw(news.selectPage)).code).toBe(200);
    expect(await set('login', 'open')).toMatchObject({
      code: 200,
      data: { access: 'login', changedBy: '顾怀舟' },
    });
    expect((await server.client().raw(news.selectPage)).code).toBe(codes.sessionRequired);
    const { rows } = await server.client().gateway.send(ruleEngine.routerList);
    expect(rows.find((row) => row.path === path)).toEqual({ path, access: 'login' });
    await set('open', 'login');
    expect((await server.client().raw(news.selectPage)).code).toBe(200);
    const log = await server.db
      .selectFrom('auditEntry')
      .selectAll()
      .where('subjectId', '=', path)
      .orderBy('id')
      .execute();
    expect(log.map(({ before, after }) => [before, after])).toEqual([
      [{ access: 'open' }, { access: 'login' }],
      [{ access: 'login' }, { access: 'open' }],
    ]);
  });

  it('is done by one of two who decide at once', async () => {
    const answers = await Promise.all([set('soon', 'open', '/aboutUs'), set('login', 'open', '/aboutUs')]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, codes.pageChanged]);
  });

  it('concerns pages of the portal only', async () => {
    expect((await set('soon', 'open', '/desk')).code).toBe(codes.notFound);
  });

  it('is for admins', async () => {
    const editor = await atDesk(server, ['editor']);
    expect((await editor.client.raw(pageDesk.selectAll)).code).toBe(codes.roleMissing);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { company } from '@fairway/gateway/contract/company';
import { afterAll, describe, expect, it } from 'vitest';
import { readSettings, withSecret } from '../../../config.ts';
import { createBlobs } from '../../../services/files/blobs.ts';
import { addStoredKey, dropStoredKeys, paperKeys } from '../../../services/papers/paperKeys.ts';
import { passCertification, personalBody, waitingId } from '../../../testing/certifications.ts';
import { startTestServer } from '../../../testing/server.ts';
import { logIn } from '../../../testing/session.ts';
import { atDesk } from '../../../testing/staff.ts';
import { cleanUpCertifications } from '../cleanUp.ts';
import { resealAll } from '../reseal.ts';
import { openNumber } from '../store.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { db, config } = server;
const blobs = createBlobs(config);

async function submitted(realName: string) {
  const client = server.client();
  const { tenantId } = await logIn(server, client);
  const body = await personalBody(client, { realName });
  await client.gateway.send(company.submit, { body });
  return { client, tenantId, body };
}

const rowOf = (tenantId: string) =>
  db.selectFrom('certification').selectAll().where('tenantId', '=', tenantId).executeTakeFirstOrThrow();

describe('keys of papers', () => {
  it('are changed: everything is encrypted again, the old key is dropped, and all of it still opens', async () => {
    const { client, tenantId, body } = await submitted('林换钥');
    const values = { realName: '林' };
    await client.gateway.send(company.saveDraft, { body: { kind: 'company', values } });
    const old = (await rowOf(tenantId)).numberSealedBy;
    addStoredKey(config.dataFolder);
    const papers = paperKeys(config);
    expect(papers.current()).not.toBe(old);
    while ((await resealAll({ db, blobs, papers }, 2)) > 0);
    dropStoredKeys(config.dataFolder);
    const row = await rowOf(tenantId);
    expect(row.numberSealedBy).toBe(papers.current());
    expect(openNumber(paperKeys(config), row)).toBe(body.idCard);
    // The server at work reads the new key by itself.
    const { personal } = await client.gateway.send(company.selectSubmitInfo, {});
    expect((await fetch(`${server.url}${personal?.idCardFront?.url}`)).status).toBe(200);
    const draft = await client.gateway.send(company.selectDraft, { query: { kind: 'company' } });
    expect(draft.values).toEqual(values);
  });

  it('are given by a setting too: the first encrypts, all open, and one that is missing opens nothing', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fairway-papers-'));
    const keysOf = (keys: string) =>
      paperKeys(withSecret(readSettings({ FAIRWAY_DATA: folder, FAIRWAY_PAPERS_KEYS: keys }), undefined));
    const [a, b] = ['a'.repeat(32), 'b'.repeat(32)];
    const sealed = keysOf(a).seal('somewhere', Buffer.from('plain'));
    expect(keysOf(`${b},${a}`).open('somewhere', sealed).toString()).toBe('plain');
    expect(keysOf(`${b},${a}`).current()).not.toBe(sealed.sealedBy);
    expect(() => keysOf(b).open('somewhere', sealed)).toThrow(/not among those given/);
    expect(() => keysOf(a).open('elsewhere', sealed)).toThrow();
    expect(() => keysOf('short')).toThrow(/at least 32 characters/);
    rmSync(folder, { recursive: true });
  });
});

describe('papers', () => {
  it('are removed a set time after the decision, not before and not during review', async () => {
    const [passed, waiting] = [await submitted('林通过'), await submitted('林等待')];
    const desk = await atDesk(server, ['reviewer']);
    await passCertification(desk, await waitingId(desk, 'personal', '林通过'));
    const parts = { db, config, blobs, papers: paperKeys(config) };
    const inDays = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000);
    await cleanUpCertifications(parts, inDays(179));
    expect((await rowOf(passed.tenantId)).numberSealed).not.toBeNull();
    await cleanUpCertifications(parts, inDays(181));
    const row = await rowOf(passed.tenantId);
    expect([row.numberSealed, row.files]).toEqual([null, { idCardFront: null, idCardBack: null }]);
    const file = db.selectFrom('file').select('id').where('id', '=', passed.body.idCardFront);
    expect(await file.executeTakeFirst()).toBeUndefined();
    expect((await rowOf(waiting.tenantId)).numberSealed).not.toBeNull();
    const { personal } = await passed.client.gateway.send(company.selectSubmitInfo, {});
    expect(personal).toMatchObject({ auditStatus: 2, idCardFront: null });
  });
});

import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { role, startCluster } from './cluster.ts';
import { lacks, own, ownFolder, programAt, runProgram, writeOwn } from './programs.ts';
import { lastWords, servers } from './servers.ts';

/** An authority of our own, and a certificate that it gave to `db.example`. */
function authority(name: string): {
  readonly ca: string;
  readonly key: string;
  readonly certificate: string;
} {
  const folder = ownFolder('authority');
  const at = (file: string) => join(folder, file);
  const openssl = (...args: string[]) => runProgram(programAt('openssl'), args, folder);
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  openssl(
    'req',
    '-x509',
    ...key,
    '-days',
    '2',
    '-subj',
    `/CN=${name}`,
    '-keyout',
    at('ca.key'),
    '-out',
    at('ca.pem'),
  );
  openssl('req', ...key, '-subj', '/CN=localhost', '-keyout', at('server.key'), '-out', at('server.csr'));
  writeOwn(at('names'), 'subjectAltName=DNS:localhost\n');
  openssl(
    'x509',
    '-req',
    '-in',
    at('server.csr'),
    '-CA',
    at('ca.pem'),
    '-CAkey',
    at('ca.key'),
    '-CAcreateserial',
    '-days',
    '2',
    '-extfile',
    at('names'),
    '-out',
    at('server.pem'),
  );
  return { ca: at('ca.pem'), key: at('server.key'), certificate: at('server.pem') };
}

it.skipIf(lacks('postgres', 'openssl'))(
  'connects to a database over TLS only if its certificate is from our own authority',
  async () => {
    const { ca, key, certificate } = authority('Fairway');
    const cluster = await startCluster({
      settings: 'ssl = on',
      access: 'hostssl all all 127.0.0.1/32 scram-sha-256',
      prepare(data) {
        for (const [from, to] of [
          [key, 'server.key'],
          [certificate, 'server.crt'],
        ] as const) {
          copyFileSync(from, join(data, to));
          own(join(data, to));
        }
      },
    });
    const address = (host: string, rootcert: string) =>
      `${cluster.url.replace('127.0.0.1', host)}?sslmode=verify-full&sslrootcert=${encodeURIComponent(rootcert)}`;

    await servers(address('localhost', ca)).start();
    const [row] = await cluster.query<{ encrypted: boolean }>(
      `select bool_and(s.ssl) as encrypted from pg_stat_ssl s join pg_stat_activity a using (pid) where a.usename = '${role}'`,
    );
    expect(row?.encrypted).toBe(true);

    const refused = async (url: string) => lastWords(await servers(url).begin());
    expect(await refused(address('localhost', authority('Somebody else').ca))).toContain('sslrootcert');
    expect(await refused(address('127.0.0.1', ca))).toContain('sslmode=verify-full');
    expect(await refused(address('localhost', join(cluster.folder, 'absent.pem')))).toContain('absent.pem');
  },
);

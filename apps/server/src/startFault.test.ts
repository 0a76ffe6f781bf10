import { expect, it } from 'vitest';
import { SettingsError } from './settingsPart.ts';
import { startFault } from './startFault.ts';

const fault = (code: string, message = 'why') => Object.assign(new Error(message), { code });

it.each([
  ['an idle transaction that was ended', fault('25P03'), /did not answer in time.*\n.*start again/s],
  ['a statement that took too long', fault('57014'), /did not answer in time.*\n.*start again/s],
  [
    'a connection that was not opened in time',
    new Error('timeout exceeded when trying to connect'),
    /in time/,
  ],
  ['a full disk', fault('ENOSPC'), /Free some space and start again/],
  ['a full disk of the database', fault('53100'), /Free some space and start again/],
  ['a role that may not make tables', fault('42501'), /grant usage, create on schema public to/],
  ['an unknown authority', fault('UNABLE_TO_VERIFY_LEAF_SIGNATURE'), /sslrootcert=/],
  ['a certificate of another host', fault('ERR_TLS_CERT_ALTNAME_INVALID'), /sslmode=verify-full/],
  ['an old certificate', fault('CERT_HAS_EXPIRED'), /a new one/],
  ['a port in use', fault('EADDRINUSE'), /set PORT/],
  [
    'something unexpected',
    new Error('no such table'),
    /no such table[\s\S]*\nWhat was filled is kept: start again/,
  ],
])('a start that failed by %s says what to do', (_, error, words) => {
  expect(startFault(error)).toMatch(words);
});

it('prints wrong settings alone', () => {
  expect(startFault(new SettingsError(['PORT: wrong']))).not.toMatch(/ at |start again/);
});

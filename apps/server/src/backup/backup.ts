import { parseArgs } from 'node:util';
import { readSettings } from '../config.ts';
import { failing, keyOf, megabytes, needed, pathOf } from './commandLine.ts';
import { takeBackup } from './takeBackup.ts';

/** `npm run backup -- --to FOLDER [--key-file FILE]`: see docs/operate.md. */
await failing(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' }, 'key-file': { type: 'string' } } });
  const to = pathOf(needed(values.to, '--to: the folder that backups are written to'));
  const key = await keyOf(values['key-file']);
  const backup = await takeBackup(readSettings(process.env), { to, key, now: () => new Date() });
  process.stdout.write(`${backup.path}: ${megabytes(backup.bytes)}, ${backup.files} uploaded files\n`);
  if (key === null)
    process.stdout.write(
      'It is not encrypted, and holds the keys of people’s papers. Give --key-file to encrypt it.\n',
    );
});

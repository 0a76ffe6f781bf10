import { parseArgs } from 'node:util';
import { readSettings } from '../config.ts';
import { failing, keyOf, megabytes, needed, pathOf, wholeNumber } from './commandLine.ts';
import { removeOldBackups } from './storedBackups.ts';
import { takeBackup } from './takeBackup.ts';

/** `npm run backup -- --to FOLDER [--key-file FILE] [--keep NUMBER]`: see docs/operate.md. */
await failing(async () => {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, 'key-file': { type: 'string' }, keep: { type: 'string' } },
  });
  const to = pathOf(needed(values.to, '--to: the folder that backups are written to'));
  const newest = wholeNumber(values.keep, '--keep');
  const key = await keyOf(values['key-file']);
  const settings = readSettings(process.env);
  const backup = await takeBackup(settings, { to, key, now: () => new Date() });
  process.stdout.write(`${backup.path}: ${megabytes(backup.bytes)}, ${backup.files} uploaded files\n`);
  if (key === null)
    process.stdout.write(
      'It is not encrypted, and holds the keys of people’s papers. Give --key-file to encrypt it.\n',
    );
  if (newest === undefined) return;
  const { backups, segments } = await removeOldBackups(to, newest, settings.archiveFolder);
  process.stdout.write(
    `Removed ${backups} older backups, and ${segments} segments of the archived log that only they need.\n`,
  );
});

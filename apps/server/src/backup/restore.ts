import { parseArgs } from 'node:util';
import { readSettings } from '../config.ts';
import { failing, keyOf, needed, pathOf } from './commandLine.ts';
import { restoreBackup } from './restoreBackup.ts';
import { BackupError } from './sealedStream.ts';

/** `npm run restore -- --from FOLDER`: see docs/operate.md. */
await failing(async () => {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      'key-file': { type: 'string' },
      archive: { type: 'string' },
      until: { type: 'string' },
      replace: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    },
  });
  const tell = (line: string) => void process.stdout.write(`${line}\n`);
  const restored = await restoreBackup(readSettings(process.env), {
    from: pathOf(needed(values.from, '--from: a backup, or the folder with backups')),
    key: await keyOf(values['key-file']),
    replace: values.replace,
    archive: values.archive === undefined ? null : pathOf(values.archive),
    until: instantOf(values.until),
    checkOnly: values.check,
    tell,
  });
  const { about, end, proof } = restored;
  tell(
    `Backup of ${end.endedAt} by release ${about.fairway}, PostgreSQL ${about.postgres}: every block is as it was written`,
  );
  if (proof === null) return;
  tell(
    `Restored: ${proof.tables} tables, ${proof.rows} rows, ${proof.auditEntries} entries of the audit log`,
  );
  tell(`Uploaded files: ${proof.files} are named, ${proof.missingFiles} of them are missing`);
  if (proof.missingFiles > 0)
    tell('Those came after the backup: copy them from the folder of files of the lost server.');
});

function instantOf(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime()) || !/(?:Z|[+-]\d\d:\d\d)$/.test(text))
    throw new BackupError('--until must be an instant with its zone, such as 2026-11-29T09:30:00Z');
  return instant;
}

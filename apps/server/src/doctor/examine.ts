import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { areaSettings } from '../areas/index.ts';
import { clusterData, filesFolder, runningUrl } from '../backup/dataFolder.ts';
import { readSettings, SettingsError } from '../config.ts';
import type { Settings } from '../settings.ts';
import type { Variables } from '../settingsPart.ts';
import { faultInWords } from '../startFault.ts';
import { checkDatabase, checkReplica } from './databaseChecks.ts';
import { type Finding, fine, soon, wrong } from './finding.ts';
import { databaseFacts, replicaFacts } from './gatherDatabase.ts';
import { folderFacts, portFacts } from './gatherMachine.ts';
import {
  checkDisk,
  checkExposure,
  checkFolder,
  checkNode,
  checkPort,
  checkSecret,
  checkSettings,
} from './machineChecks.ts';

/** Everything that can be found out about an installation, without changing anything. */
export async function examine(variables: Variables): Promise<Finding[]> {
  const node = checkNode(process.versions.node);
  let settings: Settings;
  try {
    settings = readSettings(variables, areaSettings);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    // Without settings the other facts cannot be found.
    return [node, ...checkSettings(error.wrong)];
  }
  return [
    node,
    ...checkSettings([]),
    checkSecret('FAIRWAY_SECRET', variables.FAIRWAY_SECRET?.trim() || undefined),
    checkExposure(settings),
    ...services(settings),
    ...folders(settings),
    checkPort(await portFacts(settings.host, settings.port)),
    ...(await database(settings)),
  ];
}

function services({ mode, sms, email, social }: Settings): Finding[] {
  return Object.entries({ SMS: sms.service, email: email.service, social: social.service }).map(
    ([about, service]) =>
      fine(
        about,
        service === 'sandbox' && mode === 'sandbox' ? 'the sandbox shows what would be sent' : service,
      ),
  );
}

function folders(settings: Settings): Finding[] {
  const files = filesFolder(settings);
  const data = folderFacts('data folder', settings.dataFolder);
  const uploads = files === null ? [] : [checkFolder(folderFacts('uploaded files', files))];
  const archived = settings.archiveFolder ? [folderFacts('archive folder', settings.archiveFolder)] : [];
  const isBuilt = existsSync(join(settings.portalFolder, 'client'));
  return [
    checkFolder(data),
    checkDisk(data),
    ...uploads,
    ...archived.flatMap((folder) => [checkFolder(folder), checkDisk(folder)]),
    isBuilt
      ? fine('portal', 'is built')
      : soon('portal', `is not built in ${settings.portalFolder}`, 'Run npm start, which builds it.'),
  ];
}

async function database(settings: Settings): Promise<Finding[]> {
  const { databaseUrl, replicaUrl } = settings;
  const url = databaseUrl ?? (await runningUrl(clusterData(settings.dataFolder)))?.('fairway');
  if (!url) {
    return [
      soon(
        'database',
        'the embedded PostgreSQL does not run',
        'Run npm start, and examine it again while it runs.',
      ),
    ];
  }
  try {
    const facts = await databaseFacts(url, databaseUrl === undefined);
    const replica = replicaUrl ? [checkReplica(await replicaFacts(url, replicaUrl))] : [];
    return [fine('database', 'answers'), ...checkDatabase(facts), ...replica];
  } catch (error) {
    const says = faultInWords(error) ?? String(error);
    return [
      wrong(
        'database',
        says,
        'See that it runs, and that address, role and password of DATABASE_URL are right.',
      ),
    ];
  }
}

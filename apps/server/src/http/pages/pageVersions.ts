import type { Call } from '@fairway/gateway/contract/call';
import { csvImport } from '@fairway/gateway/contract/csvImport';
import { insuranceDesk } from '@fairway/gateway/contract/insuranceDesk';
import { newsDesk } from '@fairway/gateway/contract/newsDesk';
import { pageDesk } from '@fairway/gateway/contract/pageDesk';
import { pushDesk } from '@fairway/gateway/contract/pushDesk';
import { seaRouteDesk } from '@fairway/gateway/contract/seaRouteDesk';
import { surchargeDesk } from '@fairway/gateway/contract/surchargeDesk';
import { sql } from 'kysely';
import type { Question } from '../../database/connection/availability.ts';
import type { Db } from '../../database/db.ts';

/** Calls of staff that change what visitors' pages show. */
const changing: readonly Call[] = [
  pageDesk.setAccess,
  newsDesk.save,
  newsDesk.takeBack,
  newsDesk.restore,
  pushDesk.saveCampaign,
  pushDesk.switchCampaign,
  pushDesk.saveFloat,
  csvImport.confirm,
  seaRouteDesk.offer,
  seaRouteDesk.withdraw,
  surchargeDesk.correct,
  insuranceDesk.saveInsurer,
  insuranceDesk.showInsurer,
];

export function changesPages(call: Call): boolean {
  return changing.includes(call);
}

/** Keeps rendered pages consistent across servers: they apply each other's changes within a second. */
export interface PageVersions {
  /** Something has changed here: drawn pages are outdated, on the other servers as well. */
  changed(db: Db): Promise<void>;
  /** Registers a function that drops rendered pages. */
  onChange(forget: () => void): void;
  /** Queries the current version together with the check that the database is available. */
  readonly question: Question;
}

export function pageVersions(): PageVersions {
  const forgets: (() => void)[] = [];
  let seen: string | undefined;
  const forgetAll = () => {
    for (const forget of forgets) forget();
  };
  return {
    async changed(db) {
      forgetAll();
      // Without it the pages of other servers are outdated for half a minute, which is no reason to refuse the change.
      await sql`update page_version set version = version + 1`.execute(db).catch(() => {});
    },
    onChange: (forget) => void forgets.push(forget),
    question: {
      sql: 'select version from page_version',
      answered(row) {
        const version = JSON.stringify(row);
        if (seen !== undefined && seen !== version) forgetAll();
        seen = version;
      },
    },
  };
}

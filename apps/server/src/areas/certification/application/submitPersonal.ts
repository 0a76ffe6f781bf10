import type { personalAgain } from '@fairway/gateway/contract/certification';
import type { InferOutput } from 'valibot';
import { refuseFields } from '../../../http/refuse.ts';
import { checkPapers, filesOf, keepPapers, personalPapers } from '../papers/papers.ts';
import { nameKey } from '../rules.ts';
import { storedNumber } from '../store.ts';
import { idFor, limitSubmissions, lockApplication, type Submitting, write } from './submit.ts';

type Body = InferOutput<typeof personalAgain>;

/** Submits the certification of a person, the first time or again. */
export async function submitPersonal(handling: Submitting, body: Body, again: boolean) {
  const { caller, commit, now, config, services } = handling;
  await limitSubmissions(handling);
  const files = filesOf(personalPapers, body);
  return commit(async (trx) => {
    const application = await lockApplication(trx, handling, 'personal', again);
    // Unchanged files must still exist.
    if (!body.idCard && !application.before?.numberSealed) refuseNumber('body.idCard');
    await checkPapers(trx, caller, personalPapers, files);
    await keepPapers(trx, caller, personalPapers, files, now);
    const id = idFor(application.before);
    return write(
      trx,
      handling,
      'personal',
      application,
      {
        ...{ name: body.realName, nameKey: nameKey(body.realName), typed: {}, files },
        number: body.idCard ? storedNumber({ papers: services.papers, config }, id, body.idCard) : {},
        ...{ creditCode: null, registerCode: null, companyCode: null, adminAccount: null },
        ...{ way: null, passwordHash: null, remittanceFen: null },
      },
      id,
    );
  });
}

/** Refuses because an ID number is no longer stored and must be entered again. */
export function refuseNumber(field: string): never {
  return refuseFields([{ field, rule: 'required' }]);
}

import type { CertificationCheck } from '@fairway/gateway/contract/certificationReview';
import { creditCodeDoubt } from '@fairway/trade';
import type { CompanyFacts, PersonalFacts } from './facts.ts';

/** People below this age cannot sign for a company. */
const fullAge = 18;

type Check = CertificationCheck;

/** Returns the server's automatic checks of a person. */
export function personalChecks(facts: PersonalFacts): Check[] {
  const { sameNumber, otherNames, age } = facts;
  return [
    { kind: 'idNumber', field: 'idCard', outcome: 'fits', found: [] },
    ageCheck('idCard', age),
    {
      kind: 'idUsed',
      field: 'idCard',
      // One number, one person: already certified, or being certified for another person.
      outcome: sameNumber.some(({ live }) => live) ? 'stop' : sameNumber.length > 0 ? 'look' : 'fits',
      found: sameNumber.map(({ name }) => name),
    },
    {
      kind: 'nameUsed',
      field: 'realName',
      outcome: otherNames.length > 0 ? 'look' : 'fits',
      found: [...otherNames],
    },
  ];
}

/** Returns the server's automatic checks of a company. */
export function companyChecks(facts: CompanyFacts): Check[] {
  const { creditCode, sameLicence, otherNames, age, accountFree, remittance } = facts;
  return [
    {
      kind: 'creditCode',
      field: 'creditCode',
      outcome: creditCodeDoubt(creditCode) === null ? 'fits' : 'look',
      found: [],
    },
    {
      kind: 'licenceUsed',
      field: 'creditCode',
      outcome: sameLicence.length > 0 ? 'look' : 'fits',
      found: [...sameLicence],
    },
    { kind: 'idNumber', field: 'contactIdCard', outcome: 'fits', found: [] },
    ageCheck('contactIdCard', age),
    {
      kind: 'nameUsed',
      field: 'contactName',
      outcome: otherNames.length > 0 ? 'look' : 'fits',
      found: [...otherNames],
    },
    { kind: 'account', field: 'adminAccount', outcome: accountFree ? 'fits' : 'stop', found: [] },
    ...(remittance === null
      ? []
      : [
          {
            kind: 'remittance' as const,
            field: 'bankAccount' as const,
            outcome: remittance === 'confirmed' ? ('fits' as const) : ('wait' as const),
            found: [],
          },
        ]),
  ];
}

function ageCheck(field: 'idCard' | 'contactIdCard', age: number | null): Check {
  const years = age === null ? [] : [String(age)];
  return { kind: 'age', field, outcome: age !== null && age < fullAge ? 'look' : 'fits', found: years };
}

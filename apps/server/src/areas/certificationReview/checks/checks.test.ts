import { describe, expect, it } from 'vitest';
import { companyChecks, personalChecks } from './checks.ts';
import type { CompanyFacts, PersonalFacts } from './facts.ts';

const text = ({ kind, field, outcome, found }: ReturnType<typeof companyChecks>[number]) =>
  `${kind} ${field} ${outcome} ${found.join()}`.trim();

describe('a person', () => {
  const facts: PersonalFacts = { sameNumber: [], otherNames: [], age: 31 };

  it('has four checks', () => {
    expect(personalChecks(facts).map(text)).toEqual([
      'idNumber idCard fits',
      'age idCard fits 31',
      'idUsed idCard fits',
      'nameUsed realName fits',
    ]);
  });

  it.each<[string, Partial<PersonalFacts>, string]>([
    ['of 17', { age: 17 }, 'age idCard look 17'],
    ['of 18', { age: 18 }, 'age idCard fits 18'],
    ['of unknown age', { age: null }, 'age idCard fits'],
    [
      'with the number of a returned certification',
      { sameNumber: [{ name: '林晓', live: false }] },
      'idUsed idCard look 林晓',
    ],
    [
      'with the number of another person',
      {
        sameNumber: [
          { name: '林晓', live: false },
          { name: '陈默', live: true },
        ],
      },
      'idUsed idCard stop 林晓,陈默',
    ],
    ['with another name before', { otherNames: ['林小'] }, 'nameUsed realName look 林小'],
  ])('%s', (_, more, check) => {
    expect(personalChecks({ ...facts, ...more }).map(text)).toContain(check);
  });
});

describe('a company', () => {
  const facts: CompanyFacts = {
    ...{ creditCode: '91310115MA1K00015K', sameLicence: [], otherNames: [], age: 40 },
    ...{ accountFree: true, remittance: null },
  };

  it('has six checks, and one of the small amount if it is paid', () => {
    const six = [
      'creditCode creditCode fits',
      'licenceUsed creditCode fits',
      'idNumber contactIdCard fits',
      'age contactIdCard fits 40',
      'nameUsed contactName fits',
      'account adminAccount fits',
    ];
    expect(companyChecks(facts).map(text)).toEqual(six);
    const paid = companyChecks({ ...facts, remittance: 'confirmed' }).map(text);
    expect(paid).toEqual([...six, 'remittance bankAccount fits']);
  });

  it.each<[string, Partial<CompanyFacts>, string]>([
    ['with a wrong check digit', { creditCode: '913101150000000000' }, 'creditCode creditCode look'],
    ['with a licence that is in use', { sameLicence: ['恒力'] }, 'licenceUsed creditCode look 恒力'],
    ['whose contact is 17', { age: 17 }, 'age contactIdCard look 17'],
    ['whose contact had another name', { otherNames: ['林小'] }, 'nameUsed contactName look 林小'],
    ['whose account name is taken', { accountFree: false }, 'account adminAccount stop'],
    ['whose amount is not paid', { remittance: 'waiting' }, 'remittance bankAccount wait'],
    ['whose amount is not entered', { remittance: 'sent' }, 'remittance bankAccount wait'],
  ])('%s', (_, more, check) => {
    expect(companyChecks({ ...facts, ...more }).map(text)).toContain(check);
  });
});

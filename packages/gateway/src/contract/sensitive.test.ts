import { consentVersions, currentTexts } from '@fairway/trade';
import { describe, expect, it } from 'vitest';
import { company } from './company.ts';
import { callsOf } from './contract.ts';
import { insurance } from './insurance.ts';
import { missingConsents, sensitiveForms } from './sensitive.ts';

const forms = callsOf().flatMap(({ area, name, call }) =>
  sensitiveForms(call)
    .filter(({ fields }) => fields.length > 0)
    .map((form) => ({ ...form, call, name: `${area}.${name}` })),
);

describe('a call that takes a sensitive field', () => {
  it('is one of these', () => {
    expect([...new Set(forms.map(({ name }) => name))].toSorted()).toEqual([
      'company.submit',
      'company.update',
      'insurance.submit',
    ]);
  });

  it.each(forms.map((form) => [form.name, form] as const))('%s brings its consents', (_, form) => {
    expect(form.takesConsents).toBe(true);
    expect(form.call.refusals).toContain('consentNeeded');
  });

  it('marks every number and picture of an ID card', () => {
    const unmarked = callsOf().flatMap(({ area, name, call }) => {
      if (!call.body || call.caller.startsWith('staff')) return [];
      const body = call.body as unknown as { entries?: object; options?: { entries?: object }[] };
      const names = (body.options ?? [body]).flatMap(({ entries }) => Object.keys(entries ?? {}));
      const marked = new Set(sensitiveForms(call).flatMap(({ fields }) => fields.map((field) => field.name)));
      return names
        .filter((field) => /idCard|insurerId/i.test(field) && !marked.has(field))
        .map((field) => `${area}.${name} ${field}`);
    });
    expect(unmarked).toEqual([]);
  });
});

it.each([
  ['an ID number', company.submit, { kind: 'personal', idCard: 'x' }, ['identity']],
  ['a picture alone', company.update, { kind: 'personal', idCardFront: 'x' }, ['identity']],
  ['a contact', company.submit, { kind: 'company', contactIdCard: 'x' }, ['contactIdentity']],
  ['an amount', company.update, { kind: 'remittance', amount: 1 }, []],
  ['a named insurer', insurance.submit, { insurerId: 'x' }, ['insurer']],
  ['no insurer', insurance.submit, { insurerId: '' }, []],
] as const)('%s needs its consent, in the version of now', (_, call, body, needed) => {
  expect(missingConsents(call, body)).toEqual(needed);
  expect(missingConsents(call, { ...body, agreed: currentTexts(...needed) })).toEqual([]);
  const old = needed.map((kind) => ({ kind, version: `${consentVersions[kind]}-old` }));
  expect(missingConsents(call, { ...body, agreed: old })).toEqual(needed);
});

import { createHash } from 'node:crypto';
import { type ConsentKind, consentVersions } from '@fairway/trade';
import { expect, test } from 'vitest';
import { documents as documentsEn } from '../../screens/about/agreement/documents.en.ts';
import { documents as documentsZh } from '../../screens/about/agreement/documents.zh.ts';
import { words as insureEn } from '../../screens/insurance/insure/words.en.ts';
import { words as insureZh } from '../../screens/insurance/insure/words.zh.ts';
import { words as certifyEn } from '../certify/words.en.ts';
import { words as certifyZh } from '../certify/words.zh.ts';

const operator = { sample: false, phone: null, email: null };
const [zh, en] = [documentsZh(operator), documentsEn(operator)];

/** The consent texts, in both languages. */
const texts: Readonly<Record<ConsentKind, object>> = {
  agreement: [zh.service, en.service],
  privacy: [zh.privacy, en.privacy],
  identity: [certifyZh.certify.consent.identity, certifyEn.certify.consent.identity],
  contactIdentity: [certifyZh.certify.consent.contactIdentity, certifyEn.certify.consent.contactIdentity],
  insurer: [insureZh.insure.consent, insureEn.insure.consent],
};

/** When a text changes, its version must change too, and this line with it: users are then asked again. */
const known: Readonly<Record<ConsentKind, string>> = {
  agreement: '2026-11 4d86576fab11',
  privacy: '2026-11 3a752865c0cc',
  identity: '2026-11 0795d72b9a5b',
  contactIdentity: '2026-11 80dc84f6c181',
  insurer: '2026-11 28ccebbd83a8',
};

const printOf = (kind: ConsentKind) => {
  const hash = createHash('sha256').update(JSON.stringify(texts[kind])).digest('hex');
  return `${consentVersions[kind]} ${hash.slice(0, 12)}`;
};

test.each(Object.keys(texts) as ConsentKind[])('the text of %s matches its version', (kind) => {
  expect(printOf(kind)).toBe(known[kind]);
});

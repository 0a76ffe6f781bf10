import { expect, it } from 'vitest';
import { consentKinds, currentTexts, lackingConsents } from './consents.ts';

it('lacks no consent if the current texts are agreed to', () => {
  expect(lackingConsents(consentKinds, currentTexts(...consentKinds))).toEqual([]);
});

it.each([
  [[], ['identity']],
  [currentTexts('privacy'), ['identity']],
  [[{ kind: 'identity', version: '2020-01' }], ['identity']],
  [[{ kind: 'identity', version: '2020-01' }, ...currentTexts('identity')], []],
] as const)('of %j the ID number lacks %j', (agreed, lacking) => {
  expect(lackingConsents(['identity'], agreed)).toEqual(lacking);
});

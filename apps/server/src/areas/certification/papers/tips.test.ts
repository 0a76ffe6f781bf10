import { expect, it } from 'vitest';
import { tipsOf } from './tips.ts';

it('the sender of the original letter reads whom to ask for the address, unless no contact is set', () => {
  const tips = tipsOf('航道', { phone: '021 5555 0100', email: 'service@fairway.example' });
  expect(tips.tipsZh).toContain(
    '原件寄送或当面递交的地址，请向客服询问：021 5555 0100、service@fairway.example。',
  );
  expect(tips.tipsEn).toContain(
    'Ask us where to mail or hand in the original: 021 5555 0100, service@fairway.example.',
  );
  const nobody = tipsOf('航道', { phone: null, email: null });
  expect(nobody.tipsZh).toHaveLength(tips.tipsZh.length - 1);
  expect(nobody.tipsEn.join()).not.toContain('original');
});

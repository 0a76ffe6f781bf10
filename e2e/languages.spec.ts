import { expect, openAlive, test } from './fixtures.ts';

/** Returns texts of the page whose language differs from their `lang`, which a screen reader reads with the wrong voice. */
function wrongVoices(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const wrong: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.nodeValue?.trim() ?? '';
    const { parentElement: parent } = walker.currentNode;
    if (!parent || parent.closest('script, style, noscript, template')) continue;
    const lang = parent.closest('[lang]')?.getAttribute('lang') ?? '';
    const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
    const words = text.match(/[A-Za-z]{2,}/g)?.length ?? 0;
    // Names are in their own letters everywhere; a sentence has small words.
    const isSentence = words >= 7 && /\b(?:the|of|and|for|to|in|is|are|with|by)\b/.test(text);
    if (lang.startsWith('zh') ? isSentence && han < words : han >= 8) wrong.push(`${lang}: ${text}`);
  }
  return wrong;
}

const pages = [
  '/',
  '/newsInformation',
  '/shipPriceInfo?origin=CNSHA&destination=USLAX',
  '/wikipedia/harbourDetail?code=CNSHA',
  '/wikipedia/shippingDetail?code=COSU',
  '/wikipedia/regulations',
  '/wikipedia/regulationDetail?slug=maritime-code',
  '/wikipedia/regulationSearch?keyword=demurrage',
  '/logisticsTool/HScodeDetail?code=8507600090',
  '/logisticsTool/HScode?keyword=batteries',
];

for (const address of pages) {
  test(`every text of ${address} is in the language of its lang attribute`, async ({ page }) => {
    await openAlive(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(wrongVoices)).toEqual([]);
  });
}

test('an article and the texts next to it are in the language of their lang attributes', async ({ page }) => {
  await openAlive(page, '/newsInformation');
  const articles = page.locator('main a[href*="/newsDetail?id="]');
  const addresses = await articles.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  for (const address of [...new Set(addresses)].slice(0, 3)) {
    await openAlive(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(wrongVoices), address).toEqual([]);
  }
});

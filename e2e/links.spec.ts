import { atRest, expect, logInByEmail, openAlive, test } from './fixtures.ts';

test('a link opens within the page, is left to the browser when Ctrl is held, and is in the history once', async ({
  page,
  texts: { portal },
}) => {
  await openAlive(page, '/newsInformation');
  const laws = page
    .getByRole('contentinfo')
    .getByRole('link', { name: portal.title.regulations, exact: true });
  // A footer that moves between press and release receives neither, and scrolling down to it fetches its links.
  await laws.scrollIntoViewIfNeeded();
  await atRest(page);
  await page.evaluate(() => document.body.setAttribute('data-here-before', ''));

  // A click that the page does not handle makes the browser open a new tab.
  await page.evaluate(() => {
    const note = (event: Event) => {
      document.body.dataset.left = String(!event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', note, { once: true });
  });
  await laws.click({ modifiers: ['ControlOrMeta'] });
  await expect(page.locator('body[data-left="true"]')).toBeAttached();
  await expect(page).toHaveURL(/\/newsInformation$/);

  await laws.click();
  await expect(page).toHaveURL(/\/wikipedia\/regulations$/);
  await laws.click();
  await expect(page.getByRole('heading', { level: 1, name: portal.title.regulations })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/newsInformation$/);
  await expect(page.locator('body[data-here-before]')).toBeAttached();
});

test('an address that the browser loads begins at its top, however far the page before was scrolled; a page loaded again stays where it was', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await openAlive(page, '/aboutUs');
  await page.evaluate(() => window.scrollTo(0, 60));
  await expect.poll(scrolled).toBe(60);
  await page.reload();
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  await expect.poll(scrolled).toBe(60);
  await page.goto('/wikipedia/regulations');
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  await atRest(page);
  expect(await scrolled()).toBe(0);
});

test('whoever applies for a company where the own name is proven is led to the company below', async ({
  page,
  texts,
  freshEmail,
}) => {
  const { kit, portal } = texts;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/?login=1');
  await logInByEmail(page, texts, freshEmail);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/authenticationManage');
  const company = page.getByRole('heading', { name: portal.certify.company, exact: true });
  await expect(company).toBeVisible();
  await expect(company).not.toBeInViewport();
  await page.getByRole('button', { name: new RegExp(kit.header.account) }).click();
  await page.getByRole('menuitem', { name: kit.header.applyForCompany }).click();
  await expect(company).toBeInViewport();
});

import type { Locator } from '@playwright/test';
import { expect, filled, lane, logInByEmail, openAlive, pickPort, test } from './fixtures.ts';

test('from the first visit to a sailing in full, and home again', async ({
  page,
  texts,
  phone,
  freshEmail,
}) => {
  const { portal, kit } = texts;

  await test.step('the portal opens in the language of the browser', async () => {
    await page.goto('/');
    await expect(page).toHaveTitle(`${portal.title.home} - ${portal.site.name}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      portal.home.headline.split('\n')[0] ?? '',
    );
  });

  await test.step('two ports and a week lead to sailings whose prices want a login', async () => {
    await pickPort(page.getByRole('combobox', { name: portal.search.origin }), 'shang', 'CNSHA');
    await pickPort(page.getByRole('combobox', { name: portal.search.destination }), 'USLAX', 'USLAX');
    await page.getByRole('button', { name: portal.search.submit, exact: true }).click();
    await expect(page).toHaveURL(/\/shipPriceInfo\?origin=CNSHA&destination=USLAX&week=\d{4}-W\d{2}$/);
    await expect(page.getByText(portal.freight.loginToView).filter({ visible: true }).first()).toBeVisible();
  });

  await test.step('filter, sort and page stand in the address, and Back undoes them', async () => {
    const routing = page.getByRole('radiogroup', { name: portal.freight.routing });
    await routing.getByText(portal.freight.direct, { exact: true }).click();
    await expect(page).toHaveURL(/routing=direct/);
    await expect(page.getByRole('radio', { name: portal.freight.direct })).toBeChecked();
    await page.goBack();
    await expect(page).not.toHaveURL(/routing/);
    await page.getByRole('link', { name: kit.pagination.next }).click();
    await expect(page).toHaveURL(/page=2/);
    await page.goBack();
    await expect(page).not.toHaveURL(/page=/);
    if (!phone) {
      await page
        .getByRole('columnheader', { name: portal.freight.transit, exact: true })
        .getByRole('button')
        .click();
      await expect(page).toHaveURL(/sort=transit/);
      await expect(
        page.getByRole('columnheader', { name: portal.freight.transit, exact: true }),
      ).toHaveAttribute('aria-sort', /cending/);
      await page.goBack();
      await expect(page).not.toHaveURL(/sort=/);
    }
  });

  await test.step('the operation instructions open and close', async () => {
    const help = page.getByText(portal.help.search);
    await expect(help).toBeHidden();
    await page.getByText(portal.freight.help).click();
    await expect(help).toBeVisible();
    await page.getByText(portal.freight.help).click();
    await expect(help).toBeHidden();
  });

  await test.step('logging in from there shows the prices there', async () => {
    const before = page.url();
    await page.getByRole('button', { name: portal.header.login }).last().click();
    await logInByEmail(page, texts, freshEmail);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText(portal.freight.loginToView)).toHaveCount(0);
    expect(page.url()).toBe(before);
  });

  await test.step('a sailing asks for a subscription; the free trial opens it', async () => {
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/sailDetail\?id=/);
    await page.getByRole('button', { name: filled(portal.subscribe.start, { days: 7 }) }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await dialog.getByRole('button', { name: portal.subscribe.confirm }).click();
    const part = async (name: 'cost' | 'schedule' | 'vessel' | 'route') => {
      if (phone) await page.getByRole('tab', { name: portal.detail.part[name] }).click();
      await expect(page.getByRole('heading', { name: portal.detail[name], exact: true })).toBeVisible();
    };
    await expect(page.getByRole('heading', { name: portal.detail.cost })).toBeVisible();
    // The button that was pressed is gone.
    await expect(page.getByRole('main')).toBeFocused();
    for (const name of ['schedule', 'vessel', 'route', 'cost'] as const) await part(name);
    const totals = phone
      ? [filled(portal.detail.wholeOf, { count: 1, box: '40HQ' })]
      : ['USD', 'CNY'].map((currency) => filled(portal.detail.total, { currency }));
    for (const total of totals) await expect(page.getByText(total).first()).toBeVisible();
  });

  await test.step('the profile logs out, and home it is', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: portal.detail.cost })).toBeVisible();
    await page.getByRole('button', { name: new RegExp(kit.header.account) }).click();
    await page.getByRole('menuitem', { name: kit.header.logout }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.getByRole('button', { name: kit.header.login, exact: true })).toBeVisible();
  });
});

test('every way of typing Shanghai finds Shanghai', async ({ page, texts }) => {
  await page.goto('/');
  const origin = page.getByRole('combobox', { name: texts.portal.search.origin });
  for (const typed of ['上海', 'shang', 'SHA', 'CNSHA', 'CNSHG', 'shanghai']) {
    await origin.fill(typed);
    await expect(page.getByRole('option').first()).toContainText('CNSHA');
  }
});

test('the next page of results is loaded before it is requested', async ({ page, texts: { kit } }) => {
  const nextRows = /\/api\/.*[?&]page=2\b/;
  await openAlive(page, '/shipPriceInfo?origin=CNSHA&destination=USLAX');
  const next = page.getByRole('link', { name: kit.pagination.next });
  const answer = page.waitForResponse(nextRows);
  await next.focus();
  await (await answer).finished();
  await page.route(nextRows, (route) => route.abort());
  await next.press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('link', { name: kit.pagination.previous })).toHaveAttribute('href', /CNSHA/);
});

test('whoever turns back from a page that is awaited finds the place they left', async ({ page, texts }) => {
  await openAlive(page, '/');
  await page.route(/\/api\/.*[?&]origin=/, () => undefined);
  await page.locator('main a[href*="origin="]').last().click();
  await expect(page.locator('main [inert]')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('button', { name: texts.kit.header.login }).first().click();
  await page.getByRole('dialog').press('Escape');
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
});

test('a search with a missing field shows a message, and moves the focus there', async ({
  page,
  texts: { portal },
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: portal.search.submit, exact: true }).click();
  const origin = page.getByRole('combobox', { name: portal.search.origin });
  await expect(origin).toBeFocused();
  await expect(origin).toHaveAccessibleDescription(new RegExp(portal.search.originMissing));
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('the language changes at the same address and scroll position, and the choices stay', async ({
  page,
  texts,
  phone,
}) => {
  const { portal, kit } = texts;
  await page.goto('/');
  await pickPort(page.getByRole('combobox', { name: portal.search.origin }), 'NGB', 'CNNGB');
  await page.evaluate(() => window.scrollTo(0, 150));
  const [own, other] = kit.lang === 'en' ? ['English', '中文'] : ['中文', 'English'];
  // By keys, after setting the focus: a click of the runner scrolls first, also to visible elements.
  const press = async (target: Locator) => {
    await target.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
    await page.keyboard.press('Enter');
  };
  if (phone) {
    await press(page.getByRole('button', { name: kit.header.openMenu }));
    await press(page.getByRole('dialog').getByRole('button', { name: other, exact: true }));
  } else {
    await press(page.getByRole('button', { name: new RegExp(own) }));
    // An opened menu moves the focus into itself; a key pressed before that would go to its first item.
    await expect(page.getByRole('menu').locator(':focus')).toBeVisible();
    await press(page.getByRole('menuitemradio', { name: other }));
  }
  await expect(page.locator('html')).toHaveAttribute('lang', kit.lang === 'en' ? 'zh-CN' : 'en');
  await expect(page.getByRole('combobox').first()).toHaveValue(/宁波|Ningbo/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(150);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a visitor of a member page is sent home to log in, and led on', async ({ page, texts, freshEmail }) => {
  await page.goto(lane);
  const link = page.getByRole('table').getByRole('link').first();
  const href = (await link.getAttribute('href')) ?? '';
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  await page.goto(href);
  await expect(page).toHaveURL(/:\d+\/\?login=1&next=/);
  await logInByEmail(page, texts, freshEmail);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(href);
  expect(broken).toEqual([]);
});

test('an unknown path returns 404', async ({ page, texts: { portal } }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(/\/notFound$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(portal.failure.notFoundTitle);
});

import assert from 'node:assert/strict';

/** Role and name of each part on the page. */
const parts = [
  ['banner'],
  ['textbox', '手机号'],
  ['table', '船期'],
  ['navigation', '分页'],
  ['group', '营业执照'],
  ['contentinfo'],
];

/** A browser warning about prefetched files of a framework; not an error of the page. */
const ofFetchingAhead = /was preloaded using link preload but not used/;

/** Walks the page of all seven parts as its reader would: drawn by the server, taken over without a warning, by keys, dark. */
export async function walkSeven(browser, address) {
  const html = await (await fetch(address)).text();
  for (const words of ['七个部分', 'EVER 10', '提交询价', '2026 Harbour'])
    assert.ok(html.includes(words), `the server drew no "${words}"`);

  const complaints = [];
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  page.on('console', (message) => {
    const isComplaint =
      ['warning', 'error'].includes(message.type()) && !ofFetchingAhead.test(message.text());
    if (isComplaint) complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(address, { waitUntil: 'networkidle' });
  for (const [role, name] of parts)
    await page
      .getByRole(role, name ? { name: new RegExp(name) } : {})
      .first()
      .waitFor();
  await page.getByText('FW2026112801').first().waitFor();

  await openAndLeave(page);
  await tabTo(page, '提交询价');
  await page.keyboard.press('Enter');
  await page.locator('[aria-invalid="true"]').first().waitFor();
  await tabTo(page, '第 3 页');
  await page.keyboard.press('Enter');
  await page.getByText('EVER 21', { exact: true }).first().waitFor();
  const looks = await inBothSchemes(page);
  assert.deepEqual(complaints, [], 'the browser complained');
  await page.close();
  return looks;
}

/** A page with its own sheet looks as it does with the whole one. */
export async function looksWhole(browser, address, whole) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const shot = () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  const before = await shot();
  await page.addStyleTag({ content: whole });
  const same = before.equals(await shot());
  await page.close();
  assert.ok(same, 'with the whole sheet the page looks otherwise: its own lacks rules');
}

/** Walks the pages that "In a Next site" prints: the chosen scheme stays, the order of the table is in the address. */
export async function walkPrinted(browser, address) {
  const complaints = [];
  const page = await browser.newPage({ colorScheme: 'light' });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByText('2026-W48').waitFor();
  await page.getByRole('button', { name: '浅色 / 深色' }).click();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('html[data-scheme="dark"]').waitFor();
  await page.getByRole('link', { name: '最低运价' }).click();
  const first = page.getByRole('row').nth(1);
  await first.getByText('HMM NURI').waitFor();
  await page.getByRole('button', { name: /运价/ }).click();
  await page.waitForURL(/sort=-price/);
  await first.getByText('EVER GIVEN').waitFor();
  assert.equal(await page.locator('html').getAttribute('data-scheme'), 'dark', 'the scheme was lost');
  await page.goto(`${address}/booking`, { waitUntil: 'networkidle' });
  await page.getByRole('textbox', { name: '离港周' }).fill('W52');
  await page.getByRole('button', { name: '提交' }).click();
  await page.getByRole('link', { name: /货好日期/ }).waitFor();
  assert.equal(await page.locator('[aria-invalid="true"]').count(), 1, 'W52 is no week');
  assert.deepEqual(complaints, [], 'the browser complained');
  await page.close();
}

async function openAndLeave(page) {
  await tabTo(page, '登录 / 注册');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').first().waitFor({ state: 'detached' });
  assert.equal(await focused(page), '登录 / 注册', 'focus does not return from the dialog');
}

/** Returns the name of the focused element. */
function focused(page) {
  return page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim() ?? '';
  });
}

async function tabTo(page, name) {
  const met = [];
  for (let at = 0; at < 60; at += 1) {
    await page.keyboard.press('Tab');
    met.push(await focused(page));
    if (met.at(-1) === name) return;
  }
  assert.fail(`Tab does not lead to "${name}", but to ${met.map((each) => each.slice(0, 20)).join(' · ')}`);
}

/** Ground of the page and colour of its main button, light and dark. */
async function inBothSchemes(page) {
  const looks = async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    return page.evaluate(() => {
      const button = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === '提交询价',
      );
      return [document.body, button].map((element) => getComputedStyle(element).backgroundColor);
    });
  };
  const [light, dark] = [await looks('light'), await looks('dark')];
  assert.ok(
    brightness(light[0]) > 200 && brightness(dark[0]) < 60,
    `the ground is ${light[0]}, in the dark ${dark[0]}`,
  );
  return { light, dark };
}

function brightness(colour) {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return red * 0.3 + green * 0.59 + blue * 0.11;
}

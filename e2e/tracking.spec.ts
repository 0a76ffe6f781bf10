import { expect, filled, logInByEmail, openAlive, test } from './fixtures.ts';

/** Two boxes of carriers that the sandbox plays, and one whose check digit does not fit. */
const [first, second, wrong] = ['CSNU6218474', 'MSKU9070323', 'CSNU6218475'] as const;

test('a visitor searches a container, logs in, sees its route, is notified by email, adds more numbers and deletes them', async ({
  page,
  texts,
  phone,
  freshEmail,
}) => {
  const { tracking } = texts.portal;
  await page.goto('/logisticsTool/cargoTracking');
  const box = page.getByRole('textbox', { name: tracking.box });
  await box.fill(second);
  await expect(page.getByText(tracking.valid)).toBeVisible();
  await page.getByRole('button', { name: tracking.submit, exact: true }).click();
  await logInByEmail(page, texts, freshEmail);
  await expect(page.getByRole('dialog')).toBeHidden();
  // The number waited for them, and is added without a second press.
  const detail = page.getByRole('region', { name: tracking.detail });
  await expect(detail.getByRole('table', { name: tracking.events })).toBeVisible();
  await expect(detail.getByText(tracking.what.DEPA).filter({ visible: true }).first()).toBeVisible();
  const mail = detail.getByRole('switch', { name: tracking.notify });
  const was = await mail.isChecked();
  await mail.click();
  await expect(mail).toBeChecked({ checked: !was });
  await expect(
    page.getByText(filled(was ? tracking.notifyOff : tracking.notifyOn, { number: 'MSKU 907032 3' })),
  ).toBeVisible();
  await page.reload();
  await expect(mail).toBeChecked({ checked: !was });

  await box.focus();
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, `${first}\n${wrong}`);
  await expect(page.getByText(filled(tracking.fix, { reason: tracking.rules.containerCheck }))).toBeVisible();
  await page.getByRole('button', { name: filled(tracking.addAll, { count: 1 }), exact: true }).click();
  // A single added number is opened, and a phone shows one thing at a time.
  if (phone) {
    await expect(detail.getByRole('heading', { level: 2 })).toContainText('CSNU 621847 4');
    await page.getByRole('link', { name: new RegExp(tracking.back) }).click();
  }
  await expect(page.getByRole('list', { name: tracking.list }).getByRole('listitem')).toHaveCount(2);

  const list = page.getByRole('region', { name: tracking.mine });
  await list.getByRole('checkbox', { name: tracking.selectAll }).check();
  await list.getByRole('button', { name: tracking.remove }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: tracking.removeYes }).click();
  await expect(page.getByText(filled(tracking.removed, { count: 2 }))).toBeVisible();
  await expect(page.getByRole('list', { name: tracking.samples })).toBeVisible();
});

test('a visitor tries a sample without a login', async ({ page, texts }) => {
  const { tracking } = texts.portal;
  await page.goto('/logisticsTool/cargoTracking');
  await page.getByRole('list', { name: tracking.samples }).getByRole('link').first().click();
  const detail = page.getByRole('region', { name: tracking.detail });
  await expect(detail.getByRole('table', { name: tracking.events })).toBeVisible();
  await expect(detail.getByText(tracking.sampleNote)).toBeVisible();
});

test('Track on the home page is pressed once: a visitor is asked to log in at once, a member sees the route of the container', async ({
  page,
  texts,
  freshEmail,
}) => {
  const { home, tracking } = texts.portal;
  const ask = async (number: string) => {
    await openAlive(page, '/');
    await page.getByRole('textbox', { name: home.track }).fill(number);
    await page.getByRole('button', { name: home.trackAct, exact: true }).click();
  };
  const detail = page.getByRole('region', { name: tracking.detail });
  await ask('MSKU 907033 9');
  await logInByEmail(page, texts, freshEmail);
  await expect(detail.getByRole('table', { name: tracking.events })).toBeVisible();
  await expect(detail.getByRole('heading', { level: 2 })).toContainText('MSKU 907033 9');

  await ask('MSKU 907034 4');
  await expect(detail.getByRole('heading', { level: 2 })).toContainText('MSKU 907034 4');
  // A way back and forth adds nothing again.
  await page.goBack();
  await page.goForward();
  await expect(detail.getByRole('heading', { level: 2 })).toContainText('MSKU 907034 4');
});

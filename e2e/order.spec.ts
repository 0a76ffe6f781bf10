import type { Locator, Page } from '@playwright/test';
import { type PayWay, payWay, payWays } from '../packages/trade/src/payWays.ts';
import { confirmAtDesk, type DeskLocale, issueAtDesk, test } from './desk.ts';
import { buyerOf, expect, logInAfresh, type Texts } from './fixtures.ts';

test('orders are paid by code, cancelled together, and paid by transfer', async ({
  page,
  atDesk,
  context,
  texts,
  project,
  phone,
}, { retry }) => {
  test.slow();
  const { portal, kit } = texts;
  /** As the list of orders calls it. */
  const nameOf = (way: PayWay) => {
    const { nameZh, nameEn } = payWays[way].inColumn ?? payWays[way];
    return project.startsWith('zh') ? nameZh : nameEn;
  };
  const deskOf = ({ email, locale }: FinancePerson) =>
    atDesk(email, locale, page.viewportSize() ?? undefined);
  let paid = '';
  // Routes are bought for good: a second try takes none of the first.
  const [one = '', two = '', three = '', four = ''] = lanes.slice(retry * 4);
  await page.goto('/?login=1');
  await logInAfresh(page, texts, buyerOf(project));

  await test.step('two routes are chosen, agreed to, ordered, and paid on the phone that scans, or by a press on it', async () => {
    const code = page.waitForResponse('**/aliPay/getAliPayQrCode');
    const orderNo = await placeOrder(page, texts, [one, two]);
    await expect(page.getByRole('img', { name: new RegExp(nameOf(payWay.alipay)) })).toBeVisible();
    const { data } = (await (await code).json()) as { data: { qrCode: string } };

    const scan = async () => {
      const scanned = await context.newPage();
      await scanned.goto(data.qrCode);
      return scanned;
    };
    const press = async () => {
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: kit.qrPay.open(nameOf(payWay.alipay)) }).click();
      return opened;
    };
    // On a phone there is nothing to scan with: a press opens the wallet.
    const wallet = await (phone ? press() : scan());
    await wallet.getByRole('button', { name: /^(确认付款|Pay)$/ }).click();
    await expect(wallet.getByRole('status')).toBeVisible();
    await wallet.close();

    await expect(page.getByRole('heading', { level: 1, name: kit.qrPay.paid })).toBeVisible();
    await page.getByRole('link', { name: portal.order.record }).click();
    await expect(page).toHaveURL(/\/orderRecord$/);
    await expect(rowOf(page, orderNo)).toContainText(portal.orderRecord.tab.s3);
    await expect(rowOf(page, orderNo)).toContainText(nameOf(payWay.alipay));
    paid = orderNo;
  });

  await test.step('its invoice is asked for, issued at the desk with a PDF, and downloaded', async () => {
    const words = portal.orderDetail;
    await rowOf(page, paid).getByRole('link', { name: paid }).click();
    await expect(page).toHaveURL(new RegExp(`/orderDetail\\?orderNo=${paid}$`));
    await page.getByRole('button', { name: words.invoiceAsk }).click();
    const dialog = page.getByRole('dialog', { name: words.dialogTitle });
    await dialog.getByRole('radio', { name: words.headerTypes.company }).check();
    await dialog.getByRole('textbox', { name: words.header }).fill('上海恒力国际货运代理有限公司');
    await dialog.getByRole('textbox', { name: words.taxNumber }).fill('91310115MA1K00015K');
    await dialog.getByRole('button', { name: words.submit }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(words.invoiceStates.requested).first()).toBeVisible();

    const [person] = financeOf(project);
    if (!person) throw new Error('nobody of finance');
    await issueAtDesk(await deskOf(person), paid);

    await page.reload();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: words.download }).click();
    expect((await download).suggestedFilename()).toBe(`invoice-${paid}.pdf`);
    await page.getByRole('link', { name: words.orders }).click();
    await expect(page).toHaveURL(/\/orderRecord$/);
  });

  await test.step('two others are chosen by keys and cancelled together', async () => {
    const older = await placeOrder(page, texts, [three]);
    const newer = await placeOrder(page, texts, [three]);
    await openOrders(page, texts);
    await page.getByRole('tab', { name: portal.orderRecord.tab.s2 }).click();
    await expect(page).toHaveURL(/status=2/);
    for (const orderNo of [older, newer]) await expect(rowOf(page, orderNo)).toBeVisible();

    await rowOf(page, newer).getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(page.getByRole('row', { selected: true })).toHaveCount(2);
    await page.getByRole('button', { name: portal.orderRecord.cancelMany, exact: true }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: portal.orderRecord.cancelMany }).click();
    await expect(page.getByText(kit.bulkBar.done(portal.orderRecord.cancelMany, '2'))).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL(/\/orderRecord$/);
    for (const orderNo of [older, newer])
      await expect(rowOf(page, orderNo)).toContainText(portal.orderRecord.tab.s4);
  });

  await test.step('a transfer is proved by a picture and confirmed at the desk, a large one by two people', async () => {
    const people = financeOf(project);
    const orderNo = await placeOrder(page, texts, people.length === 1 ? [four] : [three, four]);
    await page.getByRole('tab', { name: kit.qrPay.transfer.name }).click();
    const picture = { name: 'receipt.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await page.getByRole('button', { name: new RegExp(portal.order.voucher) }).setInputFiles(picture);
    await expect(page.getByRole('listitem').filter({ hasText: 'receipt.png' })).toContainText(
      kit.upload.done,
    );
    await page.getByRole('button', { name: kit.qrPay.submit }).click();
    // The long form is gone: its outcome is visible.
    await expect(page.getByRole('heading', { level: 1, name: kit.qrPay.submitted })).toBeInViewport();

    for (const [index, person] of people.entries()) {
      await openOrders(page, texts);
      await expect(rowOf(page, orderNo)).toContainText(portal.orderRecord.tab.s1);
      const desk = await deskOf(person);
      await confirmAtDesk(desk, orderNo, people.length === 1 ? '1521.00' : '3042.00');
      const last = index === people.length - 1;
      const { completed, firstConfirmed } = desk.words.transfers.decide;
      await expect(desk.page.getByText(last ? completed : firstConfirmed)).toBeVisible();
    }

    await openOrders(page, texts);
    await page.getByRole('tab', { name: portal.orderRecord.tab.s3 }).click();
    await expect(rowOf(page, orderNo)).toContainText(nameOf(payWay.corporateTransfer));
  });
});

interface FinancePerson {
  readonly email: string;
  readonly locale: DeskLocale;
}

/**
 * The person who confirms the transfer of a browser: each has different people, so that neither waits for the other.
 */
function financeOf(project: string): readonly FinancePerson[] {
  return project === 'zh desktop'
    ? [
        { email: 'desk.finance@example.com', locale: 'zh-CN' },
        { email: 'desk.finance2@example.com', locale: 'en-US' },
      ]
    : [{ email: 'desk.overseas@example.com', locale: 'en-US' }];
}

const lanes = ['JPOSA', 'JPYOK', 'KRPUS'].flatMap((to) =>
  ['CNDLC', 'CNTXG', 'CNTAO'].map((from) => `${from}–${to}`),
);

/** Orders routes; resolves to the number of the order, whose payment page is then open. */
async function placeOrder(page: Page, { portal }: Texts, lanes: readonly string[]): Promise<string> {
  await page.goto('/production');
  for (const lane of lanes) {
    const box = page.getByRole('checkbox', { name: new RegExp(lane) });
    await page.getByRole('textbox', { name: portal.routeChoice.filter }).fill(lane.slice(-5));
    await box.click();
    await expect(box).toBeChecked();
  }
  await page.getByRole('checkbox', { name: new RegExp(portal.production.agree) }).check();
  // At once, whether or not the price is loaded: the order waits for it and is then sent.
  await page.getByRole('button', { name: portal.production.submit }).click();
  await expect(page).toHaveURL(/\/order\?orderNo=\d{18}$/);
  return new URL(page.url()).searchParams.get('orderNo') ?? '';
}

/** Opens the orders from the profile menu. */
async function openOrders(page: Page, { portal, kit }: Texts): Promise<void> {
  await page.getByRole('button', { name: new RegExp(kit.header.account) }).click();
  await page.getByRole('menuitem', { name: portal.title.orderRecord }).click();
  await expect(page.getByRole('heading', { level: 1, name: portal.orderRecord.title })).toBeVisible();
}

function rowOf(page: Page, orderNo: string): Locator {
  return page.getByRole('row').filter({ hasText: orderNo });
}

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { hostile, many } from '../../../stories/hostile.ts';
import { Column } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { Badge } from '../../feedback/Badge/Badge.tsx';
import { formatContainer } from './codes.ts';
import { Description, Descriptions } from './Descriptions.tsx';

const meta = { title: 'Data/Descriptions', component: Descriptions } satisfies Meta<typeof Descriptions>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    vessel: '船名 / 航次',
    carrier: '船公司',
    carrierName: '中远海运集装箱运输有限公司',
    departs: '预计开船',
    departsAt: '2026-11-24 周二 18:00（上海）',
    closing: '截单',
    closingAt: '2026-11-22 周日 12:00（上海）',
    cutoff: '截港',
    cutoffAt: '2026-11-22 周日 18:00（上海）',
    routing: '航线',
    direct: '直达',
    container: '箱号',
    bill: '提单号',
    transit: '中转港',
    remark: '备注',
    remarkText: '危险品须另行申请；冷藏箱插电费按码头实际账单收取，超出免用箱期后按天计收滞箱费。',
  },
  en: {
    vessel: 'Vessel / voyage',
    carrier: 'Carrier',
    carrierName: 'COSCO SHIPPING Lines Co., Ltd.',
    departs: 'Departs',
    departsAt: 'Tue 24 Nov 2026, 18:00 (Shanghai)',
    closing: 'SI cut-off',
    closingAt: 'Sun 22 Nov 2026, 12:00 (Shanghai)',
    cutoff: 'CY cut-off',
    cutoffAt: 'Sun 22 Nov 2026, 18:00 (Shanghai)',
    routing: 'Routing',
    direct: 'Direct',
    container: 'Container number',
    bill: 'Bill of lading',
    transit: 'Transit port',
    remark: 'Remark',
    remarkText:
      'Dangerous goods need a separate request. Plugging of reefer containers is charged as billed by the terminal; after the free days detention is charged per day.',
  },
});

const facts: Story['render'] = (args, { globals }) => {
  const t = say(globals);
  return (
    <Descriptions {...args}>
      <Description term={t.vessel}>CSCL PACIFIC 084E</Description>
      <Description term={t.carrier}>{t.carrierName}</Description>
      <Description term={t.departs}>{t.departsAt}</Description>
      <Description term={t.closing}>{t.closingAt}</Description>
      <Description term={t.cutoff}>{t.cutoffAt}</Description>
      <Description term={t.routing}>
        <Badge tone="good" icon={null}>
          {t.direct}
        </Badge>
      </Description>
      <Description term={t.container} copy="CSQU3054383">
        {formatContainer('CSQU3054383')}
      </Description>
      <Description term={t.bill} copy="COSU6301234560" />
      <Description term={t.transit} />
      <Description term={t.remark} wide>
        {t.remarkText}
      </Description>
    </Descriptions>
  );
};

const writeText = fn(async (_text: string) => {});

/** Codes are copied clean of the spaces and hyphens that help the eye. */
export const Stacked: Story = {
  render: facts,
  play: async ({ canvas, globals }) => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    const zh = globals.locale === 'zh';
    await expect(canvas.getAllByRole('term')).toHaveLength(10);
    const copy = canvas.getByRole('button', { name: zh ? '复制箱号' : 'Copy container number' });
    await userEvent.click(copy);
    await expect(writeText).toHaveBeenLastCalledWith('CSQU3054383');
    const copied = zh ? '已复制' : 'Copied';
    await expect(await canvas.findByText(copied)).toBeInTheDocument();
    copy.blur();
    await waitFor(() => expect(canvas.queryByText(copied)).not.toBeInTheDocument());
  },
};

/** Next to each other, for summaries of prices and orders. */
export const Rows: Story = {
  args: { layout: 'rows', columns: 1 },
  render: (args, context) => <Column width={420}>{facts?.(args, context)}</Column>,
};

/** Selected and copied by keys it is as clean as by the button; of a part, the part is copied. */
export const CopiedByKeys: Story = {
  parameters: { sameAs: 'data-descriptions--stacked' },
  tags: ['!autodocs'],
  render: facts,
  play: async ({ canvas }) => {
    const code = canvas.getByText('CSQU 305438 3');
    const copy = () => {
      const clipboardData = new DataTransfer();
      const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
      const notTaken = code.dispatchEvent(event);
      return { text: clipboardData.getData('text/plain'), notTaken };
    };
    document.getSelection()?.selectAllChildren(code);
    await expect(copy()).toEqual({ text: 'CSQU3054383', notTaken: false });
    document.getSelection()?.setBaseAndExtent(code.firstChild ?? code, 0, code.firstChild ?? code, 4);
    await expect(copy().notTaken).toBe(true);
    document.getSelection()?.removeAllRanges();
  },
};

/** Shows a message where the browser refuses to copy. */
export const Refused: Story = {
  parameters: { sameAs: 'data-descriptions--stacked' },
  tags: ['!autodocs'],
  render: facts,
  play: async ({ canvas, globals }) => {
    const refuse = fn(async () => {
      throw new DOMException('Write permission denied.', 'NotAllowedError');
    });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse }, configurable: true });
    const zh = globals.locale === 'zh';
    const button = canvas.getByRole('button', { name: zh ? '复制提单号' : 'Copy bill of lading' });
    await userEvent.click(button);
    await expect(await canvas.findByText(zh ? /不允许复制/ : /does not allow copying/)).toBeInTheDocument();
    button.blur();
  },
};

/** Missing values show as missing; words without end wrap; a thousand facts are a long list. */
export const EdgeCases: Story = {
  tags: ['!autodocs'],
  render: () => (
    <div style={{ maxWidth: 320, blockSize: 640, overflow: 'hidden' }}>
      <Descriptions>{hostile.nothing}</Descriptions>
      <Descriptions columns={1}>
        <Description term={hostile.longWord}>{hostile.longWord}</Description>
        <Description term="null" copy={hostile.nothing}>
          {hostile.nothing}
        </Description>
        <Description term="copy" copy={hostile.longWord} />
      </Descriptions>
      <div style={{ blockSize: 80, overflow: 'hidden' }}>
        <Descriptions columns={4}>
          {many(1_000, (number) => (
            <Description key={number} term={`${number}`}>
              {number}
            </Description>
          ))}
        </Descriptions>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(1_003);
    for (const cell of canvas.getAllByRole('definition').slice(0, 3))
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { hostile, many } from '../../../stories/hostile.ts';
import { useFollowed } from '../../../stories/useFollowed.ts';
import { words } from '../../../stories/words.ts';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { Tab, TabList, TabPanel, Tabs, type TabsProps } from './Tabs.tsx';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: { value: 'schedule', onValueChange: fn() },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    sailing: '航次详情',
    schedule: '船期',
    vessel: '船舶',
    prices: '运价与附加费',
    track: '货物跟踪',
    insurance: '货运保险',
    scheduleText: '截关 11 月 22 日 18:00，截港 11 月 23 日 12:00（上海时间）。',
    vesselText: 'COSCO SHIPPING ARIES，IMO 9708435。',
    shipper: '发货人',
    consignee: '收货人',
    cargo: '货物',
    wrong: '收货人 2 处需要修改',
  },
  en: {
    sailing: 'Details of the sailing',
    schedule: 'Schedule',
    vessel: 'Vessel',
    prices: 'Prices and surcharges',
    track: 'Cargo tracking',
    insurance: 'Cargo insurance',
    scheduleText: 'SI cut-off 22 Nov 18:00, CY cut-off 23 Nov 12:00 (Shanghai time).',
    vesselText: 'COSCO SHIPPING ARIES, IMO 9708435.',
    shipper: 'Shipper',
    consignee: 'Consignee',
    cargo: 'Cargo',
    wrong: 'Consignee 2 errors',
  },
});

/** Holds the value as a page would hold it in its address. */
function Owner({ value: initial, onValueChange, ...rest }: TabsProps) {
  const [value, setValue] = useFollowed(initial);
  return (
    <Tabs
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

export const Default: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Owner {...args}>
        <TabList label={t.sailing}>
          <Tab value="schedule">{t.schedule}</Tab>
          <Tab value="vessel">{t.vessel}</Tab>
          <Tab value="prices" disabled>
            {t.prices}
          </Tab>
        </TabList>
        <TabPanel value="schedule">{t.scheduleText}</TabPanel>
        <TabPanel value="vessel">{t.vesselText}</TabPanel>
      </Owner>
    );
  },
  // A panel of text alone is a tab stop.
  play: async ({ canvas, globals }) => {
    const panel = canvas.getByRole('tabpanel', { name: say(globals).schedule });
    await waitFor(() => expect(panel).toHaveAttribute('tabindex', '0'));
  },
};

/** A narrow row scrolls to the current tab. */
export const Overflow: Story = {
  args: { value: 'insurance' },
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <div style={{ maxWidth: 240 }}>
        <Owner {...args}>
          <TabList label={t.sailing}>
            {(['schedule', 'vessel', 'prices', 'track', 'insurance'] as const).map((value) => (
              <Tab key={value} value={value}>
                {t[value]}
              </Tab>
            ))}
          </TabList>
          <TabPanel value="insurance">{t.scheduleText}</TabPanel>
        </Owner>
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    const tab = canvas.getByRole('tab', { name: say(globals).insurance });
    const row = canvas.getByRole('tablist').getBoundingClientRect();
    await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(row.right + 1);
  },
};

/** Each tab of a long form shows the number of its errors. */
export const Errors: Story = {
  args: { value: 'shipper' },
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Owner {...args}>
        <TabList label={t.sailing}>
          <Tab value="shipper">{t.shipper}</Tab>
          <Tab value="consignee" errors={2}>
            {t.consignee}
          </Tab>
          <Tab value="cargo" errors={11}>
            {t.cargo}
          </Tab>
        </TabList>
        <TabPanel value="shipper">
          <TextField label={t.shipper} />
        </TabPanel>
      </Owner>
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('tab', { name: say(globals).wrong })).toBeVisible();
  },
};

/** Arrows wrap around and select at once; a panel is rendered when first shown and keeps its input. */
export const Keys: Story = {
  tags: ['!autodocs'],
  args: { value: 'shipper' },
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Owner {...args}>
        <TabList label={t.sailing}>
          <Tab value="shipper">{t.shipper}</Tab>
          <Tab value="consignee">{t.consignee}</Tab>
        </TabList>
        <TabPanel value="shipper">
          <TextField label={t.shipper} />
        </TabPanel>
        <TabPanel value="consignee">
          <TextField label={t.consignee} />
        </TabPanel>
      </Owner>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const shipper = canvas.getByRole('tab', { name: t.shipper });
    const consignee = canvas.getByRole('tab', { name: t.consignee });
    await expect(canvas.queryByLabelText(t.consignee, { selector: 'input' })).toBeNull();
    await expect(canvas.getByRole('tabpanel')).not.toHaveAttribute('tabindex');
    await userEvent.type(canvas.getByRole('textbox', { name: t.shipper }), 'PACIFIC RIM');
    await userEvent.click(shipper);
    await userEvent.keyboard('{ArrowRight}');
    await expect(consignee).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: t.consignee })).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(shipper).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('textbox', { name: t.shipper })).toHaveValue('PACIFIC RIM');
    shipper.blur();
  },
};

/** With manual activation the arrows only move; Enter shows. */
export const Manual: Story = {
  tags: ['!autodocs'],
  args: { activation: 'manual' },
  render: Default.render as NonNullable<Story['render']>,
  play: async ({ canvas, args, globals }) => {
    const t = say(globals);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: t.vessel })).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('vessel');
    canvas.getByRole('tab', { name: t.vessel }).blur();
  },
};

/** A value that no tab has, names without end, values with spaces, a thousand tabs: all can be come to. */
export const EdgeCases: Story = {
  tags: ['!autodocs'],
  args: { value: 'gone' },
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <div style={{ maxWidth: 328 }}>
        <Owner {...args}>
          <TabList label={t.sailing}>
            <Tab value="the first">{hostile.longWord}</Tab>
            <Tab value="empty" aria-label={t.cargo} errors={hostile.nothing}>
              {hostile.nothing}
            </Tab>
            {many(1_000, (number) => (
              <Tab key={number} value={`${number}`}>
                {number}
              </Tab>
            ))}
          </TabList>
          <TabPanel value="the first">{t.scheduleText}</TabPanel>
        </Owner>
        <Owner {...args}>
          <TabList label={t.vessel}>{[]}</TabList>
        </Owner>
      </div>
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const first = canvas.getAllByRole('tab')[0];
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('the first');
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName(hostile.longWord);
    await expect(canvas.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    first?.blur();
  },
};

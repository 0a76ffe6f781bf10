import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { hostile, many } from '../../../stories/hostile.ts';
import { Column } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { Select } from './Select.tsx';

const meta = {
  title: 'Inputs/Select',
  component: Select,
  args: { options: [], onChange: fn() },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    box: '箱型',
    choose: '请选择箱型',
    error: '请选择箱型。',
    dry: '干箱',
    reefer: '冷藏箱',
    perPage: '每页条数',
    page: (count: number) => `${count} 条/页`,
    carrier: '船公司',
    long: '地中海航运（MSC Mediterranean Shipping Company）远东至北欧及地中海联合航线',
  },
  en: {
    box: 'Container',
    choose: 'Choose a container',
    error: 'Choose a container.',
    dry: 'Dry',
    reefer: 'Reefer',
    perPage: 'Rows per page',
    page: (count: number) => `${count} per page`,
    carrier: 'Carrier',
    long: 'MSC Mediterranean Shipping Company, joint service of the Far East with Northern Europe and the Mediterranean',
  },
});

const boxes = (t: ReturnType<typeof say>) => [
  {
    label: t.dry,
    options: [
      { value: '20GP', label: '20GP' },
      { value: '40GP', label: '40GP' },
      { value: '40HQ', label: '40HQ' },
      { value: '45HQ', label: '45HQ', disabled: true },
    ],
  },
  { label: t.reefer, options: [{ value: '40RF', label: '40RF' }] },
];

export const States: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Column width={360}>
        <Select {...args} label={t.box} placeholder={t.choose} options={boxes(t)} defaultValue="" />
        <Select {...args} label={t.box} options={boxes(t)} defaultValue="40HQ" />
        <Select {...args} label={t.box} placeholder={t.choose} options={boxes(t)} error={t.error} required />
        <Select {...args} label={t.box} options={boxes(t)} defaultValue="20GP" disabled />
        <Select {...args} label={t.carrier} options={[{ value: 'MSC', label: t.long }]} defaultValue="MSC" />
      </Column>
    );
  },
};

export const Small: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Column>
        <Select
          {...args}
          size="small"
          aria-label={t.perPage}
          options={[10, 20, 50].map((count) => ({ value: `${count}`, label: t.page(count) }))}
          defaultValue="20"
        />
      </Column>
    );
  },
};

/** Choosing calls back with the platform's own event. */
export const Choosing: Story = {
  tags: ['!autodocs'],
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Select {...args} label={t.box} placeholder={t.choose} options={boxes(t)} defaultValue="" required />
    );
  },
  play: async ({ canvas, args, globals }) => {
    const select = canvas.getByRole('combobox', { name: say(globals).box });
    await expect(select).toBeRequired();
    await userEvent.selectOptions(select, '40HQ');
    await expect(select).toHaveValue('40HQ');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('option', { name: '45HQ' })).toBeDisabled();
    // Nothing is no choice of a required field.
    await expect(canvas.queryByRole('option', { name: say(globals).choose })).toBeNull();
    select.blur();
  },
};

/** No list, holes in it, labels without end or missing. */
export const EdgeCases: Story = {
  tags: ['!autodocs'],
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Column width={240}>
        <Select {...args} label={t.box} options={hostile.nothing} placeholder={t.choose} />
        <Select
          {...args}
          label={t.box}
          options={[
            hostile.nothing,
            { value: 'long', label: hostile.longWord },
            { value: 'none', label: hostile.nothing },
            { label: t.dry, options: hostile.nothing },
          ]}
        />
      </Column>
    );
  },
  play: async ({ canvas }) => {
    const [none, holes] = canvas.getAllByRole<HTMLSelectElement>('combobox');
    await expect(none?.options).toHaveLength(1);
    await expect(holes?.options).toHaveLength(2);
    for (const select of [none, holes])
      await expect(select?.getBoundingClientRect().width).toBeLessThanOrEqual(240);
  },
};

/** Ten thousand are the platform's to draw; people are better served by a Combobox. */
export const TenThousand: Story = {
  tags: ['!autodocs'],
  // axe would read each of them.
  parameters: { a11y: { test: 'off' } },
  render: (args, { globals }) => (
    <Select
      {...args}
      label={say(globals).box}
      options={many(10_000, (number) => ({ value: `${number}`, label: `CSLU ${number}` }))}
      defaultValue="10000"
    />
  ),
  play: async ({ canvasElement }) => {
    const select = canvasElement.querySelector('select');
    await expect(select?.options).toHaveLength(10_000);
    await expect(select).toHaveValue('10000');
  },
};

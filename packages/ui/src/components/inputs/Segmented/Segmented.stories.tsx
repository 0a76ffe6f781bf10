import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Column } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { Segmented, type SegmentedProps } from './Segmented.tsx';

const meta = {
  title: 'Inputs/Segmented',
  component: Segmented,
  args: { options: [], value: 'all', onChange: fn() },
} satisfies Meta<typeof Segmented>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    routing: '航程',
    all: '全部',
    direct: '只看直达',
    transfer: '只看中转',
    portal: '登录身份',
    personal: '个人登录',
    company: '企业登录',
    clause: '保险条款',
    a: '一切险（ICC A）',
    b: '水渍险（ICC B）',
    c: '平安险（ICC C）',
  },
  en: {
    routing: 'Routing',
    all: 'All',
    direct: 'Direct only',
    transfer: 'Transfer only',
    portal: 'Log in as',
    personal: 'Personal',
    company: 'Enterprise',
    clause: 'Clause',
    a: 'All risks (ICC A)',
    b: 'With average (ICC B)',
    c: 'Free of average (ICC C)',
  },
});

const routings = (t: ReturnType<typeof say>) => [
  { value: 'all', label: t.all },
  { value: 'direct', label: t.direct },
  { value: 'transfer', label: t.transfer },
];

/** Holds the value as a page would. */
function Owner({ value: initial, onChange, ...rest }: SegmentedProps<string>) {
  const [value, setValue] = useState(initial);
  return (
    <Segmented
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

export const States: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Column width={400}>
        <Owner {...args} label={t.routing} options={routings(t)} />
        <Owner {...args} label={t.routing} options={routings(t)} size="small" value="direct" />
        <Owner
          {...args}
          label={t.portal}
          options={[
            { value: 'personal', label: t.personal },
            { value: 'company', label: t.company },
          ]}
          value="personal"
          block
        />
        <Owner {...args} label={t.routing} labelHidden={false} options={routings(t)} disabled />
      </Column>
    );
  },
};

/** Words that do not fit move to another row, whole. */
export const LongWords: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Column width={328}>
        <Owner
          {...args}
          label={t.clause}
          labelHidden={false}
          options={[
            { value: 'a', label: t.a },
            { value: 'b', label: t.b },
            { value: 'c', label: t.c },
          ]}
          value="a"
        />
      </Column>
    );
  },
};

/** One stop in the tab order; the arrows choose. */
export const Keys: Story = {
  tags: ['!autodocs'],
  render: (args, { globals }) => {
    const t = say(globals);
    return <Owner {...args} label={t.routing} options={routings(t)} />;
  },
  play: async ({ canvas, args, globals }) => {
    const t = say(globals);
    await expect(canvas.getByRole('radiogroup', { name: t.routing })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: t.all })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('direct');
    await expect(canvas.getByRole('radio', { name: t.direct })).toBeChecked();
    await userEvent.click(canvas.getByText(t.transfer));
    await expect(args.onChange).toHaveBeenLastCalledWith('transfer');
    canvas.getByRole('radio', { name: t.transfer }).blur();
  },
};

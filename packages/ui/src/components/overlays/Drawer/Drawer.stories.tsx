import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { hostile } from '../../../stories/hostile.ts';
import { kitWords } from '../../../stories/kitWords.ts';
import { useFollowed } from '../../../stories/useFollowed.ts';
import { words } from '../../../stories/words.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Description, Descriptions } from '../../data/Descriptions/Descriptions.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { DialogClose } from '../Dialog/Dialog.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  args: { open: true, title: '', onClose: fn() },
  parameters: { pixels: 'page', frame: { height: 560 } },
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    open: '查看航次',
    title: 'CSCL PACIFIC 084E',
    description: '上海 → 洛杉矶，第 48 周',
    carrier: '船公司',
    carrierName: '中远海运集运',
    cutOff: '截港',
    cutOffAt: '11/23 12:00',
    departure: '离港',
    departureAt: '11/25 06:00',
    arrival: '到港',
    arrivalAt: '12/10 14:00',
    note: '备注',
    typed: '需要 3 个 40HQ',
    follow: '关注航次',
    cancel: '取消',
    failed: '关注没有保存，请重试。',
    keep: '继续填写',
    discard: '放弃',
    filter: '筛选船期',
  },
  en: {
    open: 'Show sailing',
    title: 'CSCL PACIFIC 084E',
    description: 'Shanghai → Los Angeles, week 48',
    carrier: 'Carrier',
    carrierName: 'COSCO Shipping Lines',
    cutOff: 'CY cut-off',
    cutOffAt: '23 Nov 12:00',
    departure: 'Departure',
    departureAt: '25 Nov 06:00',
    arrival: 'Arrival',
    arrivalAt: '10 Dec 14:00',
    note: 'Note',
    typed: 'We need 3 × 40HQ',
    follow: 'Follow sailing',
    cancel: 'Cancel',
    failed: 'This was not saved. Please try again.',
    keep: 'Keep editing',
    discard: 'Discard',
    filter: 'Filter sailings',
  },
});

function Specimen({ opener, open: openArg, onClose, ...props }: DrawerProps & { opener: string }) {
  const [open, setOpen] = useFollowed(openArg);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      <Drawer
        {...props}
        open={open}
        onClose={(reason) => {
          onClose(reason);
          setOpen(false);
        }}
      />
    </>
  );
}

const facts = (t: ReturnType<typeof say>) => (
  <Descriptions columns={2}>
    <Description term={t.carrier}>{t.carrierName}</Description>
    <Description term={t.cutOff}>{t.cutOffAt}</Description>
    <Description term={t.departure}>{t.departureAt}</Description>
    <Description term={t.arrival}>{t.arrivalAt}</Description>
  </Descriptions>
);

const actions = (t: ReturnType<typeof say>) => (
  <>
    <DialogClose>{t.cancel}</DialogClose>
    <Button tone="brand">{t.follow}</Button>
  </>
);

const specimen: Story['render'] = (args, { globals }) => {
  const t = say(globals);
  return (
    <Specimen {...args} opener={t.open} title={t.title} description={t.description} footer={actions(t)}>
      {facts(t)}
    </Specimen>
  );
};

export const AtTheEnd: Story = {
  render: specimen,
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const drawer = canvas.getByRole('dialog', { name: t.title });
    await expect(drawer).toHaveAccessibleDescription(t.description);
    await expect(canvas.getByRole('heading', { name: t.title })).toHaveFocus();
    await expect(drawer.getBoundingClientRect().height).toBe(window.innerHeight);
  },
};

export const AtTheStart: Story = { args: { side: 'start', size: 'small' }, render: specimen };

export const AtTheBottom: Story = { args: { side: 'bottom', size: 'large' }, render: specimen };

/** As in a dialog: every way to close asks first, and a failure is shown above the actions. */
export const Failed: Story = {
  args: { guard: true },
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Specimen {...args} opener={t.open} title={t.title} error={t.failed} footer={actions(t)}>
        <TextField label={t.note} defaultValue={t.typed} />
      </Specimen>
    );
  },
  play: async ({ canvas, args, globals }) => {
    const t = say(globals);
    await expect(canvas.getByRole('alert')).toHaveTextContent(t.failed);
    await userEvent.click(canvas.getByRole('textbox', { name: t.note }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: t.keep })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: t.note })).toHaveFocus();
    await expect(args.onClose).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Esc, the cross and a press outside close it; focus returns to the opener. */
export const Closing: Story = {
  tags: ['!autodocs'],
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Specimen {...args} open={false} opener={t.open} title={t.title}>
        {facts(t)}
      </Specimen>
    );
  },
  play: async ({ canvas, args, globals }) => {
    const opener = canvas.getByRole('button', { name: say(globals).open });
    await userEvent.click(opener);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenLastCalledWith('escape');
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('dialog'));
    await expect(args.onClose).toHaveBeenLastCalledWith('backdrop');
    await waitFor(() => expect(opener).toHaveFocus());
    opener.blur();
  },
};

export const EdgeCases: Story = {
  tags: ['!autodocs'],
  render: (args, { globals }) => (
    <Specimen
      {...args}
      opener={say(globals).filter}
      title={hostile.longWord}
      description={hostile.nothing}
      footer={hostile.missing}
    >
      {hostile.longWord}
    </Specimen>
  ),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
    await expect(canvas.getByRole('button', { name: kitWords().common.close })).toBeVisible();
  },
};

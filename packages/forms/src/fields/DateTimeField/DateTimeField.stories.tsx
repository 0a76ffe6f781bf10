import { follows, required, zonedTime } from '@fairway/trade';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { submitAround } from '../../stories/fieldStory.ts';
import { Specimen } from '../../stories/Specimen.tsx';
import { withForms } from '../../stories/withForms.tsx';
import { words } from '../../stories/words.ts';
import { DateTimeField } from './DateTimeField.tsx';

const say = words({ zh: { label: '截关时间' }, en: { label: 'Cut-off' } });
const sent = fn();
const schema = v.object({ cutOff: v.pipe(v.string(), follows(required, zonedTime)) });

const meta = {
  title: 'Forms/DateTimeField',
  component: DateTimeField,
  parameters: { frame: {} },
  decorators: [withForms],
  args: {
    name: 'cutOff',
    label: '',
    required: true,
    timeZone: 'Europe/Berlin',
    now: new Date('2026-11-28T09:00:00Z'),
  },
  beforeEach: () => {
    sent.mockClear();
  },
  render: (args, { globals }) => (
    <Specimen schema={schema} initial={{ cutOff: '' }} onSubmit={sent}>
      <DateTimeField {...args} label={say(globals).label} />
    </Specimen>
  ),
} satisfies Meta<typeof DateTimeField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Typed as local time; the offset follows the day. */
export const Typed: Story = {
  play: async ({ canvas }) => {
    const [date, time] = canvas.getAllByRole('textbox') as [HTMLElement, HTMLElement];
    await userEvent.type(date, '2026-12-02');
    await userEvent.type(time, '3 pm');
    await userEvent.tab();
    await expect(time).toHaveValue('15:00');
    submitAround(date);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ cutOff: '2026-12-02T15:00:00+01:00[Europe/Berlin]' }),
    );
    (document.activeElement as HTMLElement).blur();
  },
};

/** A time that the clock skips is refused; one that it shows twice is pointed out. */
export const ClockChanges: Story = {
  play: async ({ canvas }) => {
    const [date, time] = canvas.getAllByRole('textbox') as [HTMLElement, HTMLElement];
    await userEvent.type(date, '2027-03-28');
    await userEvent.type(time, '2:30');
    submitAround(date);
    await waitFor(() => expect(date).toBeInvalid());
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(date);
    await userEvent.type(date, '2026-10-25');
    submitAround(date);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ cutOff: '2026-10-25T02:30:00+02:00[Europe/Berlin]' }),
    );
    (document.activeElement as HTMLElement).blur();
  },
};

/** The reader chooses the zone; the local time stays. */
export const Zones: Story = {
  args: { timeZones: ['Asia/Shanghai', 'Europe/Berlin'], timeZone: 'Asia/Shanghai' },
  play: async ({ canvas }) => {
    const [date, time] = canvas.getAllByRole('textbox') as [HTMLElement, HTMLElement];
    await userEvent.type(date, '2026-12-02');
    await userEvent.type(time, '1500');
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Europe/Berlin');
    submitAround(date);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ cutOff: '2026-12-02T15:00:00+01:00[Europe/Berlin]' }),
    );
    (document.activeElement as HTMLElement).blur();
  },
};

import { follows, trialRouteCount, trialRoutes } from '@fairway/trade';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { submitAround } from '../../stories/fieldStory.ts';
import { Specimen } from '../../stories/Specimen.tsx';
import { withForms } from '../../stories/withForms.tsx';
import { words } from '../../stories/words.ts';
import { ChoicesField } from './ChoicesField.tsx';

const say = words({
  zh: {
    label: '试用航线',
    usWest: '美西航线',
    usEast: '美东航线',
    northEurope: '欧基航线',
    mediterranean: '地中海航线',
  },
  en: {
    label: 'Routes to try',
    usWest: 'US West Coast',
    usEast: 'US East Coast',
    northEurope: 'North Europe',
    mediterranean: 'Mediterranean',
  },
});

const sent = fn();
const schema = v.object({ routeIds: v.pipe(v.array(v.string()), follows(trialRoutes)) });

const meta = {
  title: 'Forms/ChoicesField',
  component: ChoicesField,
  parameters: { frame: {} },
  decorators: [withForms],
  args: { name: 'routeIds', label: '', choices: [], max: trialRouteCount.max, required: true },
  beforeEach: () => {
    sent.mockClear();
  },
  render: (args, { globals }) => {
    const t = say(globals);
    const choices = (['usWest', 'usEast', 'northEurope', 'mediterranean'] as const).map((value) => ({
      value,
      label: t[value],
    }));
    return (
      <Specimen schema={schema} initial={{ routeIds: [] }} onSubmit={sent}>
        <ChoicesField {...args} label={t.label} choices={choices} />
      </Specimen>
    );
  },
} satisfies Meta<typeof ChoicesField>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const tick = async (canvas: Canvas, index: number) =>
  userEvent.click(canvas.getAllByRole('checkbox')[index] as HTMLElement);

/** Once three are chosen the fourth is disabled; the list has the order of the choices. */
export const Full: Story = {
  play: async ({ canvas }) => {
    for (const index of [3, 0, 1]) await tick(canvas, index);
    await expect(canvas.getAllByRole('checkbox')[2]).toBeDisabled();
    submitAround(canvas.getByRole('group'));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ routeIds: ['usWest', 'usEast', 'mediterranean'] }),
    );
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

export const Required: Story = {
  play: async ({ canvas }) => {
    submitAround(canvas.getByRole('group'));
    await waitFor(() => expect(canvas.getByRole('group')).toHaveAccessibleDescription(/1.*3/));
    await expect(canvas.getAllByRole('checkbox')[0]).toHaveFocus();
    await expect(sent).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

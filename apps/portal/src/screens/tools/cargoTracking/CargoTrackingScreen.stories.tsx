import { cargoTracking } from '@fairway/gateway/contract/cargoTracking';
import { fails, mock, mockList, pending } from '@fairway/gateway/mock';
import { dismissToast, nameInStoryLanguage } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { words as watchEn } from '../../../features/watch/words.en.ts';
import { words as watchZh } from '../../../features/watch/words.zh.ts';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import {
  sampleBill,
  sampleTracked,
  sampleTracking,
  sampleTrackings,
  trackedCarriers,
} from '../../../stories/sampleTracking.ts';
import { keepForLogin } from './untilLogin.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });
const saysWatch = saying({ zh: watchZh, en: watchEn });
const guideOf = (member: boolean) =>
  mock(cargoTracking.selectGuide, {
    carriers: trackedCarriers,
    samples: [
      { number: 'CSNU6218474', kind: 'container' },
      { number: 'MEDUSH482015', kind: 'bill' },
      { number: 'HLCUSHA251104882', kind: 'bill' },
    ],
    own: member ? [{ code: 'COSU', count: 4 }] : [],
    member,
    mailable: member,
  });
const counts = { all: 6, moving: 3, changed: 2, arrived: 1, waiting: 2 };
const list = mock(cargoTracking.selectPage, ({ query }) => ({
  ...mockList(cargoTracking.selectPage, sampleTrackings, query, {
    sorts: {
      attention: ({ exception }) => (exception ? 0 : 1),
      added: ({ id }) => id,
      arrival: ({ id }) => id,
    },
    filters: { group: ({ state }) => (state === 'arrived' ? 'arrived' : 'moving') },
    keyword: ({ number }) => [number],
  }),
  counts,
}));
const detail = mock(cargoTracking.detail, ({ query }) =>
  sampleTracking(sampleTrackings.find(({ id }) => id === query.id)),
);
const empty = mock(cargoTracking.selectPage, {
  rows: [],
  total: 0,
  page: 1,
  limit: 10,
  counts: { all: 0, moving: 0, changed: 0, arrived: 0, waiting: 0 },
});

const meta = {
  ...portalStories,
  title: 'Screens/Cargo tracking',
  args: { ...portalStories.args, address: '/logisticsTool/cargoTracking', reader: 'member' },
  parameters: answering(guideOf(true), list, detail),
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Numbers that need attention come first; the first number is open beside the list if there is room. */
export const Full: Story = {
  play: async ({ canvas }) => {
    const rows = await canvas.findByRole('list', { name: says('tracking.list') });
    await expect(rows.children).toHaveLength(6);
  },
};

/** One number: of a phone the whole page, with the way back. */
export const Open: Story = {
  args: { address: `/logisticsTool/cargoTracking?id=${sampleTrackings[0]?.id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: says('tracking.events') })).toBeVisible();
    await expect(canvas.getByRole('switch', { name: says('tracking.notify') })).not.toBeChecked();
  },
};

/** A watch on the number: days out of range are refused where they are typed. */
export const Watching: Story = {
  args: { address: `/logisticsTool/cargoTracking?id=${sampleTrackings[0]?.id}` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('tracking.watch') }));
    const dialog = within(await screen.findByRole('dialog'));
    const days = dialog.getByRole('textbox', { name: saysWatch('watch.numberDays.freeTimeEnds') });
    await userEvent.clear(days);
    await userEvent.type(days, '90');
    await userEvent.click(dialog.getByRole('button', { name: saysWatch('watch.save') }));
    await expect(await dialog.findByText(saysWatch('watch.badNumberDays'))).toBeVisible();
  },
};

/** A bill of three: one container is back, and the port that was planned first is struck through. */
export const Bill: Story = {
  args: { address: `/logisticsTool/cargoTracking?id=${sampleBill().row.id}` },
  parameters: answering(guideOf(true), list, mock(cargoTracking.detail, sampleBill())),
  play: async ({ canvas }) => {
    const containers = await canvas.findByRole('region', { name: says('tracking.containers') });
    await expect(within(containers).getAllByRole('listitem')).toHaveLength(3);
    await expect(await canvas.findByText(says('tracking.superseded'))).toBeVisible();
  },
};

/** While a container number is typed its parts are named; a wrong check digit is reported. */
export const Typed: Story = {
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: says('tracking.box') });
    await userEvent.type(box, 'csnu 621847 5');
    await expect(
      await canvas.findByText(says('tracking.checkWrong', { values: { digit: 4 } })),
    ).toBeVisible();
    await expect(canvas.getByText('92%')).toBeVisible();
  },
};

/** A bill has no parts to name; whom to ask keeps the room that names need. */
export const TypedBill: Story = {
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: says('tracking.box') });
    await userEvent.type(box, 'MEDUSH482015');
    await expect(await canvas.findByText('94%')).toBeVisible();
    const code = canvas.getByText('MSCU').getBoundingClientRect();
    const [msc] = trackedCarriers.filter((each) => each.code === 'MSCU').map(nameInStoryLanguage);
    const name = canvas.getByText(msc ?? '', { selector: 'li > span' }).getBoundingClientRect();
    await expect(name.height).toBeLessThan(code.height * 2);
  },
};

/** Several numbers at once, each with its kind; an invalid one is reported before anything is sent. */
export const PastedNumbers: Story = {
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: says('tracking.box') });
    await userEvent.click(box);
    await userEvent.paste('CSNU6218474\nCOSU6391457720\nMSKU7031551');
    await expect(await canvas.findByText('MSKU7031551')).toBeVisible();
    const name = says('tracking.addAll', { values: { count: 2 }, whole: true });
    await expect(canvas.getByRole('button', { name })).toBeVisible();
    await expect(canvas.getAllByText(/97%/)[0]).toBeVisible();
  },
};

/** The carrier of a number is uncertain: the likely one, and a choice. */
export const PastedUnsure: Story = {
  parameters: { pixels: 'main search + *' },
  args: { address: '/logisticsTool/cargoTracking?number=6391457720,TCKU6218470' },
  play: async ({ canvas }) => {
    const choice = await canvas.findByRole('combobox', { name: /6391457720/ });
    await expect(choice).toHaveValue('');
    await expect(within(choice).getAllByRole('option')[0]).toHaveTextContent(/\d+%/);
    await userEvent.selectOptions(choice, 'COSU');
    await expect(choice).toHaveValue('COSU');
  },
};

/** The carrier has no record of a number: shows since when, and when it is queried again. */
export const Unknown: Story = {
  args: { address: `/logisticsTool/cargoTracking?id=${sampleTrackings[4]?.id}` },
  play: async ({ canvas }) => {
    const notes = await canvas.findAllByText(says('tracking.unknownText'));
    await expect(notes.some((each) => each.checkVisibility())).toBe(true);
  },
};

const away = sampleTracked(7, { exception: 'away' });

/** The carrier does not respond: its earlier data is kept, and a note shows that the request is repeated. */
export const CarrierAway: Story = {
  args: { address: `/logisticsTool/cargoTracking?id=${away.id}` },
  parameters: answering(
    guideOf(true),
    mock(cargoTracking.selectPage, {
      ...{ rows: [away], total: 1, page: 1, limit: 10 },
      counts: { all: 1, moving: 1, changed: 1, arrived: 0, waiting: 0 },
    }),
    mock(cargoTracking.detail, sampleTracking(away)),
  ),
  play: async ({ canvas }) => {
    // In the row and in the details, of which a phone shows one.
    const notes = await canvas.findAllByText(says('tracking.awayText'));
    await expect(notes.some((each) => each.checkVisibility())).toBe(true);
  },
};

/** Nothing is watched yet. */
export const Empty: Story = {
  parameters: answering(guideOf(true), empty),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('tracking.emptyTitle') });
    await expect(canvas.getByRole('list', { name: says('tracking.samples') }).children).toHaveLength(3);
  },
};

/** The visitor's press is completed after the login, all of it and without a second press. */
export const AfterLogin: Story = {
  args: { address: '/logisticsTool/cargoTracking?number=CSNU6218474,COSU6391457720' },
  parameters: {
    ...answering(
      guideOf(true),
      list,
      detail,
      mock(cargoTracking.add, ({ body }) => ({
        outcomes: body.numbers.map(({ number }) => ({
          ...{ typed: number, number, rule: null, id: sampleTrackings[0]?.id ?? null },
          outcome: 'added' as const,
        })),
      })),
    ),
    sameAs: 'screens-cargo-tracking--full',
  },
  loaders: [
    async () => keepForLogin([{ number: 'CSNU6218474' }, { number: 'COSU6391457720', carrier: 'COSU' }]),
  ],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('list', { name: says('tracking.list') });
    // The box is focused once the list is reloaded; the picture is of an idle page.
    await waitFor(() => expect(canvas.getByRole('textbox', { name: says('tracking.box') })).toHaveFocus());
    await dismissToast(says('tracking.added', { values: { count: 2 }, whole: true }));
    const name = says('tracking.addAll', { values: { count: 2 }, whole: true });
    await expect(canvas.queryByRole('button', { name })).toBeNull();
    await waitFor(() => expect(canvasElement.querySelector('[data-moving]')).toBeNull());
    // Rows that were pale while the list was read are judged by the colours that they come to rest in.
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)));
  },
};

/** A visitor's number is stored, and the login is offered. */
export const Visitor: Story = {
  args: { address: '/logisticsTool/cargoTracking?number=COSU6391457720', reader: 'visitor' },
  parameters: answering(guideOf(false)),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: says('tracking.login') });
    await expect(link).toHaveAttribute('href', expect.stringContaining('number=COSU6391457720'));
  },
};

export const Failed: Story = {
  parameters: answering(fails(cargoTracking.selectGuide, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.fault') });
  },
};

export const Loading: Story = {
  parameters: answering(pending(cargoTracking.selectGuide)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

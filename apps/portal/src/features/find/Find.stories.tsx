import { search } from '@fairway/gateway/contract/search';
import { fails, mock } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../stories/portalStory.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });
const meta = {
  ...portalStories,
  title: 'Screens/Find',
  args: { ...portalStories.args, address: '/notFound' },
  parameters: {
    ...portalStories.parameters,
    ...answering(
      mock(search.selectEverything, {
        rows: [
          { kind: 'port', key: 'NLRTM', name: 'Rotterdam', note: 'NLRTM · 鹿特丹 · Netherlands' },
          { kind: 'vessel', key: '9868338', name: 'HMM ROTTERDAM', note: 'IMO 9868338 · 2020' },
          { kind: 'regulation', key: 'rotterdam-rules', name: 'Rotterdam Rules', note: '2008 · 鹿特丹规则' },
        ],
      }),
    ),
    pixels: 'main',
  },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

async function openByKey(canvasElement: HTMLElement) {
  const body = within(canvasElement.ownerDocument.body);
  await body.findByRole('heading', { level: 1 });
  await waitFor(async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(body.getByRole('combobox', { name: says('find.placeholder') })).toHaveFocus();
  });
  return body;
}

/** Ctrl K opens it over whatever page is open; it offers the pages. */
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const body = await openByKey(canvasElement);
    await body.findByRole('group', { name: says('find.pages') });
  },
};

/** Results are grouped by kind; the first can be opened at once. */
export const Found: Story = {
  play: async ({ canvasElement }) => {
    const body = await openByKey(canvasElement);
    await userEvent.keyboard('rotterdam');
    const port = await body.findByRole('option', { name: /NLRTM/ });
    await expect(port).toHaveAttribute('aria-selected', 'true');
    await expect(port).toHaveAttribute('href', '/wikipedia/harbourDetail?code=NLRTM');
  },
};

/** A page is found by its title in either language, and by how the Chinese one is read. */
export const Pages: Story = {
  parameters: answering(mock(search.selectEverything, { rows: [] })),
  play: async ({ canvasElement }) => {
    const body = await openByKey(canvasElement);
    const box = body.getByRole('combobox', { name: says('find.placeholder') });
    for (const typed of ['Ports', 'gangkou', '港口']) {
      await userEvent.clear(box);
      await userEvent.type(box, typed);
      await waitFor(() => {
        const links = body.getAllByRole('option').map((option) => option.getAttribute('href'));
        return expect(links).toContain('/wikipedia/harbour');
      });
    }
  },
};

/** A page is found by what shippers call it, before results that only contain the word. */
export const EverydayWords: Story = {
  play: async ({ canvasElement }) => {
    const body = await openByKey(canvasElement);
    await userEvent.type(body.getByRole('combobox', { name: says('find.placeholder') }), '滞箱费');
    await waitFor(() =>
      expect(body.getAllByRole('option')[0]).toHaveAttribute('href', '/logisticsTool/demurrage'),
    );
    await expect(body.getByRole('option', { name: /HMM ROTTERDAM/ })).toBeVisible();
  },
  parameters: { pixels: 'none' },
};

/** A cargo number that is not watched yet can be tracked at once. */
export const Cargo: Story = {
  parameters: answering(mock(search.selectEverything, { rows: [] })),
  play: async ({ canvasElement }) => {
    const body = await openByKey(canvasElement);
    await userEvent.keyboard('csnu 6218474');
    const track = await body.findByRole('option', { name: /CSNU 621847 4/ });
    await expect(track).toHaveAttribute('href', '/logisticsTool/cargoTracking?number=CSNU6218474');
  },
};

/** A number that is already tracked opens its own entry. */
export const Watched: Story = {
  parameters: {
    ...answering(
      mock(search.selectEverything, {
        rows: [
          {
            kind: 'tracking',
            key: '019ab000-0000-7000-8000-000000000001',
            name: 'CSNU6218474',
            note: 'COSCO',
          },
        ],
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const body = await openByKey(canvasElement);
    await userEvent.keyboard('CSNU6218474');
    const row = await body.findByRole('option', { name: /CSNU 621847 4/ });
    await expect(row).toHaveAttribute(
      'href',
      '/logisticsTool/cargoTracking?id=019ab000-0000-7000-8000-000000000001',
    );
    await expect(body.getAllByRole('option')).toHaveLength(1);
  },
};

export const Failed: Story = {
  parameters: answering(fails(search.selectEverything, 'fault')),
  play: async ({ canvasElement }) => {
    const body = await openByKey(canvasElement);
    await userEvent.keyboard('rotterdam');
    await body.findByRole('button', { name: says('common.retry') });
  },
};

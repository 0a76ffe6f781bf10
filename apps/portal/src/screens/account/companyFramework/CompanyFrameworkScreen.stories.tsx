import { companyFramework } from '@fairway/gateway/contract/companyFramework';
import { seat } from '@fairway/gateway/contract/seat';
import { fails, mock, pending, refuse } from '@fairway/gateway/mock';
import { kitWords } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  answering,
  type PortalStoryArgs,
  portalStories,
  readAs,
  saying,
} from '../../../stories/portalStory.ts';
import { sampleDepartments, sampleEmployees, samplePlan } from '../../../stories/sampleCompany.ts';
import { tabThrough } from '../../../stories/tabThrough.ts';
import { words as vipEn } from '../myVipInfo/words.en.ts';
import { words as vipZh } from '../myVipInfo/words.zh.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh: { ...zh, ...vipZh }, en: { ...en, ...vipEn } });
const frame = {
  companyName: '远帆国际货运（示例）',
  departments: [...sampleDepartments],
  employees: 8,
  unassigned: 2,
};
const people = (rows = [...sampleEmployees]) =>
  mock(companyFramework.selectEmployees, { rows, total: rows.length, page: 1, limit: 10 });
const asAdmin = [...readAs('companyAdmin'), mock(companyFramework.selectFramework, frame)] as const;

const meta = {
  ...portalStories,
  title: 'Screens/Company structure',
  args: { address: '/companyFramework', reader: 'member' },
  parameters: answering(...asAdmin, people()),
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Departments next to their people; on phones a list to choose from. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByText('何小满');
  },
};

/** Two people are chosen: they can be moved or removed together. */
export const WithSelection: Story = {
  play: async ({ canvas }) => {
    for (const name of [/何小满/, /林怡凡/])
      await userEvent.click(await canvas.findByRole('checkbox', { name }));
    await canvas.findByRole('button', { name: says('framework.move') });
    (document.activeElement as HTMLElement).blur();
    scrollTo(0, 0);
  },
};

/**
 * The departments for screen readers and keyboards: levels, positions and expanded states; arrow keys move, collapse
 * and expand. On phones they are a list to choose from.
 */
export const ByKeys: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await canvas.findAllByText('何小满');
    const tree = canvas.queryByRole('tree', { name: says('framework.tree') });
    if (tree === null) {
      const list = canvas.getByRole('combobox', { name: says('framework.department') });
      await tabThrough([list]);
      await userEvent.keyboard('{ArrowDown}');
      const listbox = await screen.findByRole('listbox', { name: says('framework.department') });
      await expect(within(listbox).getAllByRole('option')).toHaveLength(4);
      await userEvent.keyboard('{Escape}');
      return;
    }
    const lines = () =>
      within(tree)
        .getAllByRole('treeitem')
        .map((line) => [line.ariaLevel, line.ariaPosInSet, line.ariaSetSize, line.ariaExpanded].join(' '));
    await expect(lines().slice(0, 2)).toEqual(['1 1 1 true', '2 1 2 true']);
    const [company, sales] = within(tree).getAllByRole('treeitem');
    if (!company || !sales) throw new Error('no departments');
    await expect(company).toHaveAttribute('aria-selected', 'true');
    await tabThrough([company]);
    await userEvent.keyboard('{ArrowDown}');
    await expect(sales).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(sales).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}');
    await expect(sales).toHaveAttribute('aria-expanded', 'true');
    (document.activeElement as HTMLElement).blur();
  },
};

/** The preview of a file shows its effects, and the rows that are left out, before anything is changed. */
export const Import: Story = {
  parameters: answering(
    ...asAdmin,
    people(),
    mock(companyFramework.checkImport, {
      added: 2,
      departments: ['销售部/中东组'],
      bad: [
        { line: 3, column: 'phone', value: '13800001234', name: '何小满', reason: '该手机号已被绑定' },
        { line: 4, column: 'name', value: '', name: '', reason: '请填写此项。' },
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByText('何小满');
    await userEvent.click(canvas.getByRole('button', { name: says('framework.import') }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    const file = new File(['姓名,部门\n陈,销售部/中东组\n王,\n何小满,'], 'people.csv', { type: 'text/csv' });
    const input = dialog.getByLabelText(says('framework.importFile'), { selector: 'input' });
    // A login page was downloaded instead of the file: its tags must not become names of people.
    await userEvent.upload(input, new File(['<!doctype html>\n<p>'], 'people.csv', { type: 'text/csv' }));
    await dialog.findByText(says('framework.importUnread'));
    await userEvent.upload(input, file);
    await dialog.findByText(/何小满/);
    // Without a name, the column identifies the row.
    await dialog.findByText(new RegExp(`4.*${says('framework.importColumn.name').source}`), {
      selector: 'li',
    });
  },
};

/** A user who hands the company over may lose access to its page: they are sent to a page that they still have. */
export const HandedOver: Story = {
  tags: ['!autodocs'],
  parameters: answering(
    ...asAdmin,
    people(),
    mock(companyFramework.handOver, null),
    mock(seat.selectAll, samplePlan),
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByText('何小满');
    const { name = '' } = sampleEmployees.find(({ type, account }) => type === 'member' && account) ?? {};
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`${name}$`) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: says('framework.handOver') }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: says('framework.handOver') }));
    await canvas.findByRole('heading', { level: 1, name: says('vip.title') });
    const toast = await screen.findByText(says('framework.done.handedOver'));
    await userEvent.click(screen.getByRole('button', { name: new RegExp(kitWords().toast.dismiss('')) }));
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
};

/** Another admin was quicker: who and when, and nothing is done. */
export const Quicker: Story = {
  tags: ['!autodocs'],
  parameters: answering(
    ...asAdmin,
    people(),
    mock(companyFramework.updateEmployee, () =>
      refuse('companyChanged', { data: { by: '陈望舒', at: '2026-11-20T08:00:00.000Z' } }),
    ),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /何小满/ }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: says('framework.edit') }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: says('framework.save') }));
    await dialog.findByText(/陈望舒/);
  },
};

/** Only the admin, and no department yet: shows the first steps. */
export const Empty: Story = {
  parameters: answering(
    ...readAs('companyAdmin'),
    mock(companyFramework.selectFramework, { ...frame, departments: [], employees: 0, unassigned: 0 }),
    people([]),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: says('framework.title') });
    await canvas.findByRole('button', { name: says('framework.import') });
  },
};

export const Loading: Story = {
  parameters: answering(...asAdmin, pending(companyFramework.selectEmployees)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: says('framework.title'), hidden: true });
  },
};

export const Failed: Story = {
  parameters: answering(...asAdmin, fails(companyFramework.selectEmployees, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

/** A sub-account that opens the address. */
export const Forbidden: Story = {
  parameters: answering(
    ...readAs('subAccount'),
    mock(companyFramework.selectFramework, refuse('subAccountNotAllowed')),
    mock(companyFramework.selectEmployees, refuse('subAccountNotAllowed')),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

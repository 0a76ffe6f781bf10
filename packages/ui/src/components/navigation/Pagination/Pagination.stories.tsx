import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { kitWords } from '../../../stories/kitWords.ts';
import { Column } from '../../../stories/layout.tsx';
import { Pagination } from './Pagination.tsx';

const onPageChange = fn();
const onSizeChange = fn();

/** Keeps page and size, as a caller's URL does. */
function Leafing({ page: first, total, size: firstSize = 10, jump = false }: LeafingProps) {
  const [{ page, size }, setState] = useState({ page: first, size: firstSize });
  return (
    <Pagination
      page={page}
      size={size}
      total={total}
      onPageChange={(next) => {
        onPageChange(next);
        setState({ page: next, size });
      }}
      onSizeChange={(nextSize, next) => {
        onSizeChange(nextSize, next);
        setState({ page: next, size: nextSize });
      }}
      onJump={jump ? (next) => setState({ page: next, size }) : undefined}
    />
  );
}

interface LeafingProps {
  page: number;
  total: number;
  size?: number;
  jump?: boolean;
}

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  // A choice of forms, which the generator of this list does not read.
  argTypes: {
    total: { description: 'Rows in all; gives numbered pages.' },
    hasNext: {
      description: 'In place of `total`, where nobody has counted: whether another page follows.',
      control: 'boolean',
    },
    hrefOf: { description: 'Address of a page: pages are links. Give it wherever pages have addresses.' },
    onPageChange: { description: 'A page was asked for; needed without `hrefOf`, allowed beside it.' },
  },
  args: { page: 1, size: 10, total: 12, onPageChange } satisfies ComponentProps<typeof Pagination>,
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Two pages, the middle of many, thousands, none. */
export const Amounts: Story = {
  // Four landmarks of one name are fine in a picture, not on a page.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <Column width={1100}>
      <Leafing page={1} total={12} />
      <Leafing page={9} total={180} jump />
      <Leafing page={1284} total={48210} jump />
      <Leafing page={1} total={0} />
    </Column>
  ),
};

/** Only whether more rows follow is known. */
export const TotalUnknown: Story = {
  render: () => (
    <Pagination page={3} size={20} hasNext onPageChange={onPageChange} onSizeChange={onSizeChange} />
  ),
};

/** Rows that have another name. */
export const NamedRows: Story = {
  parameters: { pixels: 'none' },
  args: {
    page: 2,
    total: 36,
    hrefOf: (page) => `#page=${page}`,
    rangeText: (first, last, total) => `第 ${first}–${last} 班船，共 ${total} 班船`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('第 11–20 班船，共 36 班船')).toBeVisible();
  },
};

/** Pages have addresses: people open them in tabs, send them, and go back. */
export const Links: Story = {
  args: { page: 2, total: 36, hrefOf: (page) => `#page=${page}` },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation');
    await expect(nav).toHaveAccessibleName();
    const links = within(nav).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toContain('#page=3');
    await expect(within(nav).getByRole('status')).toHaveTextContent(/2.*4/);
  },
};

/** Rows were deleted and page 7 is gone: the last page counts. */
export const BeyondTheEnd: Story = {
  parameters: { sameAs: 'navigation-pagination--clamped' },
  render: () => <Pagination page={7} size={10} total={31} onPageChange={onPageChange} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/4.*4/);
    await expect(canvas.getByRole('navigation').querySelector('[aria-current="page"]')).toHaveTextContent(
      '4',
    );
  },
};

/** Its page is gone: the owner hears which one is shown instead, to put it into the address. */
export const Clamped: Story = {
  tags: ['!autodocs'],
  args: { page: 7, size: 10, total: 31, onClamp: fn() },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onClamp).toHaveBeenCalledWith(4));
    await expect(args.onClamp).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('status')).toHaveTextContent(/4.*4/);
  },
};

/** Under a pointer the row does not move: the same spot is the same page. Once it leaves, the row centres again. */
export const StablePositions: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  render: () => <Leafing page={1} total={400} />,
  play: async ({ canvas, globals }) => {
    const name = (page: number) => (globals.locale === 'zh' ? `第 ${page} 页` : `Page ${page}`);
    const seventh = () => canvas.getByRole('button', { name: name(7) });
    const user = userEvent.setup();
    await user.hover(seventh());
    const place = seventh().getBoundingClientRect().x;
    await user.click(seventh());
    await expect(seventh()).toHaveAttribute('aria-current', 'page');
    await expect(seventh().getBoundingClientRect().x).toBe(place);
    await expect(seventh()).toHaveFocus();
    await user.unhover(seventh());
    await user.hover(document.body);
    await waitFor(() => expect(canvas.getByRole('button', { name: name(9) })).toBeVisible());
    await expect(seventh()).toHaveFocus();
    seventh().blur();
  },
};

/** The way to a page is a good moment to load it: pointer or focus, the next one as well as any other. */
export const Prefetch: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  args: { page: 2, size: 10, total: 95, onPrefetch: fn() },
  play: async ({ args, canvas, globals }) => {
    const next = canvas.getByRole('button', { name: globals.locale === 'zh' ? '下一页' : 'Next page' });
    next.focus();
    await expect(args.onPrefetch).toHaveBeenLastCalledWith(3);
    await userEvent.hover(
      canvas.getByRole('button', { name: globals.locale === 'zh' ? '第 5 页' : 'Page 5' }),
    );
    await expect(args.onPrefetch).toHaveBeenLastCalledWith(5);
    next.blur();
    await userEvent.unhover(
      canvas.getByRole('button', { name: globals.locale === 'zh' ? '第 5 页' : 'Page 5' }),
    );
  },
};

/** Values that an untyped caller may pass. */
export const InvalidProps: Story = {
  tags: ['!autodocs'],
  // Several landmarks of one name are fine in a picture, not on a page.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <Column width={1100}>
      <Pagination page={Number.NaN} size={0} total={Number.NaN} onPageChange={onPageChange} />
      <Pagination page={-3} size={25} total={1e9} onPageChange={onPageChange} onSizeChange={onSizeChange} />
      <Pagination
        page={2.7}
        size={10}
        total={null as unknown as number}
        sizes={[]}
        onPageChange={onPageChange}
        onSizeChange={onSizeChange}
      />
    </Column>
  ),
  play: async ({ canvas, globals }) => {
    for (const nav of canvas.getAllByRole('navigation')) {
      await expect(nav.querySelectorAll('[aria-current="page"]')).toHaveLength(1);
      await expect(nav).not.toHaveTextContent('NaN');
      // A total that is not known is not "no results".
      await expect(nav).not.toHaveTextContent(globals.locale === 'zh' ? '共 0 条' : 'No results');
    }
  },
};

export const Keyboard: Story = {
  tags: ['!autodocs'],
  render: () => <Leafing page={1} total={95} />,
  play: async ({ canvas, globals }) => {
    const zh = globals.locale === 'zh';
    const next = canvas.getByRole('button', { name: zh ? '下一页' : 'Next page' });
    const previous = canvas.getByRole('button', { name: zh ? '上一页' : 'Previous page' });
    const place = next.getBoundingClientRect().x;
    previous.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onPageChange).not.toHaveBeenCalled();
    for (let page = 2; page <= 10; page += 1) {
      next.focus();
      await userEvent.keyboard('{Enter}');
      await expect(onPageChange).toHaveBeenLastCalledWith(page);
      await expect(next).toHaveFocus();
      await expect(next.getBoundingClientRect().x).toBe(place);
    }
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent(/10.*10/);

    await userEvent.selectOptions(canvas.getByRole('combobox'), '50');
    await expect(onSizeChange).toHaveBeenLastCalledWith(50, 2);
    canvas.getByRole('combobox').blur();
  },
};

export const Jump: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  render: () => <Leafing page={1} total={400} jump />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(field, 'x{Enter}');
    // An unknown page is reported, and the report is gone with the next key.
    await expect(field.validationMessage).toBe(kitWords().pagination.jumpMissing);
    await userEvent.clear(field);
    await userEvent.type(field, '９００{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/40.*40/);
    await expect(field).toHaveFocus();
    field.blur();
  },
};

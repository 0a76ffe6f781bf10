import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Column } from '../../stories/layout.tsx';
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

/** Pages have addresses: people open them in tabs, send them, and go back. */
export const Links: Story = {
  render: () => <Pagination page={2} size={10} total={36} hrefOf={(page) => `#page=${page}`} />,
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
  render: () => <Pagination page={7} size={10} total={31} onPageChange={onPageChange} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/4.*4/);
    await expect(canvas.getByRole('navigation').querySelector('[aria-current="page"]')).toHaveTextContent(
      '4',
    );
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
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '９００{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/40.*40/);
    await expect(field).toHaveFocus();
    field.blur();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { useLink } from '../../../provider/UiProvider.tsx';
import { words } from '../../../stories/words.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Heading } from '../../typography/Heading/Heading.tsx';
import { Text } from '../../typography/Text/Text.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ListDetail, type ListDetailProps } from './ListDetail.tsx';
import { opensDetail } from './room.ts';

const say = words({
  zh: {
    list: '资讯',
    titles: ['红海复航第六周', '上海等泊降到 1.2 天', '新加坡低硫燃油一周跌 2.2%'],
    text: '上海到鹿特丹少走 3,568 海里，快 8 天。另有 22 班仍绕好望角。',
    close: '关闭',
  },
  en: {
    list: 'News',
    titles: [
      'Week six of the return to Suez',
      'Berth waits at Shanghai fall',
      'VLSFO at Singapore falls by 2.2%',
    ],
    text: 'Shanghai to Rotterdam is 3,568 nm and 8 days shorter. 22 sailings still go round the Cape.',
    close: 'Close',
  },
});

interface NewsProps extends Pick<ListDetailProps, 'narrow'> {
  first: string | null;
  texts: ReturnType<typeof say>;
}

function News({ narrow, first, texts }: NewsProps) {
  const Link = useLink();
  const [opened, open] = useState(first);
  const titles = texts.titles as readonly string[];
  return (
    <ListDetail
      narrow={narrow}
      opened={opened}
      label={opened ?? ''}
      onClose={() => open(null)}
      list={
        <Stack as="ul" gap="m" aria-label={texts.list as string}>
          {titles.map((title) => (
            <li key={title}>
              <Link
                href="#article"
                aria-current={title === opened ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  if (opensDetail(event)) open(title);
                }}
              >
                {title}
              </Link>
            </li>
          ))}
        </Stack>
      }
      detail={
        opened === null ? null : (
          <Stack gap="m" align="start" style={{ padding: '16px' }}>
            <Button size="small" onClick={() => open(null)}>
              {texts.close as string}
            </Button>
            <Heading level={2}>{opened}</Heading>
            <Text>{texts.text as string}</Text>
          </Stack>
        )
      }
    />
  );
}

const meta = {
  title: 'Layout/ListDetail',
  component: ListDetail,
  args: { narrow: 'detail', opened: null, list: null, detail: null, label: '' },
  render: ({ narrow }, { globals }) => {
    const texts = say(globals);
    return <News narrow={narrow} texts={texts} first={(texts.titles as readonly string[])[0] ?? null} />;
  },
} satisfies Meta<typeof ListDetail>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A text next to the list that it was chosen from. */
export const Reading: Story = {};

/** A list of short rows next to its detail. */
export const Detail: Story = { args: { narrow: 'list' } };

/** Nothing is opened: the list has the page. */
export const Closed: Story = {
  render: ({ narrow }, { globals }) => <News narrow={narrow} texts={say(globals)} first={null} />,
};

/** The opened item takes the focus; Escape returns it to the row. Where there is no room the link is followed. */
export const Keys: Story = {
  render: ({ narrow }, { globals }) => <News narrow={narrow} texts={say(globals)} first={null} />,
  play: async ({ canvas }) => {
    const [, row] = canvas.getAllByRole('link');
    row?.focus();
    await userEvent.keyboard('{Enter}');
    if (window.innerWidth < 1200) return expect(canvas.queryByRole('region')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('region')).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(row).toHaveFocus();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Row } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { Avatar } from './Avatar.tsx';

const meta = { title: 'Media/Avatar', component: Avatar, args: { name: 'Lin Wei' } } satisfies Meta<
  typeof Avatar
>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({ zh: { name: '林薇' }, en: { name: 'Lin Wei' } });

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="%23b9d9e9" d="M0 0h8v8H0z"/%3E%3Cpath fill="%230a4a7d" d="M4 1 2 5h4z"/%3E%3Cpath fill="%23a8226f" d="M1 6h6v1H1z"/%3E%3C/svg%3E';

export const Sizes: Story = {
  render: (_, { globals }) => {
    const { name } = say(globals);
    return (
      <Row>
        <Avatar name={name} size="small" />
        <Avatar name={name} />
        <Avatar name={name} size="large" />
        <Avatar name={name} size="huge" />
        <Avatar name={name} size="huge" src={picture} />
      </Row>
    );
  },
};

/** Alone, it is an image with a name. */
export const Alone: Story = {
  args: { decorative: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Lin Wei' })).toBeVisible();
  },
};

/** A picture that fails to load is replaced by the initial. */
export const Broken: Story = {
  parameters: { sameAs: 'media-avatar--alone' },
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('L')).toBeVisible());
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '../../../stories/words.ts';
import { Heading } from '../../typography/Heading/Heading.tsx';
import { Text } from '../../typography/Text/Text.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Card, type CardProps } from './Card.tsx';

const meta = {
  title: 'Layout/Card',
  component: Card,
} satisfies Meta<CardProps<'section'>>;
export default meta;

type Story = StoryObj<CardProps<'section'>>;

const say = words({
  zh: {
    title: '绑定手机号',
    lead: '绑定后可用验证码登录，也能收到截关提醒。',
    note: '号码只用于登录与提醒。',
    lifted: '浮在图上',
  },
  en: {
    title: 'Link your phone',
    lead: 'Then you can log in by code and be told of cut-offs.',
    note: 'We use the number for nothing else.',
    lifted: 'Above a picture',
  },
});

/** Quieter text takes the inks of the card's own ground. */
export const Plain: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Card {...args} as="section" aria-labelledby="card">
        <Stack gap="s">
          <Heading level={2} id="card">
            {t.title}
          </Heading>
          <Text tone="quiet">{t.lead}</Text>
          <Text size="small" tone="faint">
            {t.note}
          </Text>
        </Stack>
      </Card>
    );
  },
  play: async ({ canvas, globals }) => {
    const card = canvas.getByRole('region', { name: say(globals).title });
    await expect(card).toHaveStyle({ padding: window.innerWidth < 640 ? '16px' : '24px' });
  },
};

export const Paddings: Story = {
  render: (_args, { globals }) => (
    <Inline align="start">
      {(['none', 'm', 'l', 'xl', 'xxl'] as const).map((padding) => (
        <Card key={padding} padding={padding}>
          {padding}
        </Card>
      ))}
      <Card lifted>{say(globals).lifted}</Card>
    </Inline>
  ),
};

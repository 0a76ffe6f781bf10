import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hostile } from '../../../stories/hostile.ts';
import { kitWords } from '../../../stories/kitWords.ts';
import { Column } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { Text } from '../Text/Text.tsx';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'Typography/TextLink',
  component: TextLink,
  args: { href: '#terms' },
} satisfies Meta<typeof TextLink>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: { before: '付款前请阅读', terms: '《服务协议》', carrier: '船公司官网', all: '查看全部船期' },
  en: {
    before: 'Before you pay, read the ',
    terms: 'Service Agreement',
    carrier: "Carrier's website",
    all: 'All sailings',
  },
});

export const States: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Column width={360}>
        <Text>
          {t.before}
          <TextLink {...args}>{t.terms}</TextLink>
        </Text>
        <span>
          <TextLink href="https://example.com" outside>
            {t.carrier}
          </TextLink>
        </span>
        <Text tone="quiet">
          <TextLink {...args} tone="quiet">
            {t.all}
          </TextLink>
        </Text>
        <TextLink {...args}>{hostile.longWord.slice(0, 60)}</TextLink>
      </Column>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const outside = canvas.getByRole('link', { name: new RegExp(t.carrier) });
    await expect(outside).toHaveTextContent(kitWords().textLink.newTab.trim());
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

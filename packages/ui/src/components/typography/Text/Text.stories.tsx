import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '../../../stories/words.ts';
import { text, weight } from '../../../theme/scale.ts';
import { Card } from '../../layout/Card/Card.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text, type TextSize } from './Text.tsx';

const meta = {
  title: 'Typography/Text',
  component: Text,
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    sentence: '截港时间以港口当地时间为准。',
    plain: '参考价为 1,890 美元',
    quiet: '不含目的港费用',
    faint: '更新于 11 月 20 日',
  },
  en: {
    sentence: 'CY cut-offs are in the local time of the port.',
    plain: 'Reference price 1,890 US dollars',
    quiet: 'Without charges at destination',
    faint: 'Updated November 20',
  },
});

export const Sizes: Story = {
  render: (_args, { globals }) => (
    <Stack gap="m">
      {(Object.keys(text) as TextSize[]).map((size) => (
        <Text key={size} size={size}>
          {say(globals).sentence}
        </Text>
      ))}
    </Stack>
  ),
};

/** Each tone is legible on the page and on a card alike. */
export const Tones: Story = {
  parameters: { looks: 'all' },
  render: (_args, { globals }) => {
    const t = say(globals);
    const lines = (['plain', 'quiet', 'faint'] as const).map((tone) => (
      <Text key={tone} tone={tone}>
        {t[tone]}
      </Text>
    ));
    return (
      <Stack>
        {lines}
        <Card>{lines}</Card>
      </Stack>
    );
  },
};

export const Weights: Story = {
  render: (_args, { globals }) => (
    <Stack gap="s">
      {(Object.keys(weight) as (keyof typeof weight)[]).map((each) => (
        <Text key={each} weight={each} figures>
          {say(globals).plain}
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas, globals }) => {
    const [regular, , , heavy] = canvas.getAllByText(say(globals).plain);
    await expect(regular).toHaveStyle({ fontWeight: 400, fontVariantNumeric: 'tabular-nums' });
    await expect(heavy).toHaveStyle({ fontWeight: 750 });
  },
};

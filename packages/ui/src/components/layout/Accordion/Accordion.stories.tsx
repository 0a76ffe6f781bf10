import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { hostile } from '../../../stories/hostile.ts';
import { Column } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { Accordion, AccordionItem } from './Accordion.tsx';

const meta = { title: 'Layout/Accordion', component: Accordion } satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    first: '认证需要多长时间？',
    firstText: '对公打款 1 至 3 个工作日，线下授权 3 个工作日。',
    second: '可以由同事代为认证吗？',
    secondText: '可以，请上传盖章的授权书。',
    third: '认证被退回怎么办？',
    thirdText: '按退回原因修改后再次提交，不另收费。',
    count: '3 条',
  },
  en: {
    first: 'How long does certification take?',
    firstText: 'A transfer takes 1 to 3 working days, a letter of authority 3.',
    second: 'Can a colleague do it for us?',
    secondText: 'Yes, with a stamped letter of authority.',
    third: 'What if it is sent back?',
    thirdText: 'Correct what the reason names and submit again, free of charge.',
    count: '3 entries',
  },
});

export const States: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Column width={400}>
        <Accordion {...args} level={3}>
          <AccordionItem summary={t.first} open>
            {t.firstText}
          </AccordionItem>
          <AccordionItem summary={t.second}>{t.secondText}</AccordionItem>
          <AccordionItem summary={t.third} note={t.count}>
            {t.thirdText}
          </AccordionItem>
          <AccordionItem summary={hostile.longWord.slice(0, 60)}>{t.thirdText}</AccordionItem>
        </Accordion>
      </Column>
    );
  },
};

const opened = fn();

/** Enter and Space open a part; with `single` the one before closes. Summaries are headings. */
export const Keys: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  beforeEach: () => {
    opened.mockClear();
  },
  render: (_, { globals }) => {
    const t = say(globals);
    return (
      <Accordion single level={3}>
        <AccordionItem summary={t.first} onOpenChange={opened}>
          {t.firstText}
        </AccordionItem>
        <AccordionItem summary={t.second}>{t.secondText}</AccordionItem>
      </Accordion>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    await expect(canvas.getByRole('heading', { level: 3, name: t.first })).toBeVisible();
    await userEvent.tab();
    await userEvent.click(canvas.getByText(t.first));
    await expect(canvas.getByText(t.firstText)).toBeVisible();
    await waitFor(() => expect(opened.mock.calls).toEqual([[true]]));
    await userEvent.click(canvas.getByText(t.second));
    await expect(canvas.getByText(t.secondText)).toBeVisible();
    await expect(canvas.getByText(t.firstText)).not.toBeVisible();
    await waitFor(() => expect(opened.mock.calls).toEqual([[true], [false]]));
  },
};

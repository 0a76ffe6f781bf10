import { day, email, required } from '@fairway/trade';
import { type Column, DataTable, type Messages, Pagination, Stack, UiProvider } from '@fairway/ui';
import { writeDay } from '@fairway/ui/dates';
import { de } from '@fairway/ui/messages/de';
import { es } from '@fairway/ui/messages/es';
import { ja } from '@fairway/ui/messages/ja';
import { ko } from '@fairway/ui/messages/ko';
import { vi } from '@fairway/ui/messages/vi';
import { zhTW } from '@fairway/ui/messages/zh-TW';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DateField } from '../fields/DateField/DateField.tsx';
import { EmailField } from '../fields/EmailField/EmailField.tsx';
import { SubmitButton } from '../form/SubmitButton/SubmitButton.tsx';
import { de as formsDe } from '../messages/de.ts';
import { es as formsEs } from '../messages/es.ts';
import { ja as formsJa } from '../messages/ja.ts';
import { ko as formsKo } from '../messages/ko.ts';
import type { FormMessages } from '../messages/types.ts';
import { vi as formsVi } from '../messages/vi.ts';
import { zhTW as formsZhTW } from '../messages/zh-TW.ts';
import { FormsProvider } from '../provider/FormsProvider.tsx';
import { Specimen } from './Specimen.tsx';

interface Args {
  messages: Messages;
  forms: FormMessages;
  /** The first of March 2026 as a reader of the language may type it. */
  typed: string;
}

const rows = [
  { vessel: 'COSCO SHIPPING ARIES', day: '2026-03-01' },
  { vessel: 'EVER ACE', day: '2026-03-08' },
] as const;

/** A form and a table in one language; the labels are those of the dictionary. */
function Page({ messages, forms }: Args) {
  const columns: Column<(typeof rows)[number]>[] = [
    { key: 'vessel', header: messages.routeMap.vessel, value: ({ vessel }) => vessel, priority: 'title' },
    { key: 'day', header: messages.lineChart.day, value: (row) => writeDay(row.day, messages.lang) },
  ];
  return (
    <UiProvider messages={messages}>
      <FormsProvider messages={forms}>
        <Stack gap="xl" lang={messages.lang}>
          <Specimen
            rules={{ day: [required, day], email: [required, email] }}
            initial={{ day: '', email: '' }}
          >
            <DateField name="day" label={messages.lineChart.day} now="2026-03-20" required />
            <EmailField name="email" required />
            <SubmitButton>{messages.common.confirm}</SubmitButton>
          </Specimen>
          <DataTable
            caption={messages.routeMap.places}
            columns={columns}
            rows={[...rows]}
            rowKey={({ vessel }) => vessel}
          />
          <Pagination page={2} size={10} total={1234} onPageChange={() => {}} />
        </Stack>
      </FormsProvider>
    </UiProvider>
  );
}

// Fonts of these languages differ from machine to machine, so that no picture is compared.
const meta = {
  title: 'Foundations/Languages',
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  render: (args) => <Page {...args} />,
  play: async ({ args: { messages, forms, typed }, canvas }) => {
    const box = canvas.getByRole('textbox', { name: new RegExp(messages.lineChart.day) });
    await userEvent.type(box, typed);
    await userEvent.click(canvas.getByRole('button', { name: messages.common.confirm }));
    await expect(box).toHaveValue(writeDay('2026-03-01', messages.lang));
    await expect(canvas.getByText(forms.email.required)).toBeVisible();
    await expect(canvas.getByRole('cell', { name: writeDay('2026-03-08', messages.lang) })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: messages.pagination.label })).toBeVisible();
  },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TraditionalChinese: Story = {
  args: { messages: zhTW, forms: formsZhTW, typed: '2026年3月1日' },
};

export const Japanese: Story = { args: { messages: ja, forms: formsJa, typed: '2026年3月1日' } };

export const Korean: Story = { args: { messages: ko, forms: formsKo, typed: '2026년 3월 1일' } };

export const German: Story = { args: { messages: de, forms: formsDe, typed: '1.3.26' } };

export const Spanish: Story = { args: { messages: es, forms: formsEs, typed: '1/3/26' } };

export const Vietnamese: Story = { args: { messages: vi, forms: formsVi, typed: '1/3/2026' } };

import { trackingQuery } from '@fairway/trade';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Form } from '../../form/Form/Form.tsx';
import { SubmitButton } from '../../form/SubmitButton/SubmitButton.tsx';
import { useForm } from '../../form/useForm.ts';
import { pasteAndLeave } from '../../stories/fieldStory.ts';
import { formWords } from '../../stories/formWords.ts';
import { withForms } from '../../stories/withForms.tsx';
import { words } from '../../stories/words.ts';
import { ChoiceField } from '../ChoiceField/ChoiceField.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import { TrackingNumberField, type TrackingNumberFieldProps } from './TrackingNumberField.tsx';

const say = words({
  zh: {
    kind: '号码类型',
    bill: '提单号',
    booking: '订舱号',
    container: '箱号',
    carrier: '船公司',
    COSU: '中远海运',
    OOLU: '东方海外',
    MAEU: '马士基',
    CMDU: '达飞轮船',
    send: '查询',
  },
  en: {
    kind: 'Number type',
    bill: 'Bill of lading',
    booking: 'Booking',
    container: 'Container',
    carrier: 'Carrier',
    COSU: 'COSCO Shipping',
    OOLU: 'OOCL',
    MAEU: 'Maersk',
    CMDU: 'CMA CGM',
    send: 'Track',
  },
});

const sent = fn();

function Tracking({ locale, kind, carrier }: { locale: unknown; kind: string; carrier: string }) {
  const t = say({ locale });
  const carriers = (['COSU', 'OOLU', 'MAEU', 'CMDU'] as const).map((code) => ({ code, name: t[code] }));
  const form = useForm({ initial: { kind, number: '', carrier }, schema: trackingQuery, onSubmit: sent });
  return (
    <Form form={form} summary="form">
      <ChoiceField
        name="kind"
        label={t.kind}
        inline
        choices={(['bill', 'booking', 'container'] as const).map((value) => ({ value, label: t[value] }))}
      />
      <TrackingNumberField name="number" kindName="kind" carrierName="carrier" carriers={carriers} />
      <SelectField
        name="carrier"
        label={t.carrier}
        options={carriers.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <SubmitButton>{t.send}</SubmitButton>
    </Form>
  );
}

interface Args extends TrackingNumberFieldProps {
  kind: string;
  carrier: string;
}

const meta = {
  title: 'Forms/TrackingNumberField',
  component: TrackingNumberField,
  parameters: { frame: {} },
  decorators: [withForms],
  args: { name: 'number', kindName: 'kind', kind: 'bill', carrier: '' },
  beforeEach: () => {
    sent.mockClear();
  },
  render: ({ kind, carrier }, { globals }) => <Tracking {...{ kind, carrier }} locale={globals.locale} />,
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const input = (canvas: Canvas) => canvas.getByRole('textbox');
/** Waits until the field reports that the number differs from the carrier's format. */
const expectDoubt = (canvas: Canvas) =>
  waitFor(() =>
    expect(input(canvas)).toHaveAccessibleDescription(
      expect.stringContaining(formWords().doubts.carrierNumber),
    ),
  );

/** The carrier is guessed while typing, with how sure that is. */
export const Guessed: Story = {
  play: async ({ canvas, globals }) => {
    const { MAEU } = say(globals);
    const { choose, confidence, guess, guessed } = formWords().trade.tracking;
    await userEvent.type(input(canvas), 'maeu123456789');
    await expect(input(canvas)).toHaveAccessibleDescription(
      expect.stringContaining(guess([guessed(MAEU, confidence.high)])),
    );
    await expect(canvas.getByRole('button', { name: choose(MAEU) })).toBeVisible();
    // Forced colours show the caret, which blinks.
    input(canvas).blur();
  },
};

/** A press accepts the guess; a number of another carrier is questioned, next to a button that corrects it. */
export const GuessTaken: Story = {
  play: async ({ canvas, globals }) => {
    const { COSU, MAEU } = say(globals);
    const { choose } = formWords().trade.tracking;
    await userEvent.type(input(canvas), 'cosu6123456789');
    const coscoButton = canvas.getByRole('button', { name: choose(COSU) });
    await userEvent.click(coscoButton);
    await expect(canvas.getByRole('combobox')).toHaveValue('COSU');
    await expect(coscoButton).not.toBeInTheDocument();
    await userEvent.clear(input(canvas));
    await userEvent.type(input(canvas), 'MAEU123456789');
    await expect(canvas.getByRole('button', { name: choose(MAEU) })).toBeVisible();
    input(canvas).blur();
    await expectDoubt(canvas);
  },
};

/** A number that differs from the carrier's format: a warning, because each format has one source. */
export const NotOfCarrier: Story = {
  args: { carrier: 'COSU' },
  play: async ({ canvas }) => {
    await pasteAndLeave(input(canvas), '612345678');
    await expectDoubt(canvas);
    await expect(input(canvas)).not.toHaveAttribute('aria-invalid');
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'MAEU');
    await expect(input(canvas)).not.toHaveAttribute('aria-invalid');
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'COSU');
    canvas.getByRole('combobox').blur();
    await userEvent.tab({ shift: true });
    await expectDoubt(canvas);
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

/** A leased container has other letters than the carrier's: shows a warning, and the search is sent. */
export const LeasedBox: Story = {
  args: { kind: 'container', carrier: 'COSU' },
  play: async ({ canvas, globals }) => {
    await pasteAndLeave(input(canvas), 'TCLU 400888 3');
    await waitFor(() =>
      expect(input(canvas)).toHaveAccessibleDescription(
        expect.stringContaining(formWords().doubts.ownerPrefix),
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: say(globals).send }));
    await expect(sent).toHaveBeenCalledWith({ kind: 'container', number: 'TCLU4008883', carrier: 'COSU' });
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

/** Another kind has another label, example and rule; the typed text stays. */
export const OtherKind: Story = {
  tags: ['!autodocs'],
  args: { carrier: 'COSU' },
  play: async ({ canvas, globals }) => {
    await pasteAndLeave(input(canvas), 'COSU6123456789');
    await expect(input(canvas)).not.toHaveAttribute('aria-invalid');
    await userEvent.click(canvas.getByRole('radio', { name: say(globals).container }));
    await userEvent.tab();
    await expect(input(canvas)).toHaveAccessibleName(formWords().trade.tracking.labels.container);
    await expect(input(canvas)).toHaveValue('COSU6123456789');
    await waitFor(() => expect(input(canvas)).toBeInvalid());
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

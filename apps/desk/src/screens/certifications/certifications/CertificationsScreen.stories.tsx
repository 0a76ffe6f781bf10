import { certificationReview } from '@fairway/gateway/contract/certificationReview';
import { staffAuth } from '@fairway/gateway/contract/staffAuth';
import { mock, refuse } from '@fairway/gateway/mock';
import { inStoryLanguage, stateStories } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { words as caseEn } from '../../../features/case/words.en.ts';
import { words as caseZh } from '../../../features/case/words.zh.ts';
import { answering, type DeskStoryArgs, deskStories, pageOf, saying } from '../../../stories/deskStory.ts';
import { reviewer, sampleCertification } from '../../../stories/samples.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const self = mock(staffAuth.selectSelf, reviewer);
const address = `/certifications?id=${sampleCertification().id}`;

const says = saying({ zh: { ...zh, ...caseZh }, en: { ...en, ...caseEn } });

const meta = {
  ...deskStories,
  title: 'Desk/Certifications',
  args: { address, reader: 'member' },
  parameters: { ...answering(self), growsWithScreen: true },
} satisfies Meta<DeskStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** With the key that does the same. */
const pass = () => `${inStoryLanguage({ zh, en }).certifications.decide.pass} A`;

/** A case next to the queue; J moves through the fields and shows their papers, a digit chooses a paper. */
export const Case: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('img');
    await canvas.findByRole('button', { name: pass() });
    await userEvent.keyboard('j');
    await expect(document.activeElement).toHaveAttribute('data-field', 'companyName');
    await userEvent.keyboard('k');
    await expect(document.activeElement).toHaveAttribute('data-field', 'authenticationWay');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('5');
    await userEvent.keyboard('1');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('1');
    // A is the decision, not the handing over.
    await userEvent.keyboard('a');
    await expect(document.activeElement).toHaveAccessibleName(pass());
    (document.activeElement as HTMLElement).blur();
  },
};

/** Another queue begins without the words that were looked for in this one, also in the field. */
export const AnotherQueue: Story = {
  args: { address: '/certifications?keyword=听涛' },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('searchbox');
    await expect(field).toHaveValue('听涛');
    await userEvent.click(canvas.getByRole('link', { name: says('certifications.kind.personal') }));
    await waitFor(() => expect(field).toHaveValue(''));
  },
};

/** The full number is a separate look. */
export const NumberShown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('certifications.fields.show') }));
    const number = await canvas.findByText('11010519491231002X');
    // However far the press has scrolled the panel: that depends on how wide the frame was by then.
    number.scrollIntoView({ block: 'center' });
  },
};

/** Something does not fit: it passes with a written reason only. */
export const Stopped: Story = {
  parameters: {
    ...answering(
      self,
      mock(
        certificationReview.selectCase,
        sampleCertification({
          checks: [
            { kind: 'idUsed', field: 'contactIdCard', outcome: 'stop', found: ['林某（示例）'] },
            { kind: 'age', field: 'contactIdCard', outcome: 'fits', found: ['36'] },
          ],
        }),
      ),
    ),
    pixels: '[data-decision]',
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: pass() }));
    await expect(
      await canvas.findByRole('textbox', { name: says('certifications.decide.overruled') }),
    ).toBeInvalid();
  },
};

/** Reasons from the stored list, as the applicant reads them in either language. */
export const SendBack: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: pass() });
    await userEvent.keyboard('r');
    const dialog = within(await within(document.body).findByRole('dialog'));
    const [first] = await dialog.findAllByRole('checkbox');
    if (first) await userEvent.click(first);
    await dialog.findByText(
      'This is not the company name on the licence. Write the full name as it stands there.',
      {
        selector: '[lang="en"]',
      },
    );
  },
};

/** Without a reason and without a note, the dialog names both as ways to continue. */
export const SendBackBlank: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: pass() });
    await userEvent.keyboard('r');
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(
      dialog.getByRole('button', { name: says('certifications.sendBack.submit', { whole: true }) }),
    );
    await expect(await dialog.findAllByText(says('case.notes.none'))).not.toHaveLength(0);
    await expect(dialog.getByRole('textbox', { name: says('case.notes.en') })).toBeInvalid();
  },
};

/** Taken by a colleague a moment before: who it was, and nothing is done. */
export const TakenByAnother: Story = {
  parameters: answering(
    self,
    mock(
      certificationReview.assign,
      refuse('certificationChanged', {
        data: { changes: [{ what: 'assigned', at: '2026-11-20T01:30:00.000Z', by: '方知微（示例）' }] },
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: says('certifications.assign.take', { whole: true }) }),
    );
    await canvas.findByText(says('certifications.changed.assigned', { values: { by: '方知微（示例）' } }));
  },
};

/** A case that is assigned to the reviewer can be handed over or released. */
export const Mine: Story = {
  args: { address: `${address}&assigned=me` },
  parameters: answering(
    self,
    mock(
      certificationReview.selectCase,
      sampleCertification({ assignedTo: { id: reviewer.id, name: reviewer.name, own: true } }),
    ),
    mock(certificationReview.assign, { assignedTo: null }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('certifications.assign.release') }));
    await within(document.body).findByText(says('certifications.assign.done', { whole: true }));
  },
};

/** It changed under the reviewer's eyes. */
export const Changed: Story = {
  parameters: {
    ...answering(
      self,
      mock(
        certificationReview.pass,
        refuse('certificationChanged', { data: { changes: [{ what: 'withdrawn', at: null, by: null }] } }),
      ),
    ),
    pixels: '[data-decision]',
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: pass() }));
    await canvas.findByText(says('certifications.changed.withdrawn'));
  },
};

export const Empty: Story = {
  args: { address: '/certifications?kind=personal' },
  parameters: answering(self, mock(certificationReview.selectPage, pageOf([]))),
  play: async ({ canvas }) => {
    await canvas.findByText(says('certifications.empty'));
  },
};

export const Forbidden: Story = {
  parameters: answering(self, mock(certificationReview.selectPage, refuse('roleMissing'))),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

const states = stateStories({ call: certificationReview.selectPage, beside: [self], answering });

export const Loading: Story = { args: { address: '/certifications' }, ...states.loading };

export const Failed: Story = { args: { address: '/certifications' }, ...states.failed };

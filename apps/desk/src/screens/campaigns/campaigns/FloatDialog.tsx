import { CheckboxField, FormDialog, TextAreaField, TextField } from '@fairway/forms';
import { type FollowFloat, pushDesk } from '@fairway/gateway/contract/pushDesk';
import { useMutationForm } from '@fairway/site';
import { allowedLink, follows, required } from '@fairway/trade';
import * as v from 'valibot';
import { useWords } from '../../../language/words.ts';
import * as styles from './CampaignsScreen.css.ts';
import { pathsOf, strangerTo } from './campaignForm.ts';
import type { words } from './words.zh.ts';

export interface FloatDialogProps {
  float: FollowFloat & { readonly version: number; readonly known: readonly string[] };
  hosts: readonly string[];
  onClose: () => void;
}

const filled = (max: number) =>
  v.pipe(v.string(), v.trim(), follows(required), v.maxLength(max, 'textLength'));
const free = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, 'textLength'));

/** The dialog that edits the content of the float and its pages. */
export function FloatDialog({ float, hosts, onClose }: FloatDialogProps) {
  const { t } = useWords<typeof words>();
  const { version, known, on, pages, nameZh, nameEn, tipZh, tipEn, qrCode } = float;
  const stranger = strangerTo(known);
  const isCode = (typed: string) =>
    allowedLink(typed.replace(/^http:/i, 'https:'), hosts)?.startsWith('https:');
  const form = useMutationForm({
    initial: { on, pages: pages.join('\n'), nameZh, nameEn, tipZh, tipEn, qrCode },
    schema: v.pipe(
      v.object({
        on: v.boolean(),
        pages: v.pipe(
          v.string(),
          v.check(
            (typed) => stranger(typed) === undefined,
            ({ input }) => t('campaigns.pagesBroken', { path: stranger(input) ?? '' }),
          ),
        ),
        nameZh: filled(30),
        nameEn: filled(60),
        tipZh: free(40),
        tipEn: free(80),
        qrCode: free(300),
      }),
      v.forward(
        v.partialCheck(
          [['on'], ['qrCode']],
          (typed) => (typed.qrCode === '' ? !typed.on : isCode(typed.qrCode) === true),
          t('campaigns.qrCodeBroken'),
        ),
        ['qrCode'],
      ),
    ),
    run: (typed, send) =>
      send(pushDesk.saveFloat, { body: { version, float: { ...typed, pages: pathsOf(typed.pages) } } }),
    subject: 'campaign-saved',
    success: t('campaigns.saved'),
    onSuccess: onClose,
  });
  return (
    <FormDialog
      form={form}
      submitLabel={t('campaigns.save')}
      size="large"
      onClose={onClose}
      title={t('campaigns.float')}
    >
      <CheckboxField name="on" label={t('campaigns.floatOn')} />
      <TextAreaField name="pages" label={t('campaigns.pages')} hint={t('campaigns.pagesHint')} />
      <div className={styles.pair}>
        <TextField name="nameZh" label={t('campaigns.nameZh')} autoComplete="off" />
        <TextField name="nameEn" label={t('campaigns.nameEn')} autoComplete="off" />
        <TextField name="tipZh" label={t('campaigns.tipZh')} autoComplete="off" />
        <TextField name="tipEn" label={t('campaigns.tipEn')} autoComplete="off" />
      </div>
      <TextField
        name="qrCode"
        label={t('campaigns.qrCode')}
        hint={t('campaigns.qrCodeHint', { hosts: hosts.join(t('shell.and')) })}
        autoComplete="off"
      />
    </FormDialog>
  );
}

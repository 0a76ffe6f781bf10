import { Form, SubmitButton } from '@fairway/forms';
import { type DeskCampaign, pushDesk } from '@fairway/gateway/contract/pushDesk';
import { useGateway, useMutationForm, useNotify } from '@fairway/site';
import { Button, Dialog, DialogClose, Inline } from '@fairway/ui';
import { useState } from 'react';
import { useWords } from '../../../language/words.ts';
import { CampaignFields } from './CampaignFields.tsx';
import { CampaignPreview, type Spoken, spoken } from './CampaignPreview.tsx';
import * as styles from './CampaignsScreen.css.ts';
import { campaignOf, fieldsOf } from './campaignForm.ts';
import { useCampaignSchema } from './useCampaignSchema.ts';
import type { words } from './words.zh.ts';

export interface CampaignDialogProps {
  /** Null for a new one. */
  campaign: DeskCampaign | null;
  pages: readonly string[];
  hosts: readonly string[];
  onClose: () => void;
}

/** All of a campaign, with a preview as its readers get it. */
export function CampaignDialog({ campaign, pages, hosts, onClose }: CampaignDialogProps) {
  const { t } = useWords<typeof words>();
  const { now } = useGateway();
  const notify = useNotify('campaign-preview');
  const [preview, setPreview] = useState<Spoken | null>(null);
  const schema = useCampaignSchema(pages, hosts);
  const form = useMutationForm({
    initial: fieldsOf(campaign, now()),
    schema,
    run: (fields, send) => {
      const { id = null, version = 0 } = campaign ?? {};
      return send(pushDesk.saveCampaign, {
        body: { id, version, campaign: campaignOf({ ...fieldsOf(campaign, now()), ...fields }) },
      });
    },
    subject: 'campaign-saved',
    success: t('campaigns.saved'),
    onSuccess: onClose,
  });
  const textOf = (name: string) => String(form.value(name) ?? '').trim();
  const show = (language: Spoken['language']) =>
    spoken(language).then(setPreview, () => notify(t('campaigns.previewAway'), 'bad'));
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      guard={form.isChanged}
      title={campaign ? t('campaigns.editOf', { name: campaign.commonName }) : t('campaigns.add')}
    >
      <Form form={form} summary="form">
        <CampaignFields form={form} hosts={hosts} />
        <Inline gap="s" justify="end">
          <span className={styles.previews}>
            <Button tone="quiet" flush="start" onClick={() => void show('zh')}>
              {t('campaigns.previewZh')}
            </Button>
            <Button tone="quiet" onClick={() => void show('en')}>
              {t('campaigns.previewEn')}
            </Button>
          </span>
          <DialogClose>{t('campaigns.cancel')}</DialogClose>
          <SubmitButton>{t('campaigns.save')}</SubmitButton>
        </Inline>
      </Form>
      {preview ? (
        <CampaignPreview {...preview} textOf={textOf} hosts={hosts} onClose={() => setPreview(null)} />
      ) : null}
    </Dialog>
  );
}

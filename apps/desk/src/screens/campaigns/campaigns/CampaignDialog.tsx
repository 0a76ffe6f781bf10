import { Form, SubmitButton, useForm } from '@fairway/forms';
import { type DeskCampaign, pushDesk } from '@fairway/gateway/contract/pushDesk';
import { useSite } from '@fairway/site';
import { allowedLink, ownPath } from '@fairway/trade';
import { Button, Dialog, DialogClose, PushDialog } from '@fairway/ui';
import { useState } from 'react';
import { CampaignFields } from './CampaignFields.tsx';
import * as styles from './CampaignsScreen.css.ts';
import { campaignOf, fieldsOf } from './campaignForm.ts';
import { useCampaignSchema } from './useCampaignSchema.ts';
import { useWords } from './words.ts';

export interface CampaignDialogProps {
  /** Null for a new one. */
  campaign: DeskCampaign | null;
  pages: readonly string[];
  hosts: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

/** All of a campaign, with a preview as its readers get it. */
export function CampaignDialog({ campaign, pages, hosts, onClose, onDone }: CampaignDialogProps) {
  const { t } = useWords();
  const { send, messageOf, now } = useSite();
  const [preview, setPreview] = useState<'zh' | 'en' | null>(null);
  const schema = useCampaignSchema(pages, hosts);
  const form = useForm({
    initial: fieldsOf(campaign, now()),
    schema,
    explain: (error) => messageOf(error) ?? false,
    onSubmit: async (fields) => {
      const { id = null, version = 0 } = campaign ?? {};
      await send(pushDesk.saveCampaign, {
        body: { id, version, campaign: campaignOf({ ...fieldsOf(campaign, now()), ...fields }) },
      });
      onDone();
    },
  });
  const said = (name: string) => String(form.value(name) ?? '').trim();
  const zh = preview === 'zh';
  const href = allowedLink(said('activityUrl'), hosts);
  const picture = ownPath(said('picture'));
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={campaign ? t('campaigns.editOf', { name: campaign.commonName }) : t('campaigns.add')}
    >
      <Form of={form} summary="form">
        <CampaignFields form={form} hosts={hosts} />
        <div className={styles.foot}>
          <span className={styles.previews}>
            <Button tone="quiet" flush="start" onClick={() => setPreview('zh')}>
              {t('campaigns.previewZh')}
            </Button>
            <Button tone="quiet" onClick={() => setPreview('en')}>
              {t('campaigns.previewEn')}
            </Button>
          </span>
          <DialogClose>{t('campaigns.cancel')}</DialogClose>
          <SubmitButton>{t('campaigns.save')}</SubmitButton>
        </div>
      </Form>
      {preview ? (
        <PushDialog
          open
          lang={preview}
          onClose={() => setPreview(null)}
          title={said(zh ? 'commonName' : 'commonNameEn') || '–'}
          picture={picture === null ? undefined : { src: picture, alt: '' }}
          action={
            href === null ? undefined : { label: said(zh ? 'actionZh' : 'actionEn') || '–', href: '#preview' }
          }
          onFollow={() => setPreview(null)}
        >
          {said(zh ? 'textZh' : 'textEn')}
        </PushDialog>
      ) : null}
    </Dialog>
  );
}

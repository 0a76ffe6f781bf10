import { type DeskCampaign, pushDesk } from '@fairway/gateway/contract/pushDesk';
import { useLoaded, useMutation } from '@fairway/site';
import { Button, Content, DataTable, EmptyState, PageHead, Stack } from '@fairway/ui';
import { useState } from 'react';
import { DoButton } from '../../../features/DoButton.tsx';
import { WithForms } from '../../../features/WithForms.tsx';
import { useWords } from '../../../language/words.ts';
import { CampaignDialog } from './CampaignDialog.tsx';
import * as styles from './CampaignsScreen.css.ts';
import { FloatSection } from './FloatSection.tsx';
import type { loader } from './loader.ts';
import { useColumns } from './useColumns.tsx';
import type { words } from './words.zh.ts';

/** Campaigns of the promotional dialog with what became of them, and the follow float. */
function CampaignsScreen() {
  const { t } = useWords<typeof words>();
  const { rows, pages, hosts, float } = useLoaded<typeof loader>();
  const [open, setOpen] = useState<DeskCampaign | 'new' | null>(null);

  const toggle = useMutation(
    ({ id, version, on }: DeskCampaign, send) =>
      send(pushDesk.switchCampaign, { body: { id, version, on: !on } }),
    {
      subject: ({ id }) => `campaign ${id}`,
      success: (_, { on, commonName: name }) => t(on ? 'campaigns.nowOff' : 'campaigns.nowOn', { name }),
    },
  );
  const actions = (campaign: DeskCampaign) => {
    const { on, commonName: name } = campaign;
    return (
      <span className={styles.actions}>
        <Button
          size="small"
          tone="quiet"
          aria-label={t('campaigns.editOf', { name })}
          onClick={() => setOpen(campaign)}
        >
          {t('campaigns.edit')}
        </Button>
        <DoButton
          size="small"
          tone="quiet"
          flush="end"
          aria-label={t(on ? 'campaigns.turnOffOf' : 'campaigns.turnOnOf', { name })}
          run={() => toggle.mutate(campaign)}
        >
          {t(on ? 'campaigns.turnOff' : 'campaigns.turnOn')}
        </DoButton>
      </span>
    );
  };
  const columns = useColumns(actions);

  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead
          title={t('campaigns.title')}
          lead={t('campaigns.lead')}
          aside={
            <Button tone="brand" onClick={() => setOpen('new')}>
              {t('campaigns.add')}
            </Button>
          }
        />
        <DataTable
          caption={t('campaigns.caption')}
          rows={rows}
          rowKey={({ id }) => id}
          lines={2}
          columns={columns}
          empty={
            <EmptyState kind="none-yet" title={t('campaigns.empty')}>
              {t('campaigns.emptyText')}
            </EmptyState>
          }
        />
        <FloatSection float={float} hosts={hosts} />
      </Stack>
      {open ? (
        <WithForms>
          <CampaignDialog
            campaign={open === 'new' ? null : open}
            pages={pages}
            hosts={hosts}
            onClose={() => setOpen(null)}
          />
        </WithForms>
      ) : null}
    </Content>
  );
}

export { CampaignsScreen as Component };

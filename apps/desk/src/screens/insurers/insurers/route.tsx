import { type DeskInsurer, insuranceDesk } from '@fairway/gateway/contract/insuranceDesk';
import { useLoaded, useMutation } from '@fairway/site';
import { Badge, Button, Content, DataTable, EmptyState, PageHead, Stack } from '@fairway/ui';
import { useState } from 'react';
import { DoButton } from '../../../features/DoButton.tsx';
import { WithForms } from '../../../features/WithForms.tsx';
import { useWords } from '../../../language/words.ts';
import { InsurerDialog } from './InsurerDialog.tsx';
import * as styles from './InsurersScreen.css.ts';
import type { loader } from './loader.ts';
import type { words } from './words.zh.ts';

/** The insurers that the office keeps: added, changed, and taken from the readers' list. */
function InsurersScreen() {
  const { t, format, nameOf } = useWords<typeof words>();
  const { rows } = useLoaded<typeof loader>();
  const [open, setOpen] = useState<DeskInsurer | 'new' | null>(null);
  const toggle = useMutation(
    ({ id, seen, shown }: DeskInsurer, send) =>
      send(insuranceDesk.showInsurer, { body: { id, seen, shown: !shown } }),
    {
      subject: ({ id }) => `insurer ${id}`,
      success: (_, insurer) =>
        t(insurer.shown ? 'insurers.nowHidden' : 'insurers.nowShown', { name: nameOf(insurer) }),
    },
  );
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead
          title={t('insurers.title')}
          lead={t('insurers.lead')}
          aside={
            <Button tone="brand" onClick={() => setOpen('new')}>
              {t('insurers.add')}
            </Button>
          }
        />
        <DataTable
          caption={t('insurers.caption')}
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            { key: 'name', header: t('insurers.name'), priority: 'title', cell: nameOf },
            { key: 'phone', phonePlace: 'aside', header: t('insurers.phone'), cell: ({ phone }) => phone },
            {
              key: 'established',
              header: t('insurers.established'),
              cell: ({ establishedOn }) => establishedOn,
            },
            {
              key: 'solvency',
              phonePlace: 'line',
              header: t('insurers.solvency'),
              cell: ({ solvencyPercent, riskRating, solvencyQuarter }) =>
                `${format.number(solvencyPercent)}% · ${riskRating} · ${solvencyQuarter}`,
            },
            {
              key: 'intentions',
              header: t('insurers.intentions'),
              align: 'end',
              cell: ({ intentions }) => format.number(intentions),
            },
            {
              key: 'state',
              phonePlace: 'figure',
              header: t('insurers.state'),
              cell: ({ shown }) => (
                <Badge tone={shown ? 'good' : 'neutral'}>
                  {t(shown ? 'insurers.shown' : 'insurers.hidden')}
                </Badge>
              ),
            },
            {
              key: 'action',
              header: t('insurers.action'),
              headerHidden: true,
              priority: 'action',
              align: 'end',
              cell: (insurer) => (
                <span className={styles.actions}>
                  <Button
                    size="small"
                    tone="quiet"
                    aria-label={t('insurers.editOf', { name: nameOf(insurer) })}
                    onClick={() => setOpen(insurer)}
                  >
                    {t('insurers.edit')}
                  </Button>
                  <DoButton
                    size="small"
                    tone="quiet"
                    flush="end"
                    aria-label={t(insurer.shown ? 'insurers.hideOf' : 'insurers.showOf', {
                      name: nameOf(insurer),
                    })}
                    run={() => toggle.mutate(insurer)}
                  >
                    {t(insurer.shown ? 'insurers.hide' : 'insurers.show')}
                  </DoButton>
                </span>
              ),
            },
          ]}
          empty={
            <EmptyState kind="none-yet" title={t('insurers.empty')}>
              {t('insurers.emptyText')}
            </EmptyState>
          }
        />
      </Stack>
      {open ? (
        <WithForms>
          <InsurerDialog insurer={open === 'new' ? null : open} onClose={() => setOpen(null)} />
        </WithForms>
      ) : null}
    </Content>
  );
}

export { InsurersScreen as Component };

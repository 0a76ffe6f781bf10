import { useState } from 'react';
import { Button } from '../../components/actions/Button/Button.tsx';
import { DataTable } from '../../components/data/DataTable/DataTable.tsx';
import { Badge } from '../../components/feedback/Badge/Badge.tsx';
import { Notice } from '../../components/feedback/Notice/Notice.tsx';
import { Steps } from '../../components/feedback/Steps/Steps.tsx';
import { Segmented } from '../../components/inputs/Segmented/Segmented.tsx';
import { TextField } from '../../components/inputs/TextField/TextField.tsx';
import { Inline } from '../../components/layout/Inline/Inline.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { Pagination } from '../../components/navigation/Pagination/Pagination.tsx';
import { Heading } from '../../components/typography/Heading/Heading.tsx';
import { Text } from '../../components/typography/Text/Text.tsx';
import type { BrandWords } from './brandWords.ts';
import * as styles from './foundations.css.ts';

/** A few components on the ground of a brand. */
export function BrandSample({ t }: { t: BrandWords }) {
  return (
    <Stack gap="m" className={styles.brandGround}>
      <Inline gap="s">
        <Heading level={3} size="title">
          {t.route}
        </Heading>
        <Badge tone="info">{t.open}</Badge>
      </Inline>
      <Text tone="quiet">{t.text}</Text>
      <Steps
        label={t.steps}
        orientation="vertical"
        steps={[
          { id: 'a', title: t.choose, status: 'done' },
          { id: 'b', title: t.fill, status: 'current' },
          { id: 'c', title: t.pay, status: 'waiting' },
        ]}
      />
      <Notice>{t.notice}</Notice>
      <Inline gap="s">
        <Button tone="brand">{t.search}</Button>
        <Button>{t.keep}</Button>
      </Inline>
    </Stack>
  );
}

const rows = [
  { vessel: 'CSCL PACIFIC 084E', closing: '2026-11-22', price: 1890, state: 'open' },
  { vessel: 'OOCL SEOUL 112E', closing: '2026-11-23', price: 1920, state: 'few' },
  { vessel: 'EVER FOCUS 0971E', closing: '2026-11-24', price: 1795, state: 'full' },
] as const;
const tones = { open: 'good', few: 'caution', full: 'neutral' } as const;

/** A page of components in the colours of a brand: selected, invalid, finished and interactive ones. */
export function BrandPage({ t, name }: { t: BrandWords; name: string }) {
  const [page, setPage] = useState(2);
  const [view, setView] = useState('sailing');
  return (
    <Stack gap="l" className={styles.brandGround}>
      <Heading level={3} size="title">
        {t.route}
      </Heading>
      <Segmented
        label={t.views}
        options={[
          { value: 'sailing', label: t.bySailing },
          { value: 'week', label: t.byWeek },
        ]}
        value={view}
        onChange={setView}
      />
      <TextField label={t.port} defaultValue={t.portValue} />
      <TextField label={t.port} error={t.fix} />
      <Notice tone="caution">{t.late}</Notice>
      <DataTable
        caption={t.sailings}
        rows={rows}
        rowKey={({ vessel }) => vessel}
        columns={[
          { key: 'vessel', header: t.vessel, value: ({ vessel }) => vessel },
          { key: 'closing', header: t.closing, value: ({ closing }) => closing },
          { key: 'price', header: t.price, value: ({ price }) => price, align: 'end' },
          {
            key: 'state',
            header: t.open,
            value: ({ state }) => state,
            cell: ({ state }) => <Badge tone={tones[state]}>{t[state]}</Badge>,
          },
        ]}
      />
      <Pagination
        aria-label={`${t.pages} · ${name}`}
        page={page}
        size={10}
        total={57}
        onPageChange={setPage}
      />
      <Inline gap="s">
        <Button tone="brand">{t.search}</Button>
        <Button>{t.keep}</Button>
        <Button tone="danger">{t.cancel}</Button>
      </Inline>
    </Stack>
  );
}

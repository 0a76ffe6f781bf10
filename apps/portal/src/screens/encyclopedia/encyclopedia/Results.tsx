import type { GuideEntry, GuideGroup, GuideKind } from '@fairway/gateway/contract/wikipedia';
import { withLogin } from '@fairway/site';
import { keywordWords } from '@fairway/trade';
import { ButtonLink, EmptyState, Section, Stack, useLink } from '@fairway/ui';
import { Rows } from '../../../features/guide/ListView.tsx';
import { Marked } from '../../../features/guide/Marked.tsx';
import { useWords } from '../../../language/words.ts';
import { hsCodes } from '../../tools/hsCode/address.ts';
import { hsCodeDetailAddress } from '../../tools/hsCodeDetail/address.ts';
import { carrierAddress } from '../carrier/address.ts';
import { carriers } from '../carriers/address.ts';
import { portAddress } from '../port/address.ts';
import { ports } from '../ports/address.ts';
import { regulationAddress } from '../regulation/address.ts';
import { articles } from '../regulationSearch/address.ts';
import { regulations } from '../regulations/address.ts';
import { vesselAddress } from '../vessel/address.ts';
import { vessels } from '../vessels/address.ts';
import { encyclopediaAddress } from './address.ts';
import * as styles from './Parts.css.ts';
import type { words as screenWords } from './words.zh.ts';

interface ResultsProps {
  keyword: string;
  of: readonly GuideGroup[];
  moving: boolean;
}

/** The results of a keyword search, by kind: a few of each, with a link to all of them. */
export function Results({ keyword, of, moving }: ResultsProps) {
  const { t, format } = useWords<typeof screenWords>();
  const Link = useLink();
  const total = of.reduce((sum, group) => sum + group.total, 0);
  if (of.length === 0)
    return (
      <EmptyState
        kind="none-match"
        title={t('encyclopedia.emptyTitle', { keyword })}
        actions={<ButtonLink href={encyclopediaAddress()}>{t('encyclopedia.all')}</ButtonLink>}
      >
        {t('encyclopedia.emptyText')}
      </EmptyState>
    );
  return (
    <Stack gap="xl">
      <p aria-live="polite">{t('encyclopedia.found', { keyword, total: format.number(total) })}</p>
      {of.map((group) => (
        <Section
          key={group.kind}
          ground="none"
          title={t(`encyclopedia.kinds.${group.kind}`)}
          note={group.access === 'open' ? format.number(group.total) : null}
          aside={
            group.total > group.rows.length ? (
              <Link href={listOf[group.kind](keyword)} className={styles.link}>
                {t('encyclopedia.more', { total: format.number(group.total) })}
              </Link>
            ) : null
          }
        >
          {group.access === 'login' ? (
            <p>
              {t('encyclopedia.closed')}{' '}
              <Link href={withLogin(encyclopediaAddress(keyword))} className={styles.link}>
                {t('encyclopedia.login')}
              </Link>
            </p>
          ) : (
            <Hits group={group} keyword={keyword} moving={moving} />
          )}
        </Section>
      ))}
    </Stack>
  );
}

function Hits({ group, keyword, moving }: { group: GuideGroup; keyword: string; moving: boolean }) {
  const { t } = useWords<typeof screenWords>();
  const words = keywordWords(keyword);
  return (
    <Rows
      label={t(`encyclopedia.kinds.${group.kind}`)}
      moving={moving}
      rows={group.rows.map((entry) => ({
        key: `${entry.key}#${entry.anchor ?? ''}`,
        href: addressOf[group.kind](entry, keyword),
        name: <Marked text={entry.name} words={words} />,
        facts: [<Marked key="note" text={entry.note} words={words} />],
      }))}
    />
  );
}

/** The page of a thing that was found. */
const addressOf: Readonly<Record<GuideKind, (entry: GuideEntry, keyword: string) => string>> = {
  port: ({ key }) => portAddress(key),
  carrier: ({ key }) => carrierAddress(key),
  ship: ({ key }) => vesselAddress(key),
  regulation: ({ key }) => regulationAddress(key),
  article: ({ key, anchor }, keyword) => regulationAddress(key, { keyword, anchor: anchor ?? undefined }),
  hs: ({ key }) => hsCodeDetailAddress(key),
};

/** The list that shows all of a kind that a keyword finds. */
const listOf: Readonly<Record<GuideKind, (keyword: string) => string>> = {
  port: (keyword) => ports.addressOf({ keyword }),
  carrier: (keyword) => carriers.addressOf({ keyword }),
  ship: (keyword) => vessels.addressOf({ keyword }),
  regulation: (keyword) => regulations.addressOf({ keyword }),
  article: (keyword) => articles.addressOf({ keyword }),
  hs: (keyword) => hsCodes.addressOf({ keyword }),
};

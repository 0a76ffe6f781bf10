import type { HsDetail, HsRow } from '@fairway/gateway/contract/hsCode';
import { useLoaded } from '@fairway/site';
import {
  Badge,
  Breadcrumb,
  ButtonLink,
  Content,
  Copyable,
  PageHead,
  Section,
  Stack,
  useLink,
} from '@fairway/ui';
import { Rows, Source } from '../../../features/guide/ListView.tsx';
import { useWords } from '../../../language/words.ts';
import { hsCodes } from '../hsCode/address.ts';
import { spaced } from '../hsCode/spaced.ts';
import { hsCodeDetailAddress } from './address.ts';
import { Compare, Compared } from './Compare.tsx';
import * as styles from './HsCodeDetailScreen.css.ts';
import type { loader } from './loader.ts';
import { National } from './National.tsx';
import { nameOfField } from './nameOfField.ts';
import { sourceText } from './sourceText.ts';
import { useHsLabel, useHsName } from './useHsName.ts';
import type { words } from './words.zh.ts';

/** A code with its path from the section, the codes below it, and for ten digits its rates, letters and elements. */
function HsCodeDetailScreen() {
  const { detail, other, against } = useLoaded<typeof loader>();
  const { t, format, language } = useWords<typeof words>();
  const nameOf = useHsName();
  const labelOf = useHsLabel();
  const source = useSource(detail);
  const { item, path, children, siblings, national } = detail;
  const second = language === 'zh' ? (item.nameZh ? item.nameEn : null) : item.nameZh;
  return (
    <Content whole>
      <Stack gap="xl">
        <Stack gap="m">
          <Breadcrumb
            steps={[
              { label: t('title.hsCode'), href: hsCodes.addressOf() },
              ...path.map((step) => ({
                label: labelOf(step),
                ...(step.code === item.code ? {} : { href: hsCodeDetailAddress(step.code) }),
              })),
            ]}
          />
          <PageHead
            title={
              item.level === 'section' ? (
                labelOf(item)
              ) : (
                <Copyable name={t('hsDetail.theCode')} value={item.code} className={styles.code}>
                  {spaced(item.code)}
                </Copyable>
              )
            }
          >
            <p className={styles.goods}>{nameOf(item)}</p>
            {second ? (
              <p className={styles.second} lang={language === 'zh' ? 'en' : 'zh'}>
                {second}
              </p>
            ) : null}
            {national?.description ? (
              <p className={styles.second}>
                {t('hsDetail.description')} <span lang="zh">{national.description}</span>
              </p>
            ) : null}
            {national ? (
              <p>
                <Badge tone={item.expired ? 'caution' : 'good'}>
                  {item.expired ? t('hsDetail.expired') : t('hsDetail.normal')}
                </Badge>{' '}
                {national.illustrative ? <Badge>{t('hsDetail.illustrative')}</Badge> : null}{' '}
                <span className={styles.second}>
                  {national.updatedOn
                    ? t('hsDetail.updated', { day: format.day(`${national.updatedOn}T04:00:00Z`) })
                    : t('hsDetail.undated')}
                </span>
              </p>
            ) : null}
          </PageHead>
        </Stack>
        {national && national.replacedBy.length > 0 ? <Instead codes={national.replacedBy} /> : null}
        <div className={styles.columns}>
          <Section ground="none" title={t('hsDetail.path')}>
            <Path of={path} />
          </Section>
          {national ? <National national={national} /> : null}
        </div>
        {national ? null : children.length > 0 ? (
          <Section
            ground="none"
            title={t('hsDetail.below')}
            note={t('hsDetail.belowCount', { count: children.length })}
          >
            <CodeRows label={t('hsDetail.below')} of={children} />
          </Section>
        ) : (
          <p className={styles.second}>{t('hsDetail.noBelow')}</p>
        )}
        {national ? (
          other ? (
            <Compared one={detail} other={other} />
          ) : (
            <Compare key={against} code={item.code} unknown={against} />
          )
        ) : null}
        {siblings.length > 0 ? (
          <details>
            <summary>
              {t('hsDetail.siblings')} ({siblings.length})
            </summary>
            <CodeRows
              label={t('hsDetail.siblings')}
              of={siblings}
              beside={national ? item.code : undefined}
            />
          </details>
        ) : null}
        <Source>{source}</Source>
      </Stack>
    </Content>
  );
}

/** Which fields of a record were checked, and against which source. */
function useSource({ national }: HsDetail): string {
  const { t, language } = useWords<typeof words>();
  if (!national) return t('hsDetail.sourceNomenclature');
  const { checked, illustrative } = national;
  if (illustrative || !national.source) return t('hsDetail.sourceNone');
  const source = sourceText(national.source, {
    archived: t('hsDetail.sourceArchived'),
    rebate: t('hsDetail.sourceRebate'),
  });
  // Staff's file of the year names one source for all of a record.
  return checked.length === 0
    ? t('hsDetail.sourceWhole', { source })
    : t('hsDetail.source', {
        checked: checked.map((field) => nameOfField(field, t)).join(language === 'zh' ? '、' : '; '),
        source,
      });
}

interface CodeRowsProps {
  label: string;
  of: readonly HsRow[];
  /** The code with which each can be compared. */
  beside?: string | undefined;
}

function CodeRows({ label, of, beside }: CodeRowsProps) {
  const { t } = useWords<typeof words>();
  const nameOf = useHsName();
  return (
    <Rows
      label={label}
      rows={of.map((row) => ({
        key: row.code,
        href: hsCodeDetailAddress(row.code),
        name: spaced(row.code),
        other: row.expired ? <Badge tone="caution">{t('hsDetail.expired')}</Badge> : null,
        facts: [nameOf(row)],
        ...(beside && row.level === 'national'
          ? {
              act: (
                <ButtonLink
                  size="small"
                  tone="quiet"
                  href={hsCodeDetailAddress(beside, row.code)}
                  aria-label={t('hsDetail.compareWith', { code: spaced(row.code) })}
                >
                  {t('hsDetail.compareSubmit')}
                </ButtonLink>
              ),
            }
          : {}),
      }))}
    />
  );
}

function Path({ of }: { of: readonly HsRow[] }) {
  const Link = useLink();
  const nameOf = useHsName();
  const labelOf = useHsLabel();
  return (
    <ol className={styles.tree}>
      {of.map((step, index) => {
        const isLast = index === of.length - 1;
        return (
          <li
            key={step.code}
            className={`${styles.branch} ${styles.depth[index] ?? ''}`}
            aria-current={isLast ? 'true' : undefined}
          >
            <Link href={hsCodeDetailAddress(step.code)} className={styles.branchCode}>
              {labelOf(step)}
            </Link>
            <span>{nameOf(step)}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** The replacements of an expired code; they answer the reader's question, so they come first. */
function Instead({ codes }: { codes: readonly HsRow[] }) {
  const { t } = useWords<typeof words>();
  const Link = useLink();
  const nameOf = useHsName();
  return (
    <div className={styles.instead}>
      <p>{t('hsDetail.replacedBy')}</p>
      <ul className={styles.insteadCodes}>
        {codes.map((code) => {
          const name = nameOf(code);
          return (
            <li key={code.code}>
              {name ? (
                <Link href={hsCodeDetailAddress(code.code)} className={styles.insteadLink}>
                  {spaced(code.code)} {name}
                </Link>
              ) : (
                <Copyable name={t('hsDetail.theCode')} value={code.code}>
                  {spaced(code.code)}
                </Copyable>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export { HsCodeDetailOutline as Outline } from './HsCodeDetailOutline.tsx';
export { subject } from './subject.ts';
export { HsCodeDetailScreen as Component };

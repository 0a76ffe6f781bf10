import type { HsDetail } from '@fairway/gateway/contract/hsCode';
import { useAddress } from '@fairway/site';
import { Button, ButtonLink, Section, TextField } from '@fairway/ui';
import type { FormEvent } from 'react';
import { useWords } from '../../../language/words.ts';
import { spaced } from '../hsCode/spaced.ts';
import { isUnknown } from './absent.ts';
import { hsCodeDetailAddress } from './address.ts';
import * as styles from './HsCodeDetailScreen.css.ts';
import { rateNames } from './rates.ts';
import { useHsName } from './useHsName.ts';
import { useUnits } from './useUnits.ts';
import type { words } from './words.zh.ts';

/** The form for a second code. `unknown` is a requested one that does not exist. */
export function Compare({ code, unknown }: { code: string; unknown: string }) {
  const { t } = useWords<typeof words>();
  const { navigate } = useAddress();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('against') ?? '').trim();
    if (typed) void navigate(hsCodeDetailAddress(code, typed), { preventScrollReset: true });
  };
  return (
    <Section ground="none" title={t('hsDetail.compare')}>
      <form className={styles.compare} onSubmit={send}>
        <TextField
          className={styles.compareBox}
          label={t('hsDetail.compareLabel')}
          placeholder={t('hsDetail.comparePlaceholder')}
          inputMode="numeric"
          maxLength={13}
          name="against"
          defaultValue={unknown}
          error={unknown ? t('hsDetail.compareUnknown', { code: unknown }) : undefined}
        />
        <Button type="submit" className={styles.compareButton}>
          {t('hsDetail.compareSubmit')}
        </Button>
      </form>
    </Section>
  );
}

/** Two codes side by side; where they differ is tinted. */
export function Compared({ one, other }: { one: HsDetail; other: HsDetail }) {
  const { t } = useWords<typeof words>();
  const [first, second] = [spaced(one.item.code), spaced(other.item.code)];
  const fields = useFields();
  const left = fields(one);
  const right = fields(other);
  return (
    <Section
      ground="none"
      title={t('hsDetail.compared')}
      aside={
        <ButtonLink size="small" tone="quiet" href={hsCodeDetailAddress(one.item.code)}>
          {t('hsDetail.closeCompare')}
        </ButtonLink>
      }
    >
      <table className={styles.table}>
        <caption hidden>{t('hsDetail.comparedCaption', { one: first, other: second })}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.cell}>
              {t('hsDetail.field')}
            </th>
            <th scope="col" className={styles.cell}>
              {first}
            </th>
            <th scope="col" className={styles.cell}>
              {second}
            </th>
          </tr>
        </thead>
        <tbody>
          {left.map(({ name, value }, index) => {
            const otherValue = right[index]?.value ?? '';
            const differs = value !== otherValue || undefined;
            return (
              <tr key={name}>
                <th scope="row" className={styles.cell}>
                  {name}
                </th>
                <td className={styles.cell} data-differs={differs}>
                  {value}
                </td>
                <td className={styles.cell} data-differs={differs}>
                  {otherValue}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Section>
  );
}

function useFields(): (detail: HsDetail) => { name: string; value: string }[] {
  const { t, format } = useWords<typeof words>();
  const nameOf = useHsName();
  const unitsOf = useUnits();
  return ({ item, national }) => {
    const absent = (field: string) =>
      t(national && isUnknown(national, field) ? 'hsDetail.unknown' : 'hsDetail.none');
    const letters = (field: string, of: readonly { letter: string }[] = []) =>
      of.map(({ letter }) => letter).join(' ') || absent(field);
    return [
      { name: t('hsDetail.name'), value: nameOf(item) },
      { name: t('hsDetail.description'), value: national?.description ?? absent('description') },
      ...rateNames.map((name) => {
        const value = national?.[name] ?? null;
        const text = value === null ? absent(name) : `${format.number(value)}%`;
        return { name: t(`hsDetail.duty.${name}`), value: national ? text : t('hsDetail.notNational') };
      }),
      {
        name: t('hsDetail.units'),
        value: (national ? unitsOf(national) : '') || absent('units'),
      },
      { name: t('hsDetail.supervision'), value: letters('supervision', national?.supervision) },
      { name: t('hsDetail.quarantineImport'), value: letters('quarantine', national?.quarantineImport) },
      { name: t('hsDetail.quarantineExport'), value: letters('quarantine', national?.quarantineExport) },
      { name: t('hsDetail.elements'), value: national?.elements.join('、') || absent('elements') },
      {
        name: t('hsDetail.ciq'),
        // The same last digits under another code mean something else, so the digits alone are not enough.
        value:
          national?.ciq.map(({ code, nameZh }) => `${code.slice(-3)} ${nameZh}`).join('、') || absent('ciq'),
      },
      {
        name: t('hsDetail.status'),
        value: national
          ? t(item.expired ? 'hsDetail.expired' : 'hsDetail.normal')
          : t('hsDetail.notNational'),
      },
      {
        name: t('hsDetail.recorded'),
        value: national
          ? national.updatedOn
            ? format.day(`${national.updatedOn}T04:00:00Z`)
            : t('hsDetail.undated')
          : t('hsDetail.notNational'),
      },
    ];
  };
}

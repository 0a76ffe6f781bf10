import type { VesselDetail } from '@fairway/gateway/contract/ship';
import { Description, Descriptions, Section, useLink } from '@fairway/ui';
import * as styles from '../../../features/guide/page.css.ts';
import { useWords } from '../../../language/words.ts';
import { carrierAddress } from '../carrier/address.ts';
import type { words } from './words.zh.ts';

/** The particulars of a ship beyond the registry; unknown ones are named in one line. */
export function Particulars({ detail }: { detail: VesselDetail }) {
  const { t, format, language } = useWords<typeof words>();
  const { operator, namedAfter, statedType, callSign } = detail;
  const { length, width, maxDraft, netTonnage, deadweight } = detail;
  const metres = (value: number | null) =>
    value === null ? null : t('vessel.metres', { value: format.number(value) });
  const tons = (value: number | null) => (value === null ? null : format.number(value));
  const facts = {
    callSign,
    netTonnage: tons(netTonnage),
    deadweight: deadweight === null ? null : t('vessel.tons', { value: format.number(deadweight) }),
    length: metres(length),
    width: metres(width),
    maxDraft: metres(maxDraft),
  };
  const names = ['callSign', 'netTonnage', 'deadweight', 'length', 'width', 'maxDraft'] as const;
  const unknown = names.filter((name) => facts[name] === null);
  return (
    <Section ground="none" title={t('vessel.particulars')}>
      <Descriptions layout="rows" columns={1}>
        {operator ? (
          <Description term={t('vessel.operator')}>
            <Carrier of={operator} />
          </Description>
        ) : null}
        {!operator && namedAfter ? (
          <Description term={t('vessel.namedAfter')}>
            <Carrier of={namedAfter} />
          </Description>
        ) : null}
        {names.map((name) =>
          facts[name] === null ? null : (
            <Description key={name} term={t(`vessel.known.${name}`)}>
              {facts[name]}
            </Description>
          ),
        )}
        {statedType ? (
          <Description term={t('vessel.statedType')}>
            <span lang="en">{statedType}</span>
          </Description>
        ) : null}
      </Descriptions>
      {unknown.length > 0 ? (
        <p className={styles.note}>
          {t('vessel.notKnown', {
            what: unknown.map((name) => t(`vessel.known.${name}`)).join(language === 'zh' ? '、' : ', '),
          })}
        </p>
      ) : null}
    </Section>
  );
}

function Carrier({ of }: { of: NonNullable<VesselDetail['operator']> }) {
  const { nameOf } = useWords<typeof words>();
  const Link = useLink();
  return (
    <Link href={carrierAddress(of.code)} className={styles.link}>
      {nameOf(of)}
    </Link>
  );
}

import type { CarrierDetail } from '@fairway/gateway/contract/shippingCompany';
import { Description, Descriptions, Section, TextLink } from '@fairway/ui';
import * as styles from '../../../features/guide/page.css.ts';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** The contact data of a carrier; missing data is named in one line rather than left blank. */
export function Contact({ detail: { carrier, contact } }: { detail: CarrierDetail }) {
  const { t, language } = useWords<typeof words>();
  const { tracking, phone, fax, email, address } = contact;
  const pieces = { phone, fax, email, address };
  const unknown = (['phone', 'fax', 'email', 'address'] as const).filter((piece) => pieces[piece] === null);
  return (
    <Section ground="none" title={t('carrier.contact')}>
      <Descriptions layout="rows" columns={1}>
        {carrier.website ? (
          <Description term={t('carrier.website')}>
            <Outside href={carrier.website} />
          </Description>
        ) : null}
        {tracking ? (
          <Description term={t('carrier.tracking')}>
            <Outside href={tracking} />
          </Description>
        ) : null}
        {phone ? (
          <Description term={t('carrier.phone')}>
            <a className={styles.link} href={`tel:${phone.replaceAll(' ', '')}`}>
              {phone}
            </a>
          </Description>
        ) : null}
        {fax ? <Description term={t('carrier.fax')}>{fax}</Description> : null}
        {email ? (
          <Description term={t('carrier.email')}>
            <a className={styles.link} href={`mailto:${email}`}>
              {email}
            </a>
          </Description>
        ) : null}
        {address ? (
          <Description term={t('carrier.address')}>
            <span lang="en">{address}</span>
          </Description>
        ) : null}
      </Descriptions>
      {unknown.length > 0 ? (
        <p className={styles.note}>
          {t(carrier.website ? 'carrier.unknown' : 'carrier.unknownOnly', {
            what: unknown.map((piece) => t(`carrier.${piece}`)).join(language === 'zh' ? '、' : ', '),
          })}
        </p>
      ) : null}
      <p className={styles.note}>{t(carrier.website ? 'carrier.contactNote' : 'carrier.contactNoteOnly')}</p>
    </Section>
  );
}

/** A link to an external page, by its address. */
function Outside({ href }: { href: string }) {
  return (
    <TextLink href={href} outside>
      {href.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '')}
    </TextLink>
  );
}

import { useLink } from '@fairway/ui';
import type { ReactNode } from 'react';
import { useWords } from '../../../language/words.ts';
import { hsCodes } from '../../tools/hsCode/address.ts';
import { carrierAddress } from '../carrier/address.ts';
import { carriers } from '../carriers/address.ts';
import { portAddress } from '../port/address.ts';
import { portInfoAddress } from '../portInfo/address.ts';
import { ports } from '../ports/address.ts';
import { regulationAddress } from '../regulation/address.ts';
import { articles } from '../regulationSearch/address.ts';
import { regulations } from '../regulations/address.ts';
import { vesselAddress } from '../vessel/address.ts';
import { vessels } from '../vessels/address.ts';
import type { EncyclopediaData } from './loader.ts';
import * as styles from './Parts.css.ts';
import type { words } from './words.zh.ts';

type Overview = NonNullable<EncyclopediaData['overview']>;

/** The parts of the encyclopedia: the size of each, and its most viewed entries. */
export function Parts({ of }: { of: Overview }) {
  const { t, format, language, nameOf } = useWords<typeof words>();
  const { counts } = of;
  const zh = language === 'zh';
  return (
    <div className={styles.parts}>
      <Part
        heading={t('title.ports')}
        href={ports.addressOf()}
        count={counts.ports}
        says={t('encyclopedia.ports')}
        also={{ label: t('encyclopedia.byRegion'), href: portInfoAddress() }}
        popular={t('encyclopedia.busiest')}
        links={of.ports.map((port) => ({
          key: port.code,
          label: nameOf(port),
          href: portAddress(port.code),
        }))}
      />
      <Part
        heading={t('title.carriers')}
        href={carriers.addressOf()}
        count={counts.carriers}
        says={t('encyclopedia.carriers')}
        popular={t('encyclopedia.busiest')}
        links={of.carriers.map((carrier) => ({
          key: carrier.code,
          label: nameOf(carrier),
          href: carrierAddress(carrier.code),
        }))}
      />
      <Part
        heading={t('title.vessels')}
        href={vessels.addressOf()}
        count={counts.ships}
        says={t('encyclopedia.vessels')}
        popular={t('encyclopedia.leavingNext')}
        links={of.ships.map(({ imo, name }) => ({ key: imo, label: name, href: vesselAddress(imo) }))}
      />
      <Part
        heading={t('title.regulations')}
        href={regulations.addressOf()}
        count={counts.regulations}
        says={t('encyclopedia.regulations', { articles: format.number(counts.articles) })}
        also={{ label: t('encyclopedia.insideLaws'), href: articles.addressOf() }}
        popular={t('encyclopedia.toBegin')}
        links={of.regulations.map(({ slug, titleZh, titleEn }) => ({
          key: slug,
          label: zh ? titleZh : titleEn,
          href: regulationAddress(slug),
        }))}
      />
      <Part
        heading={t('title.hsCode')}
        href={hsCodes.addressOf()}
        count={counts.hsCodes}
        says={t('encyclopedia.hsCodes')}
      />
    </div>
  );
}

interface PartProps {
  heading: string;
  href: string;
  count: number;
  says: string;
  /** Another way in. */
  also?: { readonly label: string; readonly href: string };
  /** Why the links below are the ones. */
  popular?: string;
  links?: readonly { readonly key: string; readonly label: string; readonly href: string }[];
}

function Part({ heading, href, count, says, also, popular, links = [] }: PartProps) {
  const { format } = useWords<typeof words>();
  const Link = useLink();
  const to = (address: string, className: string, of: ReactNode) => (
    <Link href={address} className={className}>
      {of}
    </Link>
  );
  return (
    <section className={styles.part} aria-label={heading}>
      <h2 className={styles.heading}>
        {to(href, styles.headingLink, heading)} <span className={styles.count}>{format.number(count)}</span>
      </h2>
      <p className={styles.says}>{says}</p>
      {links.length > 0 ? (
        <>
          <p className={styles.why}>{popular}</p>
          <ul className={styles.links}>
            {links.map(({ key, label, href: address }) => (
              <li key={key}>{to(address, styles.link, label)}</li>
            ))}
          </ul>
        </>
      ) : null}
      {also ? <p>{to(also.href, styles.link, also.label)}</p> : null}
    </section>
  );
}

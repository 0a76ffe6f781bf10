import { useOperator } from '@fairway/site';
import { Footer, Logo } from '@fairway/ui';
import { memo } from 'react';
import { useWords } from '../language/words.ts';
import { openPages } from '../navigation/links.ts';
import { type Tab, tabOf, titleOf } from '../routes.ts';
import { aboutAddress, aboutTypes } from '../screens/about/aboutUs/address.ts';
import { agreementAddress } from '../screens/about/agreement/address.ts';
import { phoneLink } from './phoneLink.ts';
import { Records } from './Records.tsx';
import * as styles from './ShellFooter.css.ts';

/** Pages by subject: a column of the footer each. */
const subjects = [
  { key: 'products', tabs: ['freight', 'insurance', 'news'] },
  { key: 'reference', tabs: ['encyclopedia', 'tools'] },
] as const satisfies readonly { readonly key: string; readonly tabs: readonly Tab[] }[];

/** The footer; it links only to pages that are built. */
export const ShellFooter = memo(function ShellFooter() {
  const { t, language } = useWords();
  const { sample, phone, email } = useOperator();
  return (
    <Footer
      brand={<Logo name="Fairway" note={language === 'zh' ? '航道' : null} />}
      facts={[
        { label: t('footer.hoursTitle'), text: t('footer.hours') },
        ...(phone
          ? [
              {
                label: t('footer.phone'),
                text: sample ? t('footer.phoneSample', { phone }) : phone,
                href: phoneLink(phone),
              },
            ]
          : []),
        ...(email ? [{ label: t('footer.email'), text: email, href: `mailto:${email}` }] : []),
      ]}
      columns={[
        ...subjects.map(({ key, tabs }) => ({
          title: t(`footer.${key}`),
          links: openPages()
            .filter((page) => tabs.some((tab) => tab === tabOf(page)))
            .map((page) => ({ label: t(`title.${titleOf(page)}`), href: page.path })),
        })),
        {
          title: t('title.aboutUs'),
          links: aboutTypes.map((type) => ({ label: t(`about.${type}`), href: aboutAddress({ type }) })),
        },
      ]}
      legal={[
        { label: t('footer.service'), href: agreementAddress({ type: 'service' }), target: '_blank' },
        { label: t('footer.privacy'), href: agreementAddress({ type: 'privacy' }), target: '_blank' },
      ]}
      copyright={
        <>
          <span className={styles.rights}>{t('footer.rights')}</span> <Records />
          {t(sample ? 'footer.note' : 'footer.noOffer')}
        </>
      }
    />
  );
});

import { useSite } from '@fairway/site';
import { Footer, Logo } from '@fairway/ui';
import { memo } from 'react';
import { popularLanes } from '../features/search/popularLanes.ts';
import { useWords } from '../language/words.ts';
import { openPages } from '../navigation/links.ts';
import { titleOf } from '../routes.ts';
import { aboutAddress, aboutPath, aboutTypes } from '../screens/about/aboutUs/address.ts';
import { agreementAddress } from '../screens/about/agreement/address.ts';
import { resultsAddress } from '../screens/freight/results/address.ts';
import { phoneLink } from './phoneLink.ts';
import { Records } from './Records.tsx';
import * as styles from './ShellFooter.css.ts';

/** The footer; it links only to pages that are built. */
export const ShellFooter = memo(function ShellFooter() {
  const { t, language, nameOf } = useWords();
  const { sample, phone, email } = useSite().house;
  const lane = ({ origin, destination }: (typeof popularLanes)[number]) => ({
    label: t('freight.title', { origin: nameOf(origin), destination: nameOf(destination) }),
    href: resultsAddress({ origin: origin.code, destination: destination.code }),
  });
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
        {
          title: t('footer.products'),
          links: openPages()
            .filter(({ path }) => path !== aboutPath)
            .map((page) => ({ label: t(`title.${titleOf(page)}`), href: page.path })),
        },
        { title: t('footer.popular'), links: popularLanes.map(lane) },
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

import { Content } from '@fairway/ui';
import { Link, useLoaderData } from 'react-router-dom';
import { useWords } from '../../../language/words.ts';
import * as styles from './AgreementScreen.css.ts';
import { agreementAddress } from './address.ts';
import type { loader } from './loader.ts';

const types = ['service', 'privacy'] as const;

/** The service agreement or the privacy policy, one page to read. */
export function AgreementScreen() {
  const { type, sections } = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <Content>
      <article className={styles.page}>
        <nav aria-label={t('agreement.nav')} className={styles.nav}>
          {types.map((each) => (
            <Link
              key={each}
              to={agreementAddress({ type: each })}
              aria-current={each === type ? 'page' : undefined}
              className={styles.tab}
            >
              {t(`agreement.${each}`)}
            </Link>
          ))}
        </nav>
        <h1 className={styles.title}>{t(`agreement.${type}`)}</h1>
        <p className={styles.note}>{t('agreement.updated')}</p>
        {sections.map(({ heading, paragraphs }, index) => (
          <section key={heading} className={styles.section}>
            <h2 className={styles.heading}>
              {index + 1}. {heading}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className={styles.paragraph}>
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </article>
    </Content>
  );
}

import { RouterLink, useLoaded, useOperator } from '@fairway/site';
import { Content, Heading, Inline, Stack, Text } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import * as styles from './AgreementScreen.css.ts';
import { agreementAddress } from './address.ts';
import type { loader } from './loader.ts';

const types = ['service', 'privacy'] as const;

/** The service agreement or the privacy policy, one page to read. */
function AgreementScreen() {
  const { type, sections } = useLoaded<typeof loader>();
  const { t } = useWords();
  const { sample } = useOperator();
  return (
    <Content>
      <article className={styles.page}>
        <Inline as="nav" gap="xl" aria-label={t('agreement.nav')} className={styles.nav}>
          {types.map((each) => (
            <RouterLink
              key={each}
              href={agreementAddress({ type: each })}
              aria-current={each === type ? 'page' : undefined}
              className={styles.tab}
            >
              {t(`agreement.${each}`)}
            </RouterLink>
          ))}
        </Inline>
        <Heading level={1}>{t(`agreement.${type}`)}</Heading>
        <Text size="small" tone="faint" className={styles.note}>
          {t(sample ? 'agreement.sampleUpdated' : 'agreement.updated')}
        </Text>
        <Stack gap="xl">
          {sections.map(({ heading, paragraphs }, index) => (
            <Stack key={heading} as="section" gap="s">
              <Heading level={2} size="lead">
                {index + 1}. {heading}
              </Heading>
              {paragraphs.map((paragraph) => (
                <Text key={paragraph} tone="quiet">
                  {paragraph}
                </Text>
              ))}
            </Stack>
          ))}
        </Stack>
      </article>
    </Content>
  );
}

export { subject } from './subject.ts';
export { AgreementScreen as Component };

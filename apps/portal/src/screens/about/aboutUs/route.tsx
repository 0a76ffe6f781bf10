import { RouterLink, useLoaded } from '@fairway/site';
import { Content, Description, Descriptions, Heading, Inline, PageHead, Stack, Text } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import * as styles from './AboutUsScreen.css.ts';
import { aboutAddress, aboutTypes } from './address.ts';
import type { loader } from './loader.ts';
import type { AboutSection } from './texts.ts';

/** The company, its contacts, ways to work with it, and the sources of its data. */
function AboutUsScreen() {
  const { type, text } = useLoaded<typeof loader>();
  const { t } = useWords();
  return (
    <Content whole>
      <div className={styles.page}>
        <Inline as="nav" gap="s" aria-label={t('about.nav')} className={styles.nav}>
          {aboutTypes.map((each) => (
            <RouterLink
              key={each}
              href={aboutAddress({ type: each })}
              aria-current={each === type ? 'page' : undefined}
              className={styles.tab}
            >
              {t(`about.${each}`)}
            </RouterLink>
          ))}
        </Inline>
        <article className={styles.text}>
          <PageHead title={t(`about.${type}`)} lead={text?.lead} />
          <Stack gap="xxl" className={styles.sections}>
            {text?.sections.map((section) => (
              <Part key={section.heading} {...section} />
            ))}
          </Stack>
        </article>
      </div>
    </Content>
  );
}

function Part({ heading, paragraphs = [], points = [], ways = [] }: AboutSection) {
  return (
    <Stack as="section" gap="m">
      <Heading level={2} size="title">
        {heading}
      </Heading>
      {ways.length > 0 ? (
        <Descriptions layout="rows" columns={1}>
          {ways.map(({ what, value, href }) => (
            <Description key={what} term={what}>
              {href ? <a href={href}>{value}</a> : value}
            </Description>
          ))}
        </Descriptions>
      ) : null}
      {paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      {points.length > 0 ? (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      ) : null}
    </Stack>
  );
}

export { subject } from './subject.ts';
export { AboutUsScreen as Component };

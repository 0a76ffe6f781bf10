import { cities } from '@fairway/gateway/contract/city';
import { RouterLink, useLoaded, useMutation, useNotices } from '@fairway/site';
import { Content, EmptyState, Notice, PageHead, Section, Select, Stack, Text } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { portAddress } from '../../encyclopedia/port/address.ts';
import * as styles from './CityScreen.css.ts';
import type { loader } from './loader.ts';
import type { words } from './words.zh.ts';

/** The city that the reader ships from, and the container ports around it. */
function CityScreen() {
  const { t, nameOf, format } = useWords<typeof words>();
  const { rows, mine } = useLoaded<typeof loader>();
  const { messageOf } = useNotices();
  const choose = useMutation(cities.choose, { subject: 'city', explain: () => false });
  // The chosen city shows at once; its ports follow when they are loaded.
  const cityCode = (choose.variables ? choose.variables.body.code : mine.city?.code) ?? '';
  const refused = choose.error && !choose.pending ? messageOf(choose.error) : null;
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead title={t('city.title')} lead={t('city.lead')} />
        {refused ? (
          <Notice tone="bad" live="assertive">
            {refused}
          </Notice>
        ) : null}
        <div className={styles.choice}>
          <Select
            label={t('city.choose')}
            value={cityCode}
            options={[
              { value: '', label: t('city.none') },
              ...rows.map((city) => ({ value: city.code, label: nameOf(city) })),
            ]}
            onChange={(event) => void choose.mutate({ body: { code: event.target.value || null } })}
          />
        </div>
        {mine.city ? (
          <Section
            title={t('city.ports', { city: nameOf(mine.city) })}
            ground="none"
            aria-busy={choose.pending}
          >
            <ul className={styles.ports}>
              {mine.ports.map(({ port, kilometres }) => (
                <li key={port.code} className={styles.port}>
                  <RouterLink href={portAddress(port.code)}>
                    {nameOf(port)} {port.code}
                  </RouterLink>
                  <span className={styles.far}>{t('city.distance', { km: format.number(kilometres) })}</span>
                </li>
              ))}
            </ul>
            <Text size="small" tone="quiet">
              {t('city.note')}
            </Text>
          </Section>
        ) : (
          <EmptyState kind="none-yet" title={t('city.emptyTitle')}>
            {t('city.emptyText')}
          </EmptyState>
        )}
      </Stack>
    </Content>
  );
}

export { CityScreen as Component };

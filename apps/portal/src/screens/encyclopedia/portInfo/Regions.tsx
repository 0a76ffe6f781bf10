import type { PortGroup } from '@fairway/gateway/contract/harbourInfo';
import { portCountryCodes, routeGroupCodes } from '@fairway/gateway/contract/listings/ports';
import { Section, useLink } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { type PortRegion, portInfoAddress } from './address.ts';
import * as styles from './Regions.css.ts';
import type { words } from './words.zh.ts';

interface RegionsProps {
  groups: readonly PortGroup[];
  countries: readonly PortGroup[];
  /** The one that is shown. */
  region: PortRegion;
}

/** Every group of routes and every country that has container ports, each with how many. */
export function Regions({ groups, countries, region }: RegionsProps) {
  const { t } = useWords<typeof words>();
  return (
    <>
      <Section ground="none" title={t('portInfo.byRoute')}>
        <Names
          of={groups.flatMap((group) => {
            const code = routeGroupCodes.find((each) => each === group.code);
            return code ? [{ group, region: { group: code } }] : [];
          })}
          here={'group' in region ? region.group : null}
        />
      </Section>
      <Section ground="none" title={t('portInfo.byCountry')}>
        <Names
          of={countries.flatMap((group) => {
            const code = portCountryCodes.find((each) => each === group.code);
            return code ? [{ group, region: { country: code } }] : [];
          })}
          here={'country' in region ? region.country : null}
        />
      </Section>
    </>
  );
}

interface NamesProps {
  of: readonly { readonly group: PortGroup; readonly region: PortRegion }[];
  here: string | null;
}

function Names({ of, here }: NamesProps) {
  const { nameOf } = useWords<typeof words>();
  const Link = useLink();
  return (
    <ul className={styles.list}>
      {of.map(({ group, region }) => (
        <li key={group.code}>
          <Link
            href={portInfoAddress(region)}
            className={styles.link}
            aria-current={group.code === here ? 'page' : undefined}
          >
            <span className={styles.name}>{nameOf(group)}</span>
            <span className={styles.count}>{group.ports}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

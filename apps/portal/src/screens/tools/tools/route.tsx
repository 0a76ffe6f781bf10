import { hsListing } from '@fairway/gateway/contract/listings/hsCodes';
import { shipNameListing } from '@fairway/gateway/contract/listings/vessels';
import { useAddress } from '@fairway/site';
import { ButtonLink, Content, Icon, PageHead, Stack, useLink } from '@fairway/ui';
import { CalendarClock, PackageSearch, Ruler, Scale, Ship } from 'lucide-react';
import { SearchBox } from '../../../features/guide/ListView.tsx';
import { keepPressed } from '../../../features/tracking/pendingNumber.ts';
import { useWords } from '../../../language/words.ts';
import { isBuilt } from '../../../routes.ts';
import { hsCodes } from '../hsCode/address.ts';
import { shipLocationAddress } from '../shipLocation/address.ts';
import * as styles from './ToolsScreen.css.ts';
import type { words } from './words.zh.ts';

const tracking = '/logisticsTool/cargoTracking';
// Not by their address.ts, whose rules this page does not need.
/** Tools without a field here. */
const pages = [
  { path: '/logisticsTool/demurrage', title: 'demurrage', icon: CalendarClock },
  { path: '/logisticsTool/priceMessage', title: 'priceMessage', icon: Scale },
] as const;

const tools = [
  {
    path: tracking,
    title: 'cargoTracking',
    icon: PackageSearch,
    longest: 1500,
    addressOf: (number: string) => {
      keepPressed(number);
      return `${tracking}?${new URLSearchParams({ number })}`;
    },
  },
  {
    path: '/logisticsTool/shipLocation',
    title: 'shipLocation',
    icon: Ship,
    longest: shipNameListing.keyword,
    addressOf: (keyword: string) => {
      const imo = /^(?:imo\W*)?(\d{7})$/i.exec(keyword)?.[1];
      return shipLocationAddress(imo ? { imo } : { keyword });
    },
  },
  {
    path: '/logisticsTool/HScode',
    title: 'hsCode',
    icon: Ruler,
    longest: hsListing.keyword,
    addressOf: (keyword: string) => hsCodes.addressOf({ keyword }),
  },
] as const;

/** The tools, each with its field: a number, a name or a commodity is looked up at once. */
function ToolsScreen() {
  const { t } = useWords<typeof words>();
  const Link = useLink();
  const { navigate } = useAddress();
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead title={t('title.tools')} lead={t('tools.lead')} />
        <ul className={styles.list} aria-label={t('tools.list')}>
          {tools
            .filter(({ path }) => isBuilt(path))
            .map(({ path, title, icon, longest, addressOf }) => (
              <li key={path} className={styles.tool}>
                <h2 className={styles.name}>
                  <Icon icon={icon} size={24} />
                  <Link href={path} className={styles.link}>
                    {t(`title.${title}`)}
                  </Link>
                </h2>
                <p className={styles.says}>{t(`tools.says.${title}`)}</p>
                <SearchBox
                  label={t(`tools.field.${title}`)}
                  placeholder={t(`tools.example.${title}`)}
                  submit={t(`tools.act.${title}`)}
                  value=""
                  longest={longest}
                  onSearch={(text) => void navigate(text ? addressOf(text) : path)}
                />
              </li>
            ))}
          {pages
            .filter(({ path }) => isBuilt(path))
            .map(({ path, title, icon }) => (
              <li key={path} className={styles.tool}>
                <h2 className={styles.name}>
                  <Icon icon={icon} size={24} />
                  <Link href={path} className={styles.link}>
                    {t(`title.${title}`)}
                  </Link>
                </h2>
                <p className={styles.says}>{t(`tools.says.${title}`)}</p>
                <div>
                  <ButtonLink href={path}>{t(`tools.act.${title}`)}</ButtonLink>
                </div>
              </li>
            ))}
        </ul>
      </Stack>
    </Content>
  );
}

export { ToolsScreen as Component };

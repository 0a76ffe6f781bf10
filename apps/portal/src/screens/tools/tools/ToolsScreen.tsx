import { Content, Icon, PageHead, useLink } from '@fairway/ui';
import { PackageSearch, Ruler, Ship } from 'lucide-react';
import { isBuilt } from '../../../routes.ts';
import * as styles from './ToolsScreen.css.ts';
import { useWords } from './words.ts';

const tools = [
  { path: '/logisticsTool/cargoTracking', title: 'cargoTracking', icon: PackageSearch },
  { path: '/logisticsTool/shipLocation', title: 'shipLocation', icon: Ship },
  { path: '/logisticsTool/HScode', title: 'hsCode', icon: Ruler },
] as const;

/** The tools, each with what it answers. */
export function ToolsScreen() {
  const { t } = useWords();
  const Link = useLink();
  return (
    <Content whole>
      <PageHead heading={t('title.tools')} lead={t('tools.lead')} />
      <ul className={styles.list} aria-label={t('tools.list')}>
        {tools
          .filter(({ path }) => isBuilt(path))
          .map(({ path, title, icon }) => (
            <li key={path}>
              <Link href={path} className={styles.tool}>
                <Icon of={icon} size={24} />
                <span className={styles.name}>{t(`title.${title}`)}</span>
                <span className={styles.says}>{t(`tools.says.${title}`)}</span>
              </Link>
            </li>
          ))}
      </ul>
    </Content>
  );
}

import type { KeptRoute } from '@fairway/gateway/contract/seaRouteDesk';
import { Badge, type Column } from '@fairway/ui';
import { DoButton } from '../../../features/DoButton.tsx';
import { useWords } from '../../../language/words.ts';
import * as styles from './SeaRoutesScreen.css.ts';
import { useRouteName } from './useRouteName.ts';
import type { words } from './words.zh.ts';

interface Actions {
  readonly offer: (route: KeptRoute) => Promise<unknown>;
  readonly withdraw: (route: KeptRoute) => Promise<unknown>;
}

/** The columns of a route, and its actions. */
export function useColumns({ offer, withdraw }: Actions): readonly Column<KeptRoute>[] {
  const { t, format, nameOf } = useWords<typeof words>();
  const routeName = useRouteName();
  const groupOf = ({ groupZh, groupEn }: KeptRoute) => nameOf({ nameZh: groupZh, nameEn: groupEn });
  const stateOf = ({ onSale }: KeptRoute) => t(`seaRoutes.states.${onSale ? 'on' : 'off'}`);
  const codesOf = ({ origin, destination }: KeptRoute) => `${origin.code} → ${destination.code}`;
  return [
    {
      key: 'route',
      header: t('seaRoutes.route'),
      priority: 'title',
      cell: (row) => (
        <span className={styles.two}>
          <span>{routeName(row)}</span>
          <span className={styles.quiet}>{codesOf(row)}</span>
        </span>
      ),
      value: codesOf,
    },
    {
      key: 'group',
      phonePlace: 'line',
      header: t('seaRoutes.group'),
      width: '180px',
      sortable: true,
      value: groupOf,
    },
    {
      key: 'state',
      phonePlace: 'figure',
      header: t('seaRoutes.state'),
      width: '110px',
      cell: (row) => <Badge tone={row.onSale ? 'good' : 'neutral'}>{stateOf(row)}</Badge>,
      value: stateOf,
    },
    {
      key: 'subscriptions',
      header: t('seaRoutes.subscriptions'),
      width: '150px',
      align: 'end',
      sortable: true,
      cell: ({ subscriptions }) => format.number(subscriptions),
      value: ({ subscriptions }) => String(subscriptions),
    },
    {
      key: 'sailings',
      header: t('seaRoutes.sailings'),
      width: '150px',
      align: 'end',
      sortable: true,
      cell: ({ sailings, onSale }) =>
        onSale && sailings === 0 ? (
          <Badge tone="caution">{t('seaRoutes.noSailings')}</Badge>
        ) : (
          format.number(sailings)
        ),
      value: ({ sailings }) => String(sailings),
    },
    {
      key: 'action',
      header: t('seaRoutes.action'),
      headerHidden: true,
      priority: 'action',
      width: '130px',
      align: 'end',
      cell: (row) => {
        const route = routeName(row);
        // The same button for both actions, so that it keeps the focus.
        return (
          <DoButton
            size="small"
            tone="quiet"
            flush="end"
            aria-label={t(row.onSale ? 'seaRoutes.withdrawOf' : 'seaRoutes.backOf', { route })}
            run={() => (row.onSale ? withdraw(row) : offer(row))}
          >
            {t(row.onSale ? 'seaRoutes.withdraw' : 'seaRoutes.back')}
          </DoButton>
        );
      },
    },
  ];
}

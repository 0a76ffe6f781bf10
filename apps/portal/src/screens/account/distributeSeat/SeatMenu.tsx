import type { Seat } from '@fairway/gateway/contract/seat';
import { Button, Icon, Menu, MenuItem } from '@fairway/ui';
import { Ellipsis } from 'lucide-react';
import { useWords } from '../../../language/words.ts';
import { whoOf } from './Who.tsx';
import type { words } from './words.zh.ts';

/** An action of an admin on a sub-account. */
export interface SeatTask {
  readonly seat: Seat;
  readonly what: 'editRoutes' | 'bind' | 'password' | 'expiry' | 'disable' | 'enable';
}

const tasks = ['editRoutes', 'bind', 'password', 'expiry'] as const;

/** All that can be done with one sub-account. */
export function SeatMenu({ seat, onTask }: { seat: Seat; onTask: (task: SeatTask) => void }) {
  const { t } = useWords<typeof words>();
  const label = t('seat.actions', { who: whoOf(seat) });
  return (
    <Menu
      label={label}
      placement="bottom-end"
      trigger={(props) => (
        <Button {...props} tone="quiet" size="small" icon={<Icon icon={Ellipsis} />} aria-label={label} />
      )}
    >
      {() => (
        <>
          {seat.disabled
            ? null
            : tasks.map((what) => (
                <MenuItem key={what} onSelect={() => onTask({ seat, what })}>
                  {t(`seat.${what}`)}
                </MenuItem>
              ))}
          {seat.disabled ? (
            <MenuItem onSelect={() => onTask({ seat, what: 'enable' })}>{t('seat.enable')}</MenuItem>
          ) : (
            <MenuItem tone="danger" onSelect={() => onTask({ seat, what: 'disable' })}>
              {t('seat.disable')}
            </MenuItem>
          )}
        </>
      )}
    </Menu>
  );
}

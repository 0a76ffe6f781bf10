import { type OpenDevice, security } from '@fairway/gateway/contract/security';
import { useMutation, useNotify } from '@fairway/site';
import { Badge, Button, Icon, Inline, Section } from '@fairway/ui';
import { Laptop, type LucideIcon, MonitorSmartphone, Smartphone, Tablet } from 'lucide-react';
import { useWords } from '../../../language/words.ts';
import * as styles from './SecurityScreen.css.ts';
import { useDeviceName } from './useDeviceName.ts';
import type { words } from './words.zh.ts';

const signs: Record<OpenDevice['deviceKind'], LucideIcon> = {
  phone: Smartphone,
  tablet: Tablet,
  computer: Laptop,
  unknown: MonitorSmartphone,
};

export interface DevicesProps {
  devices: readonly OpenDevice[];
  /** Every session has ended, this one too. */
  onLeave: () => Promise<void>;
}

/** Devices that are logged in, and the ways to log them out. */
export function Devices({ devices, onLeave }: DevicesProps) {
  const { t } = useWords<typeof words>();
  const { nameOf } = useDeviceName();
  const others = devices.filter(({ current }) => !current).length;
  const subject = 'devices';
  const notify = useNotify(subject);

  const logOut = useMutation(({ id }: OpenDevice, send) => send(security.endSession, { body: { id } }), {
    subject,
    confirm: (device) => ({
      title: t('security.askDevice'),
      text: t('security.askDeviceText', { device: nameOf(device) }),
      confirmLabel: t('security.logOut'),
    }),
    success: t('security.done.deviceOut'),
  });
  const logOutOthers = useMutation(security.endOtherSessions, {
    subject,
    success: ({ ended }) => t('security.done.others', { count: ended }),
  });
  const logOutAll = useMutation(security.endOtherSessions, {
    subject,
    confirm: () => ({
      title: t('security.askAll'),
      text: t('security.askAllText'),
      tone: 'danger',
      confirmLabel: t('security.logOutAll'),
    }),
    onSuccess: onLeave,
    refresh: false,
  });

  return (
    <Section ground="none" title={t('security.devicesTitle')} note={t('security.devicesNote')}>
      <ul className={styles.rows}>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} onLogOut={() => void logOut.mutate(device)} />
        ))}
      </ul>
      <div className={styles.below}>
        <Button
          onClick={() =>
            others === 0 ? notify(t('security.onlyThis'), 'good') : void logOutOthers.mutate({ body: {} })
          }
        >
          {t('security.logOutOthers')}
        </Button>
        <Button onClick={() => void logOutAll.mutate({ body: { alsoThis: true } })}>
          {t('security.logOutAll')}
        </Button>
      </div>
    </Section>
  );
}

function DeviceRow({ device, onLogOut }: { device: OpenDevice; onLogOut: () => void }) {
  const { t, format } = useWords<typeof words>();
  const { nameOf, networkOf, accountOf } = useDeviceName();
  const network = networkOf(device);
  const facts = [
    accountOf(device),
    ...(network === null ? [] : [device.network === 'local' ? network : t('security.network', { network })]),
    t('security.lastSeen', { time: format.instant(device.lastSeenAt) }),
    t('security.since', { time: format.instant(device.createdAt) }),
  ];
  return (
    <li className={styles.row}>
      <Icon icon={signs[device.deviceKind]} className={styles.sign} />
      <div>
        <span className={styles.value}>
          <span className={styles.name}>{nameOf(device)}</span>
          {device.current ? <Badge tone="info">{t('security.thisDevice')}</Badge> : null}
        </span>
        <span className={styles.note}>{facts.join(' · ')}</span>
      </div>
      <Inline gap="xs" wrap={false}>
        {device.current ? null : (
          <Button
            size="small"
            tone="quiet"
            aria-label={t('security.logOutNamed', { device: nameOf(device) })}
            onClick={onLogOut}
          >
            {t('security.logOut')}
          </Button>
        )}
      </Inline>
    </li>
  );
}

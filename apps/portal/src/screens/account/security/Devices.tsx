import { type OpenDevice, security } from '@fairway/gateway/contract/security';
import { usePresses, useSite } from '@fairway/site';
import { Badge, Button, Icon, Inline, Section } from '@fairway/ui';
import { Laptop, type LucideIcon, MonitorSmartphone, Smartphone, Tablet } from 'lucide-react';
import * as styles from './SecurityScreen.css.ts';
import { useDeviceName } from './useDeviceName.ts';
import { useWords } from './words.ts';

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
  const { t } = useWords();
  const { send, questions, toasts, messageOf } = useSite();
  const { press, ask } = usePresses();
  const { nameOf } = useDeviceName();
  const others = devices.filter(({ current }) => !current).length;
  const code = 'devices';

  const logOut = (device: OpenDevice) => {
    const question = {
      title: t('security.askDevice'),
      text: t('security.askDeviceText', { device: nameOf(device) }),
      confirmLabel: t('security.logOut'),
    };
    return ask(question, {
      code,
      run: async () => {
        await send(security.endSession, { body: { id: device.id } });
        return { text: t('security.done.deviceOut') };
      },
    });
  };
  const logOutOthers = () => {
    if (others === 0) return toasts.show({ tone: 'good', text: t('security.onlyThis'), code });
    return press({
      code,
      run: async () => {
        const { ended } = await send(security.endOtherSessions, { body: {} });
        return { text: t('security.done.others', { count: ended }) };
      },
    });
  };
  const logOutAll = async () => {
    const yes = await questions.ask({
      title: t('security.askAll'),
      text: t('security.askAllText'),
      tone: 'danger',
      confirmLabel: t('security.logOutAll'),
      run: () => send(security.endOtherSessions, { body: { alsoThis: true } }),
      failure: messageOf,
    });
    if (yes) await onLeave();
  };

  return (
    <Section ground="none" heading={t('security.devicesTitle')} note={t('security.devicesNote')}>
      <ul className={styles.rows}>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} onLogOut={() => void logOut(device)} />
        ))}
      </ul>
      <div className={styles.below}>
        <Button onClick={() => void logOutOthers()}>{t('security.logOutOthers')}</Button>
        <Button onClick={() => void logOutAll()}>{t('security.logOutAll')}</Button>
      </div>
    </Section>
  );
}

function DeviceRow({ device, onLogOut }: { device: OpenDevice; onLogOut: () => void }) {
  const { t, format } = useWords();
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
      <Icon of={signs[device.deviceKind]} className={styles.sign} />
      <div>
        <span className={styles.value}>
          <span className={styles.name}>{nameOf(device)}</span>
          {device.current ? <Badge tone="tint">{t('security.thisDevice')}</Badge> : null}
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

import { type OutlineProps, useGateway, useLoaded } from '@fairway/site';
import { Content, Notice, PageHead, Skeleton, Stack } from '@fairway/ui';
import { useState } from 'react';
import { useLeave } from '../../../features/account/useLeave.ts';
import { Facts } from '../../../features/guide/Facts.tsx';
import { useWords } from '../../../language/words.ts';
import { loginLog } from './address.ts';
import { Devices } from './Devices.tsx';
import { LoginLog } from './LoginLog.tsx';
import type { loader, SecurityData } from './loader.ts';
import { TaskDialog } from './TaskDialog.tsx';
import { type Task, Ways } from './Ways.tsx';
import type { words } from './words.zh.ts';

/** The login methods, the logged-in devices and the recent logins. */
function SecurityScreen() {
  const { t } = useWords<typeof words>();
  const { state, devices, query, logins } = useLoaded<typeof loader>();
  const leave = useLeave();
  const [task, setTask] = useState<Task | null>(null);
  return (
    <Content whole>
      <Stack gap="xxl">
        <PageHead title={t('security.title')} lead={t('security.lead')} />
        <Summary state={state} devices={devices.length} />
        <Ways state={state} onTask={setTask} />
        <Devices devices={devices} onLeave={() => leave('everywhere')} />
        <LoginLog query={query} logins={logins} />
      </Stack>
      {task ? (
        <TaskDialog
          task={task}
          state={state}
          onClose={() => setTask(null)}
          onLeave={() => leave('password')}
        />
      ) : null}
    </Content>
  );
}

/** The number of login methods, and the missing ones. */
function Summary({ state, devices }: { state: SecurityData['state']; devices: number }) {
  const { t, format } = useWords<typeof words>();
  const { phone, email, username, passwordSet, passwordChangedAt, socialBoundAt } = state;
  const ways = [phone, email, socialBoundAt, username && passwordSet].filter(Boolean).length;
  return (
    <Stack>
      <Facts
        label={t('security.facts')}
        of={[
          { term: t('security.waysCount'), value: t('security.ways', { count: ways }) },
          {
            term: t('security.password'),
            value: passwordChangedAt
              ? t('security.passwordSetOn', { day: format.day(passwordChangedAt) })
              : t(passwordSet ? 'security.passwordSet' : 'security.passwordNone'),
          },
          { term: t('security.devicesCount'), value: t('security.devices', { count: devices }) },
        ]}
      />
      {ways < 2 ? (
        <Notice tone="caution" title={t('security.onlyWay')}>
          {t('security.onlyWayText')}
        </Notice>
      ) : null}
    </Stack>
  );
}

/** The page's shape while its data is on the way. */
function SecurityOutline({ params }: OutlineProps) {
  const { t } = useWords<typeof words>();
  const { now } = useGateway();
  return (
    <Content whole>
      <Stack gap="xxl">
        <PageHead title={t('security.title')} lead={t('security.lead')} />
        <Skeleton height={88} />
        <Skeleton rows={4} columns={3} />
        <LoginLog query={loginLog.read(params, now())} logins={null} />
      </Stack>
    </Content>
  );
}

export { SecurityOutline as Outline, SecurityScreen as Component };

import { type StaffMember, staff } from '@fairway/gateway/contract/staff';
import { useLoaded, useMutation } from '@fairway/site';
import { Button, type Column, Content, DataTable, PageHead, Status } from '@fairway/ui';
import { breakableEmail } from '@fairway/ui/utilities';
import { useState } from 'react';
import { DoButton } from '../../../features/DoButton.tsx';
import { useSelf } from '../../../features/reader.ts';
import { WithForms } from '../../../features/WithForms.tsx';
import { useWords } from '../../../language/words.ts';
import { InviteDialog } from './InviteDialog.tsx';
import type { loader } from './loader.ts';
import { RolesDialog } from './RolesDialog.tsx';
import * as styles from './StaffScreen.css.ts';
import type { words } from './words.zh.ts';

/** All staff members, and the actions of an admin on them. */
function StaffScreen() {
  const { t, format } = useWords<typeof words>();
  const { rows } = useLoaded<typeof loader>();
  const self = useSelf();
  const [inviting, setInviting] = useState(false);
  const [changing, setChanging] = useState<StaffMember | null>(null);

  const subject = 'staff-changed';
  const block = useMutation(({ id }: StaffMember, send) => send(staff.block, { body: { id } }), {
    subject,
    confirm: ({ name }) => ({
      title: t('staff.askBlock', { name }),
      text: t('staff.askBlockText'),
      tone: 'danger',
      confirmLabel: t('staff.block'),
    }),
    success: t('staff.done.blocked'),
  });
  const reset = useMutation(({ id }: StaffMember, send) => send(staff.reset, { body: { id } }), {
    subject,
    confirm: ({ name }) => ({
      title: t('staff.askReset', { name }),
      text: t('staff.askResetText'),
      tone: 'danger',
      confirmLabel: t('staff.reset'),
    }),
    success: t('staff.done.reset'),
  });
  const unblock = useMutation(({ id }: StaffMember, send) => send(staff.unblock, { body: { id } }), {
    subject,
    success: t('staff.done.unblocked'),
  });

  const columns: readonly Column<StaffMember>[] = [
    {
      key: 'name',
      header: t('staff.name'),
      priority: 'title',
      cell: ({ name, email }) => (
        <span className={styles.person}>
          <strong>{name}</strong>
          <span className={styles.email}>{breakableEmail(email)}</span>
        </span>
      ),
    },
    {
      key: 'roles',
      phonePlace: 'line',
      header: t('staff.roles'),
      cell: ({ roles }) => roles.map((role) => t(`role.${role}`)).join(t('shell.and')),
    },
    {
      key: 'state',
      phonePlace: 'figure',
      header: t('staff.state'),
      cell: (member) => <Standing member={member} />,
    },
    {
      key: 'seen',
      header: t('staff.seen'),
      cell: ({ lastSeenAt }) => (lastSeenAt ? format.stamp(lastSeenAt) : t('staff.never')),
    },
    {
      key: 'actions',
      header: t('staff.actions'),
      headerHidden: true,
      priority: 'action',
      cell: (member) =>
        member.id === self?.id ? (
          <span className={styles.email}>{t('staff.self')}</span>
        ) : (
          <span className={styles.actions}>
            <Button size="small" tone="quiet" onClick={() => setChanging(member)}>
              {t('staff.changeRoles')}
            </Button>
            <DoButton size="small" tone="quiet" run={() => reset.mutate(member)}>
              {t(member.state === 'invited' ? 'staff.again' : 'staff.reset')}
            </DoButton>
            <DoButton
              size="small"
              tone="quiet"
              flush="end"
              run={() => (member.state === 'blocked' ? unblock : block).mutate(member)}
            >
              {t(member.state === 'blocked' ? 'staff.unblock' : 'staff.block')}
            </DoButton>
          </span>
        ),
    },
  ];

  return (
    <Content className={styles.page}>
      <PageHead
        title={t('staff.title')}
        lead={t('staff.lead')}
        aside={
          <Button tone="brand" onClick={() => setInviting(true)}>
            {t('staff.invite')}
          </Button>
        }
      />
      <DataTable
        caption={t('staff.caption')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        lines={2}
      />
      <WithForms>
        {inviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
        {changing ? <RolesDialog member={changing} onClose={() => setChanging(null)} /> : null}
      </WithForms>
    </Content>
  );
}

function Standing({ member: { state, invitedUntil } }: { member: StaffMember }) {
  const { t, format } = useWords<typeof words>();
  if (state === 'active') return <Status kind="done">{t('staff.active')}</Status>;
  if (state === 'blocked') return <Status kind="off">{t('staff.blocked')}</Status>;
  return (
    <Status kind={invitedUntil ? 'waiting' : 'bad'}>
      {invitedUntil ? t('staff.invited', { at: format.instant(invitedUntil) }) : t('staff.invitationOver')}
    </Status>
  );
}

export { StaffScreen as Component };

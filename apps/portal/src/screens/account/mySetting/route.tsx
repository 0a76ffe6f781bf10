import { personalData } from '@fairway/gateway/contract/personalData';
import { useLoaded, useMutation, useScrollIntoView } from '@fairway/site';
import { Button, Content, Notice, PageHead, Section, Skeleton, Stack } from '@fairway/ui';
import { WithForms } from '../../../features/account/WithForms.tsx';
import { useWords } from '../../../language/words.ts';
import { AvatarPart } from './AvatarPart.tsx';
import { Consents } from './Consents.tsx';
import type { loader } from './loader.ts';
import { MyData } from './MyData.tsx';
import * as styles from './MySettingScreen.css.ts';
import { ProfileForm } from './ProfileForm.tsx';
import type { words } from './words.zh.ts';

/** The own picture, name and data. */
function MySettingScreen() {
  const { t } = useWords<typeof words>();
  const { profile, closing, consents } = useLoaded<typeof loader>();
  const requestedAt = closing?.asked ?? null;
  // It is requested at the bottom of the page; the deadline for undoing it is at the top.
  const notice = useScrollIntoView<HTMLDivElement>(requestedAt !== null);
  return (
    <Content whole>
      <Stack gap="xxl">
        <PageHead title={t('mySetting.title')} lead={t('mySetting.lead')} />
        {requestedAt ? (
          <div ref={notice} tabIndex={-1} className={styles.notice}>
            <Closing closesAt={requestedAt.closesAt} />
          </div>
        ) : null}
        <AvatarPart profile={profile} />
        <Section ground="none" title={t('mySetting.about')}>
          <WithForms>
            <ProfileForm profile={profile} />
          </WithForms>
        </Section>
        <MyData profile={profile} closing={closing} />
        <Consents rows={consents.rows} due={consents.due} />
      </Stack>
    </Content>
  );
}

/** Until when it can be undone that the account is being closed. */
function Closing({ closesAt }: { closesAt: string }) {
  const { t, format } = useWords<typeof words>();
  const undo = useMutation(personalData.undoClosing, { subject: 'closing', success: t('mySetting.undone') });
  return (
    <Notice
      tone="caution"
      title={t('mySetting.closingTitle', { day: format.day(closesAt) })}
      action={
        <Button loading={undo.pending} onClick={() => void undo.mutate()}>
          {t('mySetting.undo')}
        </Button>
      }
    >
      {t('mySetting.closingText')}
    </Notice>
  );
}

/** The page's shape while its data is on the way. */
function MySettingOutline() {
  const { t } = useWords<typeof words>();
  return (
    <Content whole>
      <Stack gap="xxl">
        <PageHead title={t('mySetting.title')} lead={t('mySetting.lead')} />
        <Skeleton height={120} />
        <Skeleton height={280} />
        <Skeleton height={120} />
      </Stack>
    </Content>
  );
}

export { MySettingOutline as Outline, MySettingScreen as Component };

import { maxPictureBytes, pictureTypes } from '@fairway/gateway/contract/upload';
import { type Profile, user } from '@fairway/gateway/contract/user';
import { useRevalidate, useSite } from '@fairway/site';
import { Avatar, Button, Inline, Section, Stack, Text } from '@fairway/ui';
import { type ChangeEvent, useRef, useState } from 'react';
import { AvatarDialog } from './AvatarDialog.tsx';
import * as styles from './MySettingScreen.css.ts';
import { useWords } from './words.ts';

/** The own picture, and the ways to have another or none. */
export function AvatarPart({ profile }: { profile: Profile }) {
  const { t } = useWords();
  const { send, toasts, messageOf } = useSite();
  const revalidate = useRevalidate();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);

  const chosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const picked = target.files?.[0];
    // The same file may be chosen again.
    target.value = '';
    if (!picked) return;
    const wrong = !(pictureTypes as readonly string[]).includes(picked.type)
      ? t('mySetting.wrongType')
      : picked.size > maxPictureBytes
        ? t('mySetting.tooLarge')
        : null;
    if (wrong) toasts.show({ tone: 'bad', text: wrong, code: 'avatar' });
    else setFile(picked);
  };
  const done = (text: string) => {
    setFile(null);
    toasts.show({ tone: 'good', text, code: 'avatar' });
    // The header shows the profile: it is reloaded with the page.
    void revalidate();
  };
  const remove = async () => {
    try {
      await send(user.updateProfile, { body: { avatar: null } });
      done(t('mySetting.removed'));
    } catch (error) {
      toasts.show({ tone: 'bad', text: messageOf(error) ?? '', code: 'avatar' });
    }
  };
  return (
    <Section ground="none" heading={t('mySetting.avatar')}>
      <Inline gap="l">
        <Avatar name={profile.nickname ?? profile.name} src={profile.avatar} size="huge" />
        <Stack gap="s">
          <Inline gap="s">
            <Button onClick={() => input.current?.click()}>{t('mySetting.choose')}</Button>
            {profile.avatar ? (
              <Button tone="quiet" onClick={() => void remove()}>
                {t('mySetting.remove')}
              </Button>
            ) : null}
          </Inline>
          <Text size="small" tone="quiet">
            {t('mySetting.avatarHint')}
          </Text>
        </Stack>
        <input
          ref={input}
          type="file"
          className={styles.file}
          accept={pictureTypes.join(',')}
          tabIndex={-1}
          aria-hidden="true"
          onChange={chosen}
        />
      </Inline>
      {file ? (
        <AvatarDialog
          file={file}
          onClose={() => setFile(null)}
          onDone={() => done(t('mySetting.avatarSaved'))}
        />
      ) : null}
    </Section>
  );
}

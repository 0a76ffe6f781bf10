import { ChoiceField, DateField, Form, SubmitButton, TextField } from '@fairway/forms';
import { type Profile, user } from '@fairway/gateway/contract/user';
import { useGateway, useMutationForm } from '@fairway/site';
import { chinaDay, day as dayRule } from '@fairway/trade';
import type { IsoDay } from '@fairway/ui';
import * as v from 'valibot';
import { useWords } from '../../../language/words.ts';
import * as styles from './MySettingScreen.css.ts';
import type { words } from './words.zh.ts';

const longestNickname = 30;
const sexes = [
  { value: '0', key: 'unknown' },
  { value: '1', key: 'male' },
  { value: '2', key: 'female' },
] as const;

/** Nickname, gender and birthday; all may be left out. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useWords<typeof words>();
  const { now } = useGateway();
  const today = chinaDay(now()) as IsoDay;
  const form = useMutationForm({
    initial: {
      nickname: profile.nickname ?? '',
      sex: String(profile.sex),
      birthday: profile.birthday ?? '',
    },
    schema: v.object({
      nickname: v.pipe(v.string(), v.trim(), v.maxLength(longestNickname, t('mySetting.nicknameLong'))),
      sex: v.picklist(['0', '1', '2']),
      birthday: v.pipe(
        v.string(),
        v.check((day) => day === '' || (dayRule(day) === null && day <= today), t('mySetting.birthdayWrong')),
      ),
    }),
    run: ({ nickname, sex, birthday }, send) => {
      const body = { nickname, sex: Number(sex) as 0 | 1 | 2, birthday: birthday === '' ? null : birthday };
      return send(user.updateProfile, { body });
    },
    subject: 'profile',
    success: t('mySetting.saved'),
  });
  return (
    <Form form={form} className={styles.form}>
      <TextField
        name="nickname"
        label={t('mySetting.nickname')}
        hint={t('mySetting.nicknameHint')}
        autoComplete="nickname"
        maxLength={longestNickname}
      />
      <ChoiceField
        name="sex"
        label={t('mySetting.gender')}
        inline
        choices={sexes.map(({ value, key }) => ({ value, label: t(`mySetting.sex.${key}`) }))}
      />
      <DateField
        name="birthday"
        label={t('mySetting.birthday')}
        now={today}
        timeZone="Asia/Shanghai"
        max={today}
        min={'1900-01-01' as IsoDay}
        autoComplete="bday"
      />
      <SubmitButton>{t('mySetting.save')}</SubmitButton>
    </Form>
  );
}

import {
  ChoicesField,
  DateField,
  type FormStore,
  QuantityField,
  SelectField,
  TextAreaField,
  TextField,
  useFieldValue,
} from '@fairway/forms';
import { userActionTypes } from '@fairway/gateway/contract/push';
import { campaignAudiences, campaignLanguages, campaignLimits } from '@fairway/gateway/contract/pushDesk';
import { useGateway } from '@fairway/site';
import { useWords } from '../../../language/words.ts';
import * as styles from './CampaignsScreen.css.ts';
import type { words } from './words.zh.ts';

/** User actions that trigger a campaign, by their number in the API. */
const deeds = { 2: 'scroll', 3: 'stay', 4: 'enter' } as const;

/** The fields of a campaign: its text in both languages, its page, its audience, its time and its trigger. */
export function CampaignFields({ form, hosts }: { form: FormStore; hosts: readonly string[] }) {
  const { t } = useWords<typeof words>();
  const { now } = useGateway();
  const deed = String(useFieldValue(form, 'userActionType'));
  const text = (name: 'commonName' | 'commonNameEn' | 'actionZh' | 'actionEn') => (
    <TextField name={name} label={t(`campaigns.${name}`)} autoComplete="off" />
  );
  return (
    <>
      <div className={styles.pair}>
        {text('commonName')}
        {text('commonNameEn')}
        <TextAreaField name="textZh" label={t('campaigns.textZh')} max={200} />
        <TextAreaField name="textEn" label={t('campaigns.textEn')} max={400} />
        {text('actionZh')}
        {text('actionEn')}
      </div>
      <TextField
        name="activityUrl"
        label={t('campaigns.activityUrl')}
        hint={t('campaigns.linkHint', { hosts: hosts.join(t('shell.and')) })}
        autoComplete="off"
      />
      <TextField name="picture" label={t('campaigns.picture')} hint={t('campaigns.pictureHint')} />
      <TextAreaField name="pages" label={t('campaigns.pages')} hint={t('campaigns.pagesHint')} rows={2} />
      <ChoicesField
        name="audiences"
        label={t('campaigns.audiences')}
        inline
        choices={campaignAudiences.map((value) => ({ value, label: t(`campaigns.${value}`) }))}
      />
      <ChoicesField
        name="languages"
        label={t('campaigns.languages')}
        inline
        choices={campaignLanguages.map((value) => ({ value, label: t(`campaigns.${value}`) }))}
      />
      <div className={styles.pair}>
        <DateField name="from" label={t('campaigns.from')} now={now()} />
        <DateField name="to" label={t('campaigns.to')} now={now()} />
        <SelectField
          name="userActionType"
          label={t('campaigns.deed')}
          options={userActionTypes.map((type) => ({
            value: String(type),
            label: t(`campaigns.deedOf.${deeds[type]}`),
          }))}
        />
        {deed === '2' ? (
          <QuantityField name="scroll" label={t('campaigns.scroll')} max={campaignLimits.scroll} step={100} />
        ) : null}
        {deed === '3' ? (
          <QuantityField
            name="stayTime"
            label={t('campaigns.stayTime')}
            max={campaignLimits.stayTime}
            step={10}
          />
        ) : null}
        <QuantityField
          name="delayedTime"
          label={t('campaigns.delayedTime')}
          max={campaignLimits.delayedTime}
        />
        <QuantityField
          name="precedence"
          label={t('campaigns.precedence')}
          hint={t('campaigns.precedenceHint')}
          min={1}
          max={campaignLimits.precedence}
        />
      </div>
    </>
  );
}

import type { PushOutcome, UserActionType } from '@fairway/gateway/contract/push';
import type { CampaignAudience } from '@fairway/gateway/contract/pushDesk';
import type { Language } from '@fairway/gateway/contract/texts';
import type { ColumnType, Generated } from 'kysely';

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

declare module '../../database/tables.ts' {
  interface Tables {
    pushCampaign: PushCampaignTable;
    pushAnswer: PushAnswerTable;
    followFloat: FollowFloatTable;
  }
}

/** A promotional dialog: its pages, readers, times and trigger. */
export interface PushCampaignTable {
  id: string;
  version: Generated<number>;
  running: Generated<boolean>;
  pages: string[];
  languages: Language[];
  audiences: CampaignAudience[];
  startsAt: Date;
  endsAt: Nullable<Date>;
  userActionType: UserActionType;
  /** Pixels. */
  scroll: number;
  /** Seconds, as is the delay. */
  stayTime: number;
  delayedTime: number;
  precedence: number;
  commonName: string;
  commonNameEn: string;
  textZh: string;
  textEn: string;
  actionZh: string;
  actionEn: string;
  activityUrl: string;
  picture: string;
  sample: Generated<boolean>;
  updatedAt: Date;
}

/** The outcome of a campaign for one reader on one day. */
export interface PushAnswerTable {
  campaignId: string;
  /** Keyed hash of an account or of an anonymous id: it distinguishes readers and identifies nobody. */
  reader: Buffer;
  /** Of China's time. */
  day: ColumnType<Date, Date | string, Date | string>;
  outcome: PushOutcome;
}

/** The content of the follow float; one row. */
export interface FollowFloatTable {
  one: Generated<boolean>;
  version: Generated<number>;
  shown: boolean;
  pages: string[];
  nameZh: string;
  nameEn: string;
  tipZh: string;
  tipEn: string;
  /** Content of the QR. */
  qrCode: string;
  updatedAt: Date;
}

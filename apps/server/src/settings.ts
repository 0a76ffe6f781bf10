import { resolve } from 'node:path';
import * as v from 'valibot';
import type { WeixinSettings } from './services/social/weixin.ts';
import type { SettingsPart } from './settingsPart.ts';

/** The repository's root, which contains the default data folder. */
export const root = resolve(import.meta.dirname, '../../..');

export function whole(least: number, most: number, unit = '') {
  const allowed = `must be a whole number from ${least} to ${most}${unit}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, allowed),
    v.transform(Number),
    v.minValue(least, allowed),
    v.maxValue(most, allowed),
  );
}

export function oneOf<const Options extends readonly string[]>(options: Options) {
  return v.picklist(options, `must be one of ${options.join(', ')}`);
}

export function url(...protocols: string[]) {
  const allowed = `must be a URL that starts with ${protocols.map((each) => `${each}//`).join(' or ')}`;
  const fits = (text: string) => URL.canParse(text) && protocols.includes(new URL(text).protocol);
  return v.pipe(v.string(), v.check(fits, allowed));
}

export const folder = v.pipe(
  v.string(),
  v.regex(/^[^\0]+$/, 'must be a path'),
  v.transform((path) => resolve(root, path)),
);

const origin = (text: string) => /^https?:\/\/[^/]+$/.test(text) && URL.canParse(text);

const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((each) => each.trim())),
  v.check((list) => list.every(origin), 'must be origins such as https://www.example.com, split by commas'),
);

/** Hops to trust, or the proxies' own addresses. */
const proxies = v.pipe(
  v.string(),
  v.regex(
    /^(\d|[0-9a-f.:/]+(,\s*[0-9a-f.:/]+)*)$/i,
    'must be a number of proxies from 0 to 9, or their addresses',
  ),
  v.transform((text): number | string => (/^\d$/.test(text) ? Number(text) : text)),
);

export const words = v.pipe(v.string(), v.maxLength(500, 'must be at most 500 characters'));

const template = /^([A-Z][A-Z_]*)=([A-Za-z0-9_]+)$/;

/** Approved templates by the purpose of a message, split by commas. */
const templates = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  ),
  v.check(
    (list) => list.every((each) => template.test(each)),
    'must be purposes with their templates such as CERTIFICATION=SMS_1000001, split by commas',
  ),
  v.transform((list) => Object.fromEntries(list.map((each) => each.split('=') as [string, string]))),
);

/**
 * The environment variables that the server reads, each with its allowed values; areas and wallets have their own.
 * `docs/configuration.md` explains them.
 */
export const environment = v.object({
  PORT: v.optional(whole(0, 65_535), '8787'),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'must be an address or host name')), '127.0.0.1'),
  PUBLIC_URL: v.optional(url('http:', 'https:')),
  ALLOWED_ORIGINS: v.optional(origins),
  TRUST_PROXY: v.optional(proxies, '0'),
  FAIRWAY_MODE: v.optional(oneOf(['sandbox', 'production']), 'sandbox'),
  FAIRWAY_ROLE: v.optional(oneOf(['all', 'server', 'worker']), 'all'),
  FAIRWAY_DATA: v.optional(folder, '.fairway'),
  FAIRWAY_PORTAL: v.optional(folder, 'apps/portal/dist'),
  FAIRWAY_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must be at least 32 characters'))),
  DATABASE_URL: v.optional(url('postgres:', 'postgresql:')),
  DATABASE_DIRECT_URL: v.optional(url('postgres:', 'postgresql:')),
  DATABASE_REPLICA_URL: v.optional(url('postgres:', 'postgresql:')),
  DATABASE_ARCHIVE: v.optional(folder),
  DATABASE_POOL_SIZE: v.optional(whole(2, 200, ' connections'), '10'),
  LOG_LEVEL: v.optional(oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'info'),
  DRAIN_SECONDS: v.optional(whole(0, 120, ' seconds'), '3'),
  ANSWER_STALL_SECONDS: v.optional(whole(1, 600, ' seconds'), '30'),
  LIMIT_FAILED_LOGINS: v.optional(whole(10, 1_000_000), '200'),
  LIMIT_WRITES_PER_MINUTE: v.optional(whole(10, 1_000_000), '1200'),
  LIMIT_HANDSHAKES_PER_MINUTE: v.optional(whole(10, 1_000_000), '300'),
  SAMPLE_DATA: v.optional(oneOf(['yes', 'no'])),
  CONTACT_PHONE: v.optional(
    v.pipe(v.string(), v.regex(/^\+?[\d ()-]{5,30}$/, 'must be a phone number such as +86 21 5000 0000')),
  ),
  CONTACT_EMAIL: v.optional(v.pipe(v.string(), v.email('must be an email address'))),
  SITE_ICP_NUMBER: v.optional(words),
  SITE_PUBLIC_SECURITY_NUMBER: v.optional(
    v.pipe(
      v.string(),
      v.regex(/\d{14}/, 'must hold the 14 digits of the record, such as 沪公网安备 31011502000000号'),
    ),
  ),
  SITE_LICENCE: v.optional(words),
  SMS_CODES_PER_HOUR: v.optional(whole(1, 1_000_000, ' codes'), '3000'),
  EMAIL_CODES_PER_HOUR: v.optional(whole(1, 1_000_000, ' codes'), '10000'),
  NETWORK_CODES_PER_HOUR: v.optional(whole(1, 100, ' codes'), '10'),
  SMS_SERVICE: v.optional(oneOf(['sandbox', 'aliyun'])),
  ALIYUN_SMS_ACCESS_KEY_ID: v.optional(words),
  ALIYUN_SMS_ACCESS_KEY_SECRET: v.optional(words),
  ALIYUN_SMS_SIGN_NAME: v.optional(words),
  ALIYUN_SMS_TEMPLATE_CODE: v.optional(words),
  ALIYUN_SMS_NOTICE_TEMPLATE_CODE: v.optional(words),
  ALIYUN_SMS_TEMPLATES: v.optional(templates, ''),
  ALIYUN_SMS_ENDPOINT: v.optional(url('http:', 'https:'), 'https://dysmsapi.aliyuncs.com'),
  EMAIL_SERVICE: v.optional(oneOf(['sandbox', 'smtp'])),
  SMTP_HOST: v.optional(words),
  SMTP_PORT: v.optional(whole(1, 65_535), '465'),
  SMTP_USER: v.optional(words),
  SMTP_PASSWORD: v.optional(words),
  SMTP_FROM: v.optional(words),
  FILE_SERVICE: v.optional(oneOf(['folder', 's3']), 'folder'),
  FILE_FOLDER: v.optional(folder),
  S3_ENDPOINT: v.optional(url('http:', 'https:')),
  S3_REGION: v.optional(words, 'us-east-1'),
  S3_BUCKET: v.optional(words),
  S3_ACCESS_KEY_ID: v.optional(words),
  S3_SECRET_ACCESS_KEY: v.optional(words),
  SOCIAL_SERVICE: v.optional(oneOf(['sandbox', 'weixin', 'off']), 'sandbox'),
  WEIXIN_APP_ID: v.optional(words),
  WEIXIN_APP_SECRET: v.optional(words),
  WEIXIN_OFFICIAL_APP_ID: v.optional(words),
  WEIXIN_OFFICIAL_APP_SECRET: v.optional(words),
  WEIXIN_API_URL: v.optional(url('http:', 'https:'), 'https://api.weixin.qq.com'),
  WEIXIN_OPEN_URL: v.optional(url('http:', 'https:'), 'https://open.weixin.qq.com'),
});
export type Environment = v.InferOutput<typeof environment>;

export interface Settings {
  /** Reads an area's own environment variables; throws a `SettingsError` where they cannot be used. */
  of<Own>(part: SettingsPart<Own>): Own;
  readonly port: number;
  readonly host: string;
  readonly mode: 'sandbox' | 'production';
  /** The work of this process: answer requests, work on jobs, or both. */
  readonly role: Environment['FAIRWAY_ROLE'];
  readonly dataFolder: string;
  readonly portalFolder: string;
  /** The public URL of the portal, without a slash at the end. */
  readonly publicUrl: string;
  /** Other sites' origins that may send calls from a browser. */
  readonly allowedOrigins: readonly string[];
  readonly trustProxy: number | string;
  /** Absent: PostgreSQL runs embedded in the data folder. */
  readonly databaseUrl: string | undefined;
  /** Leads to the same database past a pooler. */
  readonly directUrl: string | undefined;
  /** A replica of it. */
  readonly replicaUrl: string | undefined;
  /** The folder for the embedded PostgreSQL's log of writes, for a restore to any instant. */
  readonly archiveFolder: string | undefined;
  readonly poolSize: number;
  readonly logLevel: Environment['LOG_LEVEL'];
  readonly drainSeconds: number;
  /** The time after which a client that reads nothing of its response is disconnected. */
  readonly answerStallSeconds: number;
  /** Calls with an effect from one address in a minute. */
  readonly writesPerMinute: number;
  /** Failed logins of strangers in ten minutes, over all accounts, after which strangers are challenged. */
  readonly failedLogins: number;
  /** New signing keys for one address in a minute. */
  readonly handshakesPerMinute: number;
  readonly sampleData: boolean;
  /** The operator of the portal: whether it shows the sample, how readers reach them, and numbers of public registers. */
  readonly operator: {
    readonly sample: boolean;
    readonly phone: string | null;
    readonly email: string | null;
    readonly records: {
      readonly icp: string | null;
      readonly publicSecurity: string | null;
      readonly licence: string | null;
    };
  };
  /** The most codes that are sent in an hour: by SMS, by email, and for one network over all recipients. */
  readonly codesPerHour: { readonly phone: number; readonly email: number; readonly network: number };
  readonly sms:
    | { readonly service: 'sandbox' }
    | {
        readonly service: 'aliyun';
        readonly accessKeyId: string;
        readonly accessKeySecret: string;
        readonly signName: string;
        readonly templateCode: string;
        readonly noticeTemplateCode: string | undefined;
        readonly templates: Readonly<Record<string, string>>;
        readonly endpoint: string;
      };
  readonly email:
    | { readonly service: 'sandbox' }
    | {
        readonly service: 'smtp';
        readonly host: string;
        readonly port: number;
        readonly user: string | undefined;
        readonly password: string | undefined;
        readonly from: string;
      };
  /** The storage of uploaded files; `folder` absent: in the data folder. */
  readonly files:
    | { readonly service: 'folder'; readonly folder: string | undefined }
    | {
        readonly service: 's3';
        readonly endpoint: string;
        readonly region: string;
        readonly bucket: string;
        readonly accessKeyId: string;
        readonly secretAccessKey: string;
      };
  readonly social:
    | { readonly service: 'sandbox' | 'off' }
    | ({ readonly service: 'weixin' } & WeixinSettings);
}

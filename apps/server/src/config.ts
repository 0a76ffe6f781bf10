import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Environment, environment, type Settings } from './settings.ts';
import {
  readPart,
  readTogether,
  SettingsError,
  type SettingsPart,
  type SettleHelp,
  type Variables,
} from './settingsPart.ts';

export { root, type Settings } from './settings.ts';
export { SettingsError } from './settingsPart.ts';

/** The configuration of the server: its settings, checked, with the secret filled in. */
export interface Config extends Settings {
  /** At least 32 bytes; keys of every hash and seal are derived from it. */
  readonly secret: Uint8Array;
}

/** Invented: the domain is reserved for examples (RFC 2606), and no phone numbers begin with 100. */
const sampleContact = { phone: '100 0000 0000', email: 'service@fairway.example' };

const common: SettingsPart<Omit<Settings, 'of'>> = { environment, settle };

/**
 * Reads and checks the settings of the environment. Throws a `SettingsError` that names every wrong one, those of the
 * given parts included; without parts these are checked on first use.
 */
export function readSettings(variables: Variables, parts: readonly SettingsPart<unknown>[] = []): Settings {
  const read = new Map<SettingsPart<unknown>, unknown>();
  if (parts.length > 0) readTogether([common, ...parts].map((part) => () => readPart(part, variables)));
  return {
    ...readPart(common, variables),
    of<Own>(part: SettingsPart<Own>): Own {
      if (!read.has(part)) read.set(part, readPart(part, variables));
      return read.get(part) as Own;
    },
  };
}

/** Adds the secret: from FAIRWAY_SECRET, or generated once into the data folder. */
export function withSecret(settings: Settings, secret: string | undefined): Config {
  return { ...settings, secret: secret ? Buffer.from(secret) : storedSecret(settings.dataFolder) };
}

function storedSecret(folder: string): Uint8Array {
  const file = join(folder, 'secret');
  mkdirSync(folder, { recursive: true });
  try {
    // Written with `wx`, so that of two concurrent first starts one writes it and the other reads it.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = readFileSync(file);
  if (secret.length < 32)
    throw new SettingsError([`${file} is damaged: it must hold at least 32 characters`]);
  return secret;
}

function settle(env: Environment, { production, need, real, refuse }: SettleHelp): Omit<Settings, 'of'> {
  const smsService = real('SMS_SERVICE', env.SMS_SERVICE, 'aliyun');
  const emailService = real('EMAIL_SERVICE', env.EMAIL_SERVICE, 'smtp');

  if (production && env.SOCIAL_SERVICE === 'sandbox') {
    refuse('SOCIAL_SERVICE: sandbox is refused in production; set weixin or off');
  }
  if (production && env.SAMPLE_DATA === 'yes') {
    refuse('SAMPLE_DATA: yes is refused in production');
  }
  if (production) need('PUBLIC_URL', 'in production: the address people open');
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const) {
    if (env[name] && !env.DATABASE_URL)
      refuse(`${name}: needs DATABASE_URL, whose database it is another way to`);
  }
  if (env.DATABASE_ARCHIVE && env.DATABASE_URL) {
    refuse('DATABASE_ARCHIVE: is for the embedded PostgreSQL; the archive of another one is set up there');
  }
  if (production && env.DATABASE_URL) need('FAIRWAY_SECRET', 'in production with DATABASE_URL');

  const sms: Settings['sms'] =
    smsService === 'aliyun'
      ? {
          service: 'aliyun',
          accessKeyId: need('ALIYUN_SMS_ACCESS_KEY_ID', 'with SMS_SERVICE=aliyun'),
          accessKeySecret: need('ALIYUN_SMS_ACCESS_KEY_SECRET', 'with SMS_SERVICE=aliyun'),
          signName: need('ALIYUN_SMS_SIGN_NAME', 'with SMS_SERVICE=aliyun'),
          templateCode: need('ALIYUN_SMS_TEMPLATE_CODE', 'with SMS_SERVICE=aliyun'),
          noticeTemplateCode: env.ALIYUN_SMS_NOTICE_TEMPLATE_CODE,
          templates: env.ALIYUN_SMS_TEMPLATES,
          endpoint: env.ALIYUN_SMS_ENDPOINT,
        }
      : { service: 'sandbox' };
  const email: Settings['email'] =
    emailService === 'smtp'
      ? {
          service: 'smtp',
          host: need('SMTP_HOST', 'with EMAIL_SERVICE=smtp'),
          port: env.SMTP_PORT,
          user: env.SMTP_USER,
          password: env.SMTP_PASSWORD,
          from: need('SMTP_FROM', 'with EMAIL_SERVICE=smtp'),
        }
      : { service: 'sandbox' };
  const files: Settings['files'] =
    env.FILE_SERVICE === 's3'
      ? {
          service: 's3',
          endpoint: need('S3_ENDPOINT', 'with FILE_SERVICE=s3'),
          region: env.S3_REGION,
          bucket: need('S3_BUCKET', 'with FILE_SERVICE=s3'),
          accessKeyId: need('S3_ACCESS_KEY_ID', 'with FILE_SERVICE=s3'),
          secretAccessKey: need('S3_SECRET_ACCESS_KEY', 'with FILE_SERVICE=s3'),
        }
      : { service: 'folder', folder: env.FILE_FOLDER };

  if (env.FAIRWAY_ROLE !== 'all' && !env.DATABASE_URL)
    need('DATABASE_URL', `with FAIRWAY_ROLE=${env.FAIRWAY_ROLE}: servers and workers share a database`);

  const sampleData = env.SAMPLE_DATA === undefined ? !production : env.SAMPLE_DATA === 'yes';
  const social = socialOf(env, need);

  return {
    port: env.PORT,
    host: env.HOST,
    mode: env.FAIRWAY_MODE,
    role: env.FAIRWAY_ROLE,
    dataFolder: env.FAIRWAY_DATA,
    portalFolder: env.FAIRWAY_PORTAL,
    publicUrl:
      env.PUBLIC_URL?.replace(/\/+$/, '') ??
      `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${env.PORT}`,
    allowedOrigins: env.ALLOWED_ORIGINS ?? [],
    trustProxy: env.TRUST_PROXY,
    databaseUrl: env.DATABASE_URL,
    directUrl: env.DATABASE_DIRECT_URL,
    archiveFolder: env.DATABASE_ARCHIVE,
    replicaUrl: env.DATABASE_REPLICA_URL,
    poolSize: env.DATABASE_POOL_SIZE,
    logLevel: env.LOG_LEVEL,
    drainSeconds: env.DRAIN_SECONDS,
    answerStallSeconds: env.ANSWER_STALL_SECONDS,
    writesPerMinute: env.LIMIT_WRITES_PER_MINUTE,
    failedLogins: env.LIMIT_FAILED_LOGINS,
    handshakesPerMinute: env.LIMIT_HANDSHAKES_PER_MINUTE,
    sampleData,
    operator: {
      sample: sampleData,
      phone: env.CONTACT_PHONE ?? (sampleData ? sampleContact.phone : null),
      email: env.CONTACT_EMAIL ?? (sampleData ? sampleContact.email : null),
      records: {
        icp: env.SITE_ICP_NUMBER ?? null,
        publicSecurity: env.SITE_PUBLIC_SECURITY_NUMBER ?? null,
        licence: env.SITE_LICENCE ?? null,
      },
    },
    codesPerHour: {
      phone: env.SMS_CODES_PER_HOUR,
      email: env.EMAIL_CODES_PER_HOUR,
      network: env.NETWORK_CODES_PER_HOUR,
    },
    sms,
    email,
    files,
    social,
  };
}

function socialOf(env: Environment, need: SettleHelp['need']): Settings['social'] {
  if (env.SOCIAL_SERVICE !== 'weixin') return { service: env.SOCIAL_SERVICE };
  const why = 'with SOCIAL_SERVICE=weixin';
  const id = 'WEIXIN_OFFICIAL_APP_ID';
  const secret = 'WEIXIN_OFFICIAL_APP_SECRET';
  return {
    service: 'weixin',
    website: { appId: need('WEIXIN_APP_ID', why), appSecret: need('WEIXIN_APP_SECRET', why) },
    official:
      env[id] || env[secret]
        ? { appId: need(id, `with ${secret}`), appSecret: need(secret, `with ${id}`) }
        : undefined,
    apiUrl: env.WEIXIN_API_URL,
    openUrl: env.WEIXIN_OPEN_URL,
  };
}

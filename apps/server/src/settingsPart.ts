import * as v from 'valibot';

/** The environment variables that one part of the server reads, and the settings made from them. */
export interface SettingsPart<Settings> {
  /** Checked one by one: an empty variable counts as not set. */
  readonly environment: v.ObjectSchema<v.ObjectEntries, undefined>;
  readonly settle: (env: never, help: SettleHelp) => Settings;
}

export interface SettleHelp {
  readonly production: boolean;
  /** In production with DATABASE_URL: other servers may share what would otherwise be made in the data folder. */
  readonly sharesDatabase: boolean;
  /** The value of a variable that the other settings make necessary; `why` ends the sentence "needed …". */
  need(name: string, why: string): string;
  /**
   * The service that a setting names. Production refuses the sandbox; because it then allows `only` one, the refusal
   * lists the settings that this one needs.
   */
  real<Service extends string>(
    name: string,
    service: Service | 'sandbox' | undefined,
    only: Service,
  ): Service | 'sandbox';
  /** Notes a setting that cannot be, `NAME: why`. */
  refuse(wrong: string): void;
}

/** Settings that cannot be used. The message names each one with its allowed values. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  /** One line for each that is wrong. */
  readonly wrong: readonly string[];
  constructor(wrong: readonly string[]) {
    super(`Wrong settings:\n  ${wrong.join('\n  ')}`);
    this.wrong = wrong;
  }
}

export type Variables = Readonly<Record<string, string | undefined>>;

/** Declares the environment variables of a part of the server. Only checks types. */
export function settingsPart<const Entries extends v.ObjectEntries, Settings>(
  entries: Entries,
  settle: (env: v.InferOutput<v.ObjectSchema<Entries, undefined>>, help: SettleHelp) => Settings,
): SettingsPart<Settings> {
  return { environment: v.object(entries), settle };
}

/** Reads one part. Throws a {@link SettingsError} that names every wrong variable of it. */
export function readPart<Settings>(part: SettingsPart<Settings>, variables: Variables): Settings {
  const values = Object.fromEntries(
    Object.keys(part.environment.entries).flatMap((name) => {
      const value = variables[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const checked = v.safeParse(part.environment, values);
  if (!checked.success)
    throw new SettingsError(checked.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`));
  const wrong: string[] = [];
  const env: Readonly<Record<string, unknown>> = checked.output;
  const production = variables.FAIRWAY_MODE?.trim() === 'production';
  const settings = part.settle(env as never, {
    production,
    sharesDatabase: production && Boolean(variables.DATABASE_URL?.trim()),
    need(name, why) {
      const value = env[name];
      if (value === undefined || value === '') wrong.push(`${name}: needed ${why}`);
      return String(value ?? '');
    },
    real(name, service = 'sandbox', only) {
      if (!production || service !== 'sandbox') return service;
      wrong.push(`${name}: sandbox is refused in production; set ${only}`);
      return only;
    },
    refuse: (reason) => void wrong.push(reason),
  });
  if (wrong.length > 0) throw new SettingsError(wrong);
  return settings;
}

/** Reads several parts, so that the mistakes of all of them are reported at once. */
export function readTogether(reads: readonly (() => unknown)[]): void {
  const wrong = reads.flatMap((read) => {
    try {
      read();
      return [];
    } catch (error) {
      if (error instanceof SettingsError) return error.wrong;
      throw error;
    }
  });
  if (wrong.length > 0) throw new SettingsError(wrong);
}

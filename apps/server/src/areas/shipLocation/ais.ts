import * as v from 'valibot';

/** A position of a ship that AIS reported. */
export interface AisReport {
  readonly at: Date;
  readonly lon: number;
  readonly lat: number;
  readonly speed: number | null;
  readonly course: number | null;
}

/** A source of AIS positions. Null if it has not received this vessel, or is unavailable; never throws. */
export interface PositionSource {
  heard(imo: string): Promise<AisReport | null>;
}

export interface AisSettings {
  readonly url: string;
  readonly key: string;
}

const timeout = 5000;
const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));
const report = v.object({
  AIS: v.object({
    TIMESTAMP: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/)),
    LATITUDE: degrees(90),
    LONGITUDE: degrees(180),
    SPEED: v.nullish(v.number()),
    COURSE: v.nullish(v.number()),
    IMO: v.number(),
  }),
});

/** AIS by VesselFinder's API: `GET /vessels?userkey=…&imo=…`, a list of reports; the newest of the ship counts. */
export function vesselFinder({ url, key }: AisSettings): PositionSource {
  return {
    async heard(imo) {
      const address = new URL(`${url.replace(/\/+$/, '')}/vessels`);
      address.search = new URLSearchParams({ userkey: key, imo, format: 'json' }).toString();
      const signal = AbortSignal.timeout(timeout);
      const body: unknown = await fetch(address, { signal, redirect: 'error' })
        .then((answer) => (answer.ok ? answer.json() : null))
        // The address contains the key, so errors are not passed on.
        .catch(() => null);
      const list = v.safeParse(v.array(v.unknown()), body);
      if (!list.success) return null;
      const reports = list.output.flatMap((each) => {
        const read = v.safeParse(report, each);
        // A report of another vessel does not count.
        return read.success && String(read.output.AIS.IMO) === imo ? [aisReportOf(read.output.AIS)] : [];
      });
      return reports.toSorted((a, b) => Number(b.at) - Number(a.at))[0] ?? null;
    },
  };
}

/** 102.3 knots and 360 degrees are what AIS sends for "not known". */
function aisReportOf(answer: v.InferOutput<typeof report>['AIS']): AisReport {
  const { SPEED, COURSE } = answer;
  return {
    at: new Date(answer.TIMESTAMP.replace(' ', 'T').replace(' UTC', 'Z')),
    lon: answer.LONGITUDE,
    lat: answer.LATITUDE,
    speed: SPEED == null || SPEED > 60 ? null : SPEED,
    course: COURSE == null || COURSE >= 360 || COURSE < 0 ? null : COURSE,
  };
}

import * as v from 'valibot';
import { oneOf, whole } from '../../settings.ts';
import { settingsPart } from '../../settingsPart.ts';

const carrierCode = v.pipe(v.string(), v.regex(/^[A-Z0-9]{4}$/));
const connection = v.object({
  url: v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//)),
  header: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z-]{1,40}$/)), 'Consumer-Key'),
  key: v.pipe(v.string(), v.minLength(1), v.regex(/^[\x20-\x7e]+$/)),
});
const connections = v.record(carrierCode, connection);

export const trackingSettings = settingsPart(
  {
    TRACKING_SERVICE: v.optional(oneOf(['sandbox', 'dcsa', 'off'])),
    TRACKING_CARRIERS: v.optional(v.string()),
    TRACKING_CALLS_PER_MINUTE: v.optional(whole(1, 100_000, ' calls'), '300'),
  },
  (env, { production, need, refuse }) => {
    const service = env.TRACKING_SERVICE ?? (production ? 'off' : 'sandbox');
    if (production && service === 'sandbox')
      refuse('TRACKING_SERVICE: sandbox is refused in production; set dcsa or off');
    const carriers =
      service === 'dcsa'
        ? read(need('TRACKING_CARRIERS', 'with TRACKING_SERVICE=dcsa: how each carrier is reached'), refuse)
        : {};
    return {
      service,
      /** Connections by the code of the carrier. */
      carriers,
      /** The limit of calls per minute to each carrier. */
      callsPerMinute: env.TRACKING_CALLS_PER_MINUTE,
    };
  },
);

function read(text: string, refuse: (wrong: string) => void): v.InferOutput<typeof connections> {
  if (text === '') return {};
  try {
    return v.parse(connections, JSON.parse(text));
  } catch {
    // The parse error would quote a key.
    refuse(
      'TRACKING_CARRIERS: must be JSON, {"MAEU": {"url": "https://…/v2", "header": "Consumer-Key", "key": "…"}}',
    );
    return {};
  }
}

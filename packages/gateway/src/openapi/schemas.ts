import type { ConversionConfig } from '@valibot/to-json-schema';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { BaseIssue, BaseSchema } from 'valibot';
import { attentionShape } from '../contract/attention.ts';
import { otherDevice, session } from '../contract/auth.ts';
import { picture, submitInfo } from '../contract/certification.ts';
import { auditInfo } from '../contract/company.ts';
import { refusedField, refusedFields } from '../contract/envelope.ts';

import {
  carrierBrief,
  sailing,
  sailingDetail,
  surcharge,
  vesselBrief,
  weekPrice,
} from '../contract/freight.ts';
import { port } from '../contract/harbour.ts';
import { newsBrief } from '../contract/news.ts';
import { orderShape, payQr, quote } from '../contract/order.ts';
import { configBO } from '../contract/push.ts';
import { boxPrices, money, portTime, wholeNumber } from '../contract/shapes.ts';
import { seaRouteShape, subscription } from '../contract/subscribe.ts';
import { handOver, uploadedFile } from '../contract/upload.ts';
import { profile } from '../contract/user.ts';
import { codeSent, proofGiven } from '../contract/verifyCode.ts';

type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;
export type JsonObject = Readonly<Record<string, unknown>>;

/** Schemas with a name in the document; all others are inlined. */
const named: Readonly<Record<string, Schema>> = {
  Attention: attentionShape,
  AuditInfo: auditInfo,
  BoxPrices: boxPrices,
  CarrierBrief: carrierBrief,
  CodeSent: codeSent,
  ConfigBO: configBO,
  HandOver: handOver,
  Money: money,
  NewsBrief: newsBrief,
  Order: orderShape,
  OtherDevice: otherDevice,
  PayQr: payQr,
  Picture: picture,
  Port: port,
  PortTime: portTime,
  Profile: profile,
  ProofGiven: proofGiven,
  Quote: quote,
  RefusedField: refusedField,
  RefusedFields: refusedFields,
  Sailing: sailing,
  SailingDetail: sailingDetail,
  SeaRoute: seaRouteShape,
  Session: session,
  SubmitInfo: submitInfo,
  Subscription: subscription,
  Surcharge: surcharge,
  UploadedFile: uploadedFile,
  VesselBrief: vesselBrief,
  WeekPrice: weekPrice,
};

const config: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  definitions: { ...named },
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema }) => {
    if (valibotSchema.type === 'blob') return { type: 'string', format: 'binary' };
    // Numbers of a query arrive as digits; documents show them as numbers.
    if (valibotSchema === wholeNumber.pipe[0]) return { type: 'integer' };
    return undefined;
  },
  overrideAction: ({ valibotAction, jsonSchema }) => {
    if (valibotAction.type === 'iso_week') return { ...jsonSchema, pattern: '^\\d{4}-W\\d{2}$' };
    if (valibotAction.type === 'metadata' && 'metadata' in valibotAction) {
      return { ...jsonSchema, ...(valibotAction.metadata as JsonObject) };
    }
    // Patterns of JSON Schema are read with the flag u; the converter only supports patterns without flags.
    if (valibotAction.type === 'regex' && 'requirement' in valibotAction) {
      return { ...jsonSchema, pattern: (valibotAction.requirement as RegExp).source };
    }
    return undefined;
  },
  ignoreActions: ['trim', 'to_upper_case', 'mime_type', 'max_size', 'check', 'raw_check'],
};

function withoutWrapper({ $defs: _, $schema: __, ...schema }: JsonObject): JsonObject {
  return schema;
}

/** A schema as JSON Schema, with references to the named ones. */
export function jsonSchema(schema: Schema): JsonObject {
  return withoutWrapper(toJsonSchema(schema, config) as unknown as JsonObject);
}

/** The named schemas, for `components.schemas`. */
export function componentSchemas(): Record<string, JsonObject> {
  return Object.fromEntries(
    Object.entries(named).map(([name, schema]) => {
      // A definition that is itself in the list would only refer to itself.
      const { [name]: _, ...definitions } = named;
      return [
        name,
        withoutWrapper(toJsonSchema(schema, { ...config, definitions }) as unknown as JsonObject),
      ];
    }),
  );
}

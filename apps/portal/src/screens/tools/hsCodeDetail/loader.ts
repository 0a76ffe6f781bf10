import { GatewayError } from '@fairway/gateway';
import { hsCode } from '@fairway/gateway/contract/hsCode';
import { readKeyword } from '@fairway/gateway/contract/listAddress';
import type { LoaderArgs } from '@fairway/site';
import { redirect } from 'react-router-dom';
import { hsCodes } from '../hsCode/address.ts';

const longest = 13;
const codeIn = (search: URLSearchParams, name: string) => readKeyword(search.get(name), longest);

/** Reads a code, and the one it is compared with; an unknown code becomes a search instead. */
export async function loader({ search, send }: LoaderArgs) {
  const code = codeIn(search, 'code');
  const against = codeIn(search, 'against');
  if (code === '') throw redirect(hsCodes.addressOf());
  const read = (code: string) => send(hsCode.detail, { query: { code } });
  const [detail, other] = await Promise.all([
    read(code).catch((error: unknown) => {
      if (error instanceof GatewayError && error.codeName === 'notFound')
        throw redirect(hsCodes.addressOf({ keyword: code }));
      throw error;
    }),
    // A second code with a slip in it does not take the first away.
    against === ''
      ? null
      : read(against).catch((error: unknown) => {
          if (error instanceof GatewayError && error.codeName === 'notFound') return null;
          throw error;
        }),
  ]);
  return { detail, other, against };
}

export function queryOf(params: URLSearchParams): string {
  const against = codeIn(params, 'against');
  return new URLSearchParams({ code: codeIn(params, 'code'), ...(against ? { against } : {}) }).toString();
}

export type HsCodeDetailData = Awaited<ReturnType<typeof loader>>;

import type { AsyncCheck } from '@fairway/forms';
import { company } from '@fairway/gateway/contract/company';
import { useGateway } from '@fairway/site';
import { type YesOrNo, yesOrNo } from '@fairway/trade';
import { useMemo } from 'react';

/** Checks on the server whether names and codes belong to another company, each when its field is left. */
export function useFreeChecks() {
  const { send } = useGateway();
  return useMemo(() => {
    const free =
      (ask: (value: string, signal: AbortSignal) => Promise<{ status: YesOrNo }>): AsyncCheck =>
      async (value, signal) =>
        (await ask(value, signal)).status === yesOrNo.yes ? 'taken' : null;
    return {
      companyName: free((companyName, signal) =>
        send(company.validateCompanyNameExist, { query: { companyName } }, { signal }),
      ),
      creditCode: free((creditCode, signal) =>
        send(company.validateCreditCodeExist, { query: { creditCode } }, { signal }),
      ),
      registerCode: free((registerCode, signal) =>
        send(company.validateRegisterCodeExist, { query: { registerCode } }, { signal }),
      ),
      companyCode: free((companyCode, signal) =>
        send(company.validateCompanyCodeExist, { query: { companyCode } }, { signal }),
      ),
      adminAccount: free((account, signal) =>
        send(company.validateAccountExist, { query: { account } }, { signal }),
      ),
    };
  }, [send]);
}
